import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { id, message, num, numOr, paging, rows, text } from '../wire/fields';

const none = v.object({});

export const cancelOrder = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/customer/order/cancel',
  summary: 'Cancel an order that the store has not begun',
  auth: 'anyone',
  query: none,
  body: v.object({
    order_id: id,
    guest_id: v.optional(v.nullable(text)),
    contact_number: v.optional(v.nullable(text)),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
    note: v.optional(v.pipe(text, v.maxLength(500)), ''),
  }),
  answer: message,
});

/** What an order brought into the cart: what was left out, and of what there is less, for want of stock or by the item's maximum. */
const refilled = v.object({
  module_id: id,
  added: numOr(0),
  left_out: rows(text),
  short: v.optional(
    rows(v.object({ name: text, wanted: num, taken: num, limited: v.boolean() })),
    [],
  ),
});

export const orderAgain = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/order-again',
  summary:
    'Put what an order held into the cart of its module; what is not sold today is left out, of what is short there is as much as is left, once for each key; 409 store_conflict unless replace, item_unavailable when nothing is left',
  auth: 'guest',
  query: none,
  body: v.object({
    order_id: id,
    guest_id: v.optional(v.nullable(text)),
    /** Give up what the cart holds. */
    replace: v.optional(v.boolean(), false),
  }),
  answer: refilled,
  idempotent: true,
});

export const editOrder = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/customer/order/edit',
  summary:
    'Take an order back that its store has not accepted, to change it: it is cancelled, what was paid goes back, and what it held is in the cart of its module, all at once and once for each key; 409 order_accepted, 409 cart_not_empty unless replace, item_unavailable when nothing of it is sold, not_editable for parcels and prescriptions, and while its store takes no orders',
  auth: 'guest',
  query: none,
  body: v.object({
    order_id: id,
    guest_id: v.optional(v.nullable(text)),
    /** Give up what the cart holds. */
    replace: v.optional(v.boolean(), false),
  }),
  answer: refilled,
  idempotent: true,
});

export const listCancellationReasons = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/customer/order/cancellation-reasons',
  summary:
    "Reasons to cancel; of type 'parcel' those of who sends something, else those of who orders",
  auth: 'none',
  query: v.object({ type: v.optional(text), ...paging }),
  body: none,
  answer: v.object({ reasons: rows(v.object({ id, reason: text })) }),
});
