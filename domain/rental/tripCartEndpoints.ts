import * as v from 'valibot';
import { guestQuery } from '../cart/cartEndpoints';
import { coupon } from '../checkout/coupon';
import { endpoint } from '../wire/define';
import { id, jsonText, numOr, rows, text } from '../wire/fields';
import {
  addVehiclePayload,
  tripCart,
  tripChangeAnswer,
  updateTripCartPayload,
  updateUserDataPayload,
} from './tripCart';

const none = v.object({});

export const getTripCart = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/user/cart/get-cart',
  summary: 'The trip cart',
  auth: 'guest',
  query: guestQuery,
  body: none,
  answer: tripCart,
});

/** Errors that a trip itself can have, in the order in which they are found. */
const tripErrors =
  'pickup_past, pickup_far, trip_duration, pickup_outside_zone, 503 routing_unavailable';

export const addVehicle = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/cart/add-to-cart',
  summary: `Add a vehicle; 404 vehicle_gone; 409 provider_conflict, trip_type_conflict, trip_hours_conflict; 400 trip_type_missing, vehicle_limit, vehicle_unavailable, ${tripErrors}`,
  auth: 'guest',
  query: none,
  body: addVehiclePayload,
  answer: tripCart,
});

export const replaceTripCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/cart/confirm',
  summary: 'Empty the trip cart and add a vehicle, both or neither; errors of add-to-cart',
  auth: 'guest',
  query: none,
  body: addVehiclePayload,
  answer: tripCart,
});

export const updateTripCart = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/rental/user/cart/update-cart',
  summary: `Change the quantity of a line, and facts of the trip; 400 vehicle_limit, vehicle_unavailable, ${tripErrors}`,
  auth: 'guest',
  query: none,
  body: updateTripCartPayload,
  answer: tripCart,
});

/** The same call by another verb, which apps of this family use. */
export const postTripCart = /* @__PURE__ */ endpoint({ ...updateTripCart, method: 'POST' });

export const updateTripUserData = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/rental/user/cart/update-user-data/{id}',
  summary: `Change trip type, places, time and duration of the cart; ids of the vehicles that lack the trip type when there are any, and then nothing changes; ${tripErrors}`,
  auth: 'guest',
  query: none,
  body: updateUserDataPayload,
  answer: tripChangeAnswer,
});

export const removeVehicle = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/rental/user/cart/remove-vehicle',
  summary: 'Remove a line by cart_id or vehicle_id; all lines without either',
  auth: 'guest',
  query: v.object({
    ...guestQuery.entries,
    cart_id: v.optional(id),
    vehicle_id: v.optional(id),
    quantity: v.optional(numOr(null), null),
    pickup_time: v.optional(text, ''),
    rental_type: v.optional(text, ''),
  }),
  body: none,
  answer: tripCart,
});

export const removeVehicles = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/rental/user/cart/remove-multiple-cart',
  summary: 'Remove several lines',
  auth: 'guest',
  query: v.object({
    ...guestQuery.entries,
    cart_ids: jsonText(v.pipe(v.array(id), v.maxLength(100))),
  }),
  body: none,
  answer: tripCart,
});

export const clearTripCart = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: '/rental/user/cart/remove-cart',
  summary: 'Empty the trip cart',
  auth: 'guest',
  query: guestQuery,
  body: none,
  answer: tripCart,
});

export const resetTripCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/cart/reset',
  summary:
    'Empty the trip cart when its provider picks up in none of the zones of the header; answers the cart as it then is',
  auth: 'guest',
  query: none,
  body: v.object({ guest_id: v.optional(v.nullable(text)) }),
  answer: tripCart,
  scoped: true,
});

export const listTripCoupons = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/coupon/list',
  summary:
    "Coupons for trips in the zones, those of providers that pick up there among them; with provider_id, of this provider's own alone",
  auth: 'guest',
  query: v.object({ ...guestQuery.entries, provider_id: v.optional(id) }),
  body: none,
  answer: rows(coupon),
  scoped: true,
});

export const applyTripCoupon = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/coupon/apply',
  summary:
    'Check a coupon for the trip cart; coupon_expired, coupon_invalid, coupon_limit, coupon_minimum, coupon_store, coupon_zone',
  auth: 'guest',
  query: v.object({
    ...guestQuery.entries,
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
  }),
  body: none,
  answer: coupon,
  scoped: true,
});
