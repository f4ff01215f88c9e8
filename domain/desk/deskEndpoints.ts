import * as v from 'valibot';
import { endpoint } from '../wire/define';
import { flag, id, message, num, numOr, rows, text } from '../wire/fields';
import { deskFigures, deskOrder, mostMinutes, refusalReasons, rescueWays } from './deskOrder';
import { deskPerson, leastPassword, mostPrice, openingHours, staffMember } from './staff';

const none = v.object({});
const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255));
const session = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

export const signInAtDesk = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/sign-in',
  summary: 'Sign in at the desk of a store; credentials, too_many_attempts',
  auth: 'none',
  query: none,
  body: v.object({ email, password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)) }),
  answer: session,
});

export const choosePassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/password',
  summary: 'Choose a password with the link that one was given, once; invite_expired',
  auth: 'none',
  query: none,
  body: v.object({
    invite: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    password: v.pipe(v.string(), v.minLength(leastPassword), v.maxLength(200)),
  }),
  answer: session,
});

export const signOutOfDesk = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/sign-out',
  summary: 'End this session at the desk',
  auth: 'staff',
  query: none,
  body: none,
  answer: message,
});

export const readDesk = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/me',
  summary: 'Who is signed in at the desk, and of which store',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskPerson,
});

export const listDeskOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/orders',
  summary: 'Orders of the store: the open ones, oldest first, or all of today, newest first',
  auth: 'staff',
  query: v.object({
    of: v.optional(v.picklist(['open', 'today']), 'open'),
    /** The `next` of the page before. */
    after: v.optional(v.nullable(num)),
    limit: v.optional(v.pipe(num, v.integer(), v.minValue(1), v.maxValue(100)), 50),
  }),
  body: none,
  answer: v.object({ orders: rows(deskOrder), next: numOr(null) }),
});

export const readDeskOrder = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/orders/{id}',
  summary: 'An order of the store',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskOrder,
});

export const acceptOrder = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/orders/{id}/accept',
  summary: 'Accept an order and say how many minutes it takes; order_handled says by whom',
  auth: 'staff',
  query: none,
  body: v.object({ minutes: v.pipe(num, v.integer(), v.minValue(1), v.maxValue(mostMinutes)) }),
  answer: deskOrder,
});

export const refuseOrder = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/orders/{id}/refuse',
  summary: 'Refuse an order for a reason: stock, coupon and money go back; order_handled',
  auth: 'staff',
  query: none,
  body: v.object({ reason: v.picklist(refusalReasons) }),
  answer: deskOrder,
});

export const markPrepared = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/orders/{id}/prepared',
  summary: 'Say that an order is ready; order_handled',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskOrder,
});

export const handOver = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/orders/{id}/handed-over',
  summary: 'Say that an order was given to its courier, or to who collects it; order_handled',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskOrder,
});

export const deliverOrder = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/orders/{id}/delivered',
  summary:
    'Say that an order was brought by a courier of the store’s own, with the cash that was due; cash_due, order_handled',
  auth: 'staff',
  query: none,
  body: v.object({ is_cash_collected: v.optional(v.picklist([0, 1]), 0) }),
  answer: deskOrder,
});

export const rescueOrder = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/orders/{id}/rescue',
  summary:
    'Say what becomes of an order whose courier is silent on the way, or has given it up: it is back and offered again, made again, fetched from them by another, or canceled and its money given back; order_handled',
  auth: 'staff',
  query: none,
  body: v.object({ way: v.picklist(rescueWays) }),
  answer: deskOrder,
});

export const readFigures = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/figures',
  summary: 'Orders, sum and refusals of today',
  auth: 'staff',
  query: none,
  body: none,
  answer: deskFigures,
});

export const listDeskItems = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/items',
  summary: 'Items of the store by name, sold out ones too',
  auth: 'staff',
  query: v.object({
    name: v.optional(v.pipe(text, v.maxLength(100)), ''),
    /** 1 for what was taken off the menu. */
    is_off: v.optional(flag, 0),
    /** The `next` of the page before. */
    after: v.optional(v.nullable(num)),
  }),
  body: none,
  answer: v.object({
    items: rows(
      v.object({
        id,
        name: text,
        image_full_url: text,
        price: num,
        can_price: numOr(0),
        is_sold_out: numOr(0),
      }),
    ),
    next: numOr(null),
  }),
});

export const setSoldOut = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/items/{id}/sold-out',
  summary: 'Say that an item is sold out, or back',
  auth: 'staff',
  query: none,
  body: v.object({ is_sold_out: v.picklist([0, 1]) }),
  answer: message,
});

export const setPrice = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/items/{id}/price',
  summary:
    'What one piece costs from now on; of items without variations. 409 item_changed where it no longer costs `price_was`',
  auth: 'owner',
  query: none,
  body: v.object({
    price: v.pipe(num, v.minValue(0), v.maxValue(mostPrice)),
    /** As it was read by whoever changes it. */
    price_was: v.optional(num),
  }),
  answer: message,
});

export const setHours = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/hours',
  summary:
    'When the store takes orders: rows by weekday (0 Sunday), "10:00" to "22:00"; changed_meanwhile',
  auth: 'owner',
  query: none,
  body: v.object({
    hours: v.pipe(v.array(openingHours), v.maxLength(28)),
    /** As they were read by whoever changes them. */
    hours_was: v.optional(v.pipe(v.array(openingHours), v.maxLength(28))),
  }),
  answer: deskPerson,
});

export const setBusy = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/busy',
  summary: 'Ask shoppers for 15 minutes more than usual, or no longer',
  auth: 'staff',
  query: none,
  body: v.object({ is_busy: v.picklist([0, 1]) }),
  answer: deskPerson,
});

export const setPause = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/pause',
  summary: 'Take no orders for some minutes; 0 opens again',
  auth: 'owner',
  query: none,
  body: v.object({ minutes: v.pipe(num, v.integer(), v.minValue(0), v.maxValue(7 * 24 * 60)) }),
  answer: deskPerson,
});

export const listStaff = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/staff',
  summary: 'People of the store',
  auth: 'owner',
  query: none,
  body: none,
  answer: v.object({ staff: rows(staffMember) }),
});

export const inviteStaff = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/desk/staff',
  summary: 'A link by which somebody joins the store; email_taken',
  auth: 'owner',
  query: none,
  body: v.object({ email }),
  answer: v.object({ link: text }),
});

export const removeStaff = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/desk/staff/{id}',
  summary: 'Somebody of the store is it no longer; their sessions end',
  auth: 'owner',
  query: none,
  body: none,
  answer: message,
});
