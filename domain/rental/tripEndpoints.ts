import * as v from 'valibot';
import { guestQuery } from '../cart/cartEndpoints';
import { paymentGateway } from '../orders/order';
import { opinion } from '../values/opinion';
import { endpoint } from '../wire/define';
import { id, message, num, page, paging, rows, text } from '../wire/fields';
import {
  bookedTrip,
  bookTripPayload,
  trip,
  tripDetails,
  tripLengthQuote,
  tripQuote,
  tripQuotePayload,
} from './trip';

const none = v.object({});

/** Guests open a trip with its number and their contact number, or with their guest id. */
export const tripQueryFields = v.object({
  ...guestQuery.entries,
  trip_id: id,
  contact_number: v.optional(v.nullable(text)),
});

const named = {
  trip_id: id,
  guest_id: v.optional(v.nullable(text)),
  contact_number: v.optional(v.nullable(text)),
};

export const quoteTripCart = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/trip/get-tax',
  summary: 'What the trip cart costs, every amount',
  auth: 'guest',
  query: none,
  body: tripQuotePayload,
  answer: tripQuote,
});

export const bookTrip = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/trip/trip-booking',
  summary:
    'Book the trip cart, once for each key; cart_empty, 409 already_booked (with trip_id: that trip emptied the cart), 404 vehicle_gone, vehicle_limit, vehicle_unavailable, 409 amount_changed, 409 changed_meanwhile (the trip is not seen_trip), payment_unavailable, cod_limit, contact_required, guest_checkout_off, coupon refusals',
  auth: 'guest',
  query: none,
  body: bookTripPayload,
  answer: bookedTrip,
  idempotent: 'required',
});

export const listTrips = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/user/trip/get-trip-list',
  summary: 'Trips, newest first; `status` running (default: all) or past',
  auth: 'guest',
  query: v.object({
    ...guestQuery.entries,
    ...paging,
    status: v.optional(v.fallback(v.picklist(['all', 'running', 'past']), 'all'), 'all'),
  }),
  body: none,
  answer: page('trips', trip),
});

export const getTrip = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/user/trip/get-trip-details',
  summary: 'A trip with its vehicles',
  auth: 'anyone',
  query: tripQueryFields,
  body: none,
  answer: tripDetails,
});

export const cancelTrip = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/rental/user/trip/cancel-trip',
  summary: 'Cancel a trip that has not begun; 400 not_cancellable',
  auth: 'anyone',
  query: none,
  body: v.object({
    ...named,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
    note: v.optional(v.pipe(text, v.maxLength(500)), ''),
  }),
  answer: message,
});

export const listTripCancellationReasons = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: '/rental/user/trip/cancellation-reasons',
  summary: 'Reasons to cancel a trip',
  auth: 'none',
  query: none,
  body: none,
  answer: v.object({ reasons: rows(v.object({ id, reason: text })) }),
});

/** Hours from the pickup on, as booked or otherwise. */
const length = { estimated_hours: v.pipe(num, v.integer(), v.minValue(1)) };

export const quoteTripLength = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/trip/length-quote',
  summary:
    'What a booked trip would cost with another length; 403 not_changeable, trip_duration, vehicle_unavailable',
  auth: 'anyone',
  query: none,
  body: v.object({ ...named, ...length }),
  answer: tripLengthQuote,
});

export const changeTripLength = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/rental/user/trip/length',
  summary:
    'Make a booked trip longer or shorter at the amount that was shown; 403 not_changeable, trip_duration, vehicle_unavailable, 409 amount_changed',
  auth: 'anyone',
  query: none,
  body: v.object({ ...named, ...length, trip_amount: v.pipe(num, v.minValue(0)) }),
  answer: message,
});

export const payTrip = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/trip/payment',
  summary:
    'A new payment page for an unpaid trip, or for what a paid one costs more since it was made longer; payment_unavailable',
  auth: 'anyone',
  query: none,
  body: v.object({
    ...named,
    callback: v.pipe(v.string(), v.maxLength(500)),
    payment_gateway: paymentGateway,
  }),
  answer: v.object({ redirect_link: v.pipe(v.string(), v.nonEmpty()) }),
});

export const switchTripToCash = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: '/rental/user/trip/payment-method',
  summary:
    'Pay an unpaid trip, or the rest of one that was made longer, in cash instead; payment_unavailable, cod_limit',
  auth: 'anyone',
  query: none,
  body: v.object(named),
  answer: message,
});

export const reviewVehicle = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: '/rental/user/review/add',
  summary:
    'Review a vehicle of a completed trip, once; 400 not_delivered, image_format, too_large, 409 already_reviewed',
  auth: 'customer',
  query: none,
  body: v.object({ trip_id: id, vehicle_id: id, ...opinion }),
  answer: message,
  multipart: true,
});
