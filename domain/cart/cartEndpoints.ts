import * as v from 'valibot';
import { coupon } from '../checkout/coupon';
import { endpoint } from '../wire/define';
import { id, rows, text } from '../wire/fields';
import { addToCartBody, cartList, updateCartPayload } from './cart';

const none = v.object({});

/** Guests send their id; it is ignored beside a token. */
export const guestQuery = v.object({ guest_id: v.optional(text) });

export const listCart = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/cart/list',
  summary: 'The cart',
  auth: 'guest',
  query: guestQuery,
  body: none,
  answer: cartList,
  scoped: true,
});

export const addToCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/cart/add',
  summary:
    'Add a line, or with `replace` put it in the place of all; 409 store_conflict, 400 out_of_stock, out_of_limit, variation_invalid, item_unavailable',
  auth: 'guest',
  query: none,
  body: addToCartBody,
  answer: cartList,
  scoped: true,
});

export const updateCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/cart/update',
  summary: 'Change a line',
  auth: 'guest',
  query: none,
  body: updateCartPayload,
  answer: cartList,
  scoped: true,
});

export const removeCartItem = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/customer/cart/remove-item',
  summary: 'Remove a line',
  auth: 'guest',
  query: v.object({ ...guestQuery.entries, cart_id: id }),
  body: none,
  answer: cartList,
  scoped: true,
});

export const clearCart = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/customer/cart/remove',
  summary: 'Remove all lines',
  auth: 'guest',
  query: guestQuery,
  body: none,
  answer: cartList,
  scoped: true,
});

export const listCoupons = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/coupon/list',
  summary: 'Coupons that can be used in the zone',
  auth: 'guest',
  query: v.object({ ...guestQuery.entries, store_id: v.optional(id) }),
  body: none,
  answer: rows(coupon),
  scoped: true,
});

export const applyCoupon = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/coupon/apply',
  summary: 'Check a coupon for a store',
  auth: 'guest',
  query: v.object({
    ...guestQuery.entries,
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
    store_id: id,
  }),
  body: none,
  answer: coupon,
  scoped: true,
});
