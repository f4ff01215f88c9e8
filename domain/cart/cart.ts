import * as v from 'valibot';
import { item } from '../catalogue/catalogue';
import { id, num, numOr, rows, text } from '../wire/fields';

/** What was chosen: `{type, price, stock}` for choice options, `{name, values:{label:[...]}}` for dishes. */
export const chosenVariation = v.union([
  v.object({ name: v.string(), values: v.object({ label: v.array(v.string()) }) }),
  v.object({ type: v.string(), price: v.optional(numOr(0), 0), stock: v.optional(numOr(0), 0) }),
]);
export type ChosenVariation = v.InferOutput<typeof chosenVariation>;

const itemModel = v.picklist(['Item', 'ItemCampaign']);

export const substitutions = ['best_match', 'item', 'refund'] as const;
export type Substitution = (typeof substitutions)[number];

/** The item that a shopper would take instead. */
export const substitute = v.object({ id, name: text });

export const noteLength = 200;

/** One line of the cart (CART-19). `price` is the unit price with variation and before discount, add-ons apart. */
const cartEntry = v.object({
  id,
  item_id: id,
  model: v.fallback(itemModel, 'Item'),
  quantity: num,
  price: num,
  variation: v.optional(rows(chosenVariation), []),
  add_on_ids: v.optional(rows(id), []),
  add_on_qtys: v.optional(rows(num), []),
  /** The shopper's words to the store about this line; null from back ends that take none. */
  note: v.optional(v.nullable(text), null),
  substitution: v.optional(v.fallback(v.picklist(substitutions), 'best_match'), 'best_match'),
  substitute: v.optional(v.nullable(substitute), null),
  item,
});
export type CartEntry = v.InferOutput<typeof cartEntry>;

/** The cart calls answer the whole list of entries. */
export const cartList = rows(cartEntry);

const quantity = v.pipe(num, v.integer(), v.minValue(1), v.maxValue(999));

/** Payload of cart/add (CART-18). `price` is a claim; the server computes its own. */
export const addToCartPayload = v.object({
  guest_id: v.optional(v.nullable(text)),
  model: v.optional(itemModel, 'Item'),
  item_id: id,
  price: v.optional(numOr(0), 0),
  quantity,
  variation: v.optional(v.array(chosenVariation), []),
  add_on_ids: v.optional(v.array(id), []),
  add_on_qtys: v.optional(v.array(quantity), []),
  /** Missing or null leaves a line's wishes as they are; a new line has none. */
  note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(noteLength)))),
  substitution: v.optional(v.nullable(v.picklist(substitutions))),
  substitute_item_id: v.optional(v.nullable(id)),
});
export type AddToCartPayload = v.InferOutput<typeof addToCartPayload>;

/** `replace`: the line takes the place of all that is in the cart, in one step or not at all. */
export const addToCartBody = v.object({
  ...addToCartPayload.entries,
  replace: v.optional(v.boolean(), false),
});

export const updateCartPayload = v.object({ ...addToCartPayload.entries, cart_id: id });
export type UpdateCartPayload = v.InferOutput<typeof updateCartPayload>;
