import * as v from 'valibot';

const figure = v.optional(
  v.fallback(
    v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())),
    undefined,
  ),
);
const word = v.optional(
  v.fallback(v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), undefined),
);

/** Query of a store's page (CAT-04), and what is searched for in it. */
export const storeSearch = v.object({
  module_id: figure,
  lat: figure,
  lng: figure,
  store_zone_id: figure,
  q: word,
});
