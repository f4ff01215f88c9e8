import * as v from 'valibot';

/** Query of an item's page (ITEM-21): the module, and what is chosen of the item. */
export const productSearch = v.object({
  module_id: v.optional(
    v.fallback(
      v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite())),
      undefined,
    ),
  ),
  /** A combination of options by its wire name: "Red-XL". */
  variant: v.optional(
    v.fallback(
      v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
      undefined,
    ),
  ),
  /** Choices of a dish: `{"Size":["Large"]}`. */
  pick: v.optional(v.fallback(v.optional(v.record(v.string(), v.array(v.string()))), undefined)),
});
export type ProductSearch = v.InferOutput<typeof productSearch>;
