import * as v from 'valibot';
import { id, num, numOr, rows, text } from '../wire';
import { item } from './catalogue';

/** What was chosen: `{type, price, stock}` for choice options, `{name, values:{label:[...]}}` for dishes. */
export const chosenVariation = v.union([
  v.object({ name: v.string(), values: v.object({ label: v.array(v.string()) }) }),
  v.object({ type: v.string(), price: v.optional(numOr(0), 0), stock: v.optional(numOr(0), 0) }),
]);
export type ChosenVariation = v.InferOutput<typeof chosenVariation>;

export const itemModel = v.picklist(['Item', 'ItemCampaign']);

/** One line of the cart (CART-19). `price` is the unit price with variation and before discount, add-ons apart. */
export const cartEntry = v.object({
  id,
  item_id: id,
  model: v.fallback(itemModel, 'Item'),
  quantity: num,
  price: num,
  variation: v.optional(rows(chosenVariation), []),
  add_on_ids: v.optional(rows(id), []),
  add_on_qtys: v.optional(rows(num), []),
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
});
export type AddToCartPayload = v.InferOutput<typeof addToCartPayload>;

export const updateCartPayload = v.object({ ...addToCartPayload.entries, cart_id: id });
export type UpdateCartPayload = v.InferOutput<typeof updateCartPayload>;
