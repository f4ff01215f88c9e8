import * as v from 'valibot';

const schema = v.object({
  apiUrl: v.optional(v.string(), ''),
  googleMapsKey: v.optional(v.string(), ''),
  mapTilesUrl: v.optional(v.string(), ''),
  mapTilesAttribution: v.optional(v.string(), ''),
  demo: v.optional(v.boolean(), false),
});

function read() {
  try {
    const node = document.getElementById('runtime-config');
    return v.parse(schema, JSON.parse(node?.textContent || '{}'));
  } catch {
    return v.parse(schema, {});
  }
}

/** What a deployment sets in the served page: one build serves every back end. */
export const runtimeConfig = read();
