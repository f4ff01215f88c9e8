import * as v from 'valibot';
import { rescueWays } from '../desk/deskOrder';
import { endpoint } from '../wire/define';
import { message, num, numOr } from '../wire/fields';
import { lostOrders } from './lostOrder';

const none = v.object({});

export const listLostOrders = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/desk/shop/lost-orders',
  summary:
    'Orders and parcels whose courier is silent on the way or has given them up, oldest first',
  auth: 'operator',
  query: v.object({ after: v.optional(v.nullable(num)) }),
  body: none,
  answer: v.object({ orders: lostOrders, next: numOr(null) }),
});

export const passOnOrder = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/desk/shop/lost-orders/{id}/rescue',
  summary:
    'Say what becomes of such an order, as its store would: it is back and offered again, made again (no parcel), fetched from its courier by another, or canceled and its money given back; order_handled, validation',
  auth: 'operator',
  query: none,
  body: v.object({ way: v.picklist(rescueWays) }),
  answer: message,
});
