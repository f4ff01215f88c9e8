import * as v from 'valibot';
import { perLanguage } from '../../domain/language/languages';

const words = v.object(perLanguage(() => v.optional(v.string(), '')));

const schema = v.object({
  apiUrl: v.optional(v.string(), ''),
  /** What the back end at `apiUrl` speaks; empty: found out by its settings. */
  apiDialect: v.optional(v.picklist(['', 'flowmart', 'classic']), ''),
  googleMapsKey: v.optional(v.string(), ''),
  mapTilesUrl: v.optional(v.string(), ''),
  mapTilesAttribution: v.optional(v.string(), ''),
  demo: v.optional(v.boolean(), false),
  /** Whether flows can be watched at /inspector, and whether events can be sent from there. */
  inspector: v.optional(v.picklist(['off', 'read', 'developer']), 'off'),
  /** Of the Firebase project for phone and social sign-in; null when there is none. `emulator` is host:port. */
  firebase: v.optional(
    v.nullable(
      v.object({
        projectId: v.string(),
        apiKey: v.string(),
        authDomain: v.optional(v.string(), ''),
        appId: v.optional(v.string(), ''),
        emulator: v.optional(v.string(), ''),
        messagingSenderId: v.optional(v.string(), ''),
        vapidKey: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
  /** Who the shop is, as its settings said when the page was served; a server that does not know leaves it out. */
  shop: v.optional(
    v.object({
      name: words,
      logo: v.string(),
      hero: v.object({ title: words, text: words }),
    }),
  ),
});

export function readRuntimeConfig(text: string) {
  try {
    return v.parse(schema, JSON.parse(text));
  } catch {
    return v.parse(schema, {});
  }
}

/** What a deployment sets in the served page: one build serves every back end. */
export const runtimeConfig = readRuntimeConfig(
  document.getElementById('runtime-config')?.textContent || '{}',
);

/** Pictures of the shop's back end come as paths; it may stand elsewhere. */
export const pictureAddress = (src: string) =>
  src.startsWith('/media/') ? `${runtimeConfig.apiUrl}${src}` : src;
