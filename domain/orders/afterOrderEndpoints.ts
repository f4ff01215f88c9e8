import * as v from 'valibot';
import { opinion, photoFields } from '../values/opinion';
import { endpoint } from '../wire/define';
import { id, message, rows, text } from '../wire/fields';

const none = v.object({});

export const reviewItem = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/items/reviews/submit',
  summary:
    'Review an item of a delivered order, once; not_delivered, already_reviewed, image_format, too_large',
  auth: 'customer',
  query: none,
  body: v.object({ order_id: id, item_id: id, ...opinion }),
  answer: message,
  multipart: true,
});

export const reviewCourier = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/delivery-man/reviews/submit',
  summary:
    'Review who brought a delivered order, once; not_delivered, already_reviewed, image_format, too_large',
  auth: 'customer',
  query: none,
  body: v.object({ order_id: id, ...opinion }),
  answer: message,
  multipart: true,
});

export const listRefundReasons = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/refund-reasons',
  summary: 'Reasons to ask for money back',
  auth: 'none',
  query: none,
  body: none,
  answer: v.object({ reasons: rows(v.object({ id, reason: text })) }),
});

export const requestRefund = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/refund-request',
  summary:
    'Ask for the money of a delivered order back, once an order; not_refundable, already_requested, image_format, too_large',
  auth: 'guest',
  query: none,
  body: v.object({
    order_id: id,
    guest_id: v.optional(v.nullable(text)),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
    note: v.optional(v.pipe(text, v.trim(), v.maxLength(1_000)), ''),
    ...photoFields,
  }),
  answer: message,
  multipart: true,
});
