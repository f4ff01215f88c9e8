import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, id, message, num, numOr, requiredText, rows, text } from '../wire/fields';
import {
  couponForm,
  couponPlaces,
  couponRow,
  couponStates,
  sellers,
  shopCoupon,
} from './shopCoupon';

const none = v.object({});

export const listShopCoupons = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/coupons',
  summary: 'Coupons that run, are planned, or are over (ended, expired or used up), newest first',
  auth: 'operator',
  query: v.object({
    of: v.optional(v.picklist(couponStates), 'running'),
    /** The `next` of the page before. */
    after: v.optional(v.nullable(num)),
  }),
  body: none,
  answer: v.object({ coupons: rows(couponRow), next: numOr(null) }),
});

export const readCouponPlaces = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/coupon-places',
  summary: 'Modules and zones in which a coupon may work',
  auth: 'operator',
  query: none,
  body: none,
  answer: couponPlaces,
});

export const findSellers = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/sellers',
  summary: 'Stores of a module by name, or its renting offices',
  auth: 'operator',
  query: v.object({ module_id: id, name: v.optional(v.pipe(text, v.maxLength(100)), '') }),
  body: none,
  answer: sellers,
});

export const readShopCoupon = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/coupons/{id}',
  summary: 'A coupon with all that can be said of it, in each language',
  auth: 'operator',
  query: none,
  body: none,
  answer: shopCoupon,
});

export const addShopCoupon = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/shop/coupons',
  summary: 'Make a coupon, once for each key; validation for a code that another has',
  auth: 'operator',
  query: none,
  body: v.object({ coupon: couponForm }),
  answer: shopCoupon,
  idempotent: 'required',
});

export const editShopCoupon = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/coupons/{id}',
  summary:
    'Say what a coupon is from now on; 409 changed_meanwhile where it is no longer what was read, validation',
  auth: 'operator',
  query: none,
  body: v.object({ coupon: couponForm, version: requiredText }),
  answer: shopCoupon,
});

export const setCouponActive = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/coupons/{id}/active',
  summary: 'End a coupon, or let it work again; what was ordered with it stays',
  auth: 'operator',
  query: none,
  body: v.object({ is_active: flag }),
  answer: message,
});
