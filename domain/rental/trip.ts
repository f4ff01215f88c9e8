import * as v from 'valibot';
import { coupon } from '../checkout/coupon';
import { refundWays } from '../orders/afterOrder';
import { paymentGateway, paymentMethods } from '../orders/order';
import { flag, id, num, numOr, rows, text, time } from '../wire/fields';
import { seenTrip } from './seenTrip';
import { rentalType, tripStarts } from './tripCart';
import { tripPlace } from './tripPlace';
import { provider, vehicle } from './vehicle';

export const tripStatuses = ['pending', 'confirmed', 'ongoing', 'completed', 'canceled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const tripQuotePayload = v.object({
  guest_id: v.optional(v.nullable(text)),
  coupon_code: v.optional(v.nullable(text)),
});

/** A vehicle of a quote: what all its units cost for the trip, and what of their own discount that would be. */
const quotedVehicle = v.object({
  vehicle_id: id,
  name: text,
  quantity: num,
  subtotal: num,
  discount: numOr(0),
});

/** The server's price of the trip cart; every amount in the configured currency. `total` is what is to pay. */
export const tripQuote = v.object({
  lines: v.optional(rows(quotedVehicle), []),
  subtotal: num,
  discount: numOr(0),
  discount_by: v.fallback(v.nullable(v.picklist(['provider', 'vehicle'])), null),
  coupon_discount: numOr(0),
  tax_amount: num,
  tax_included: flag,
  /** What other back ends put on top of every trip. */
  additional_charge: v.optional(numOr(0)),
  total: num,
  coupon: v.optional(v.nullable(coupon), null),
  /** Why a coupon that was sent is not used; a code of the error catalogue. */
  coupon_refusal: v.optional(v.nullable(v.object({ code: text, message: text })), null),
});
export type TripQuote = v.InferOutput<typeof tripQuote>;

export const bookTripPayload = v.object({
  ...tripQuotePayload.entries,
  payment_method: v.picklist(paymentMethods),
  payment_gateway: paymentGateway,
  /** The total that the shopper saw; the server refuses with `amount_changed` when it is another. */
  trip_amount: v.pipe(num, v.minValue(0)),
  /** The trip that the shopper saw; the server refuses with `changed_meanwhile` when it is another. */
  seen_trip: v.optional(v.nullable(seenTrip)),
  contact_person_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  contact_person_number: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(25)),
  contact_person_email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(255)))),
  trip_note: v.optional(v.pipe(text, v.maxLength(1000)), ''),
  /** Where the payment page leads back to: an address of the shop itself. */
  callback: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
});
export type BookTripPayload = v.InferInput<typeof bookTripPayload>;

/** `redirect_link` is set when the shopper must pay on another page. */
export const bookedTrip = v.object({
  message: text,
  trip_id: id,
  total_amount: numOr(0),
  redirect_link: v.optional(v.nullable(v.string()), null),
});
export type BookedTrip = v.InferOutput<typeof bookedTrip>;

const tripLine = v.object({
  id,
  vehicle_id: numOr(null),
  name: text,
  image_full_url: text,
  quantity: num,
  /** Price of one unit and one hour, day or kilometre. */
  price: num,
  subtotal: numOr(0),
  discount: numOr(0),
  /** 1 when the customer has reviewed this vehicle for this trip. */
  is_reviewed: v.optional(flag, 0),
  vehicle: v.optional(v.nullable(vehicle), null),
});
export type TripLine = v.InferOutput<typeof tripLine>;

export const trip = v.object({
  id,
  trip_status: v.picklist(tripStatuses),
  trip_type: v.fallback(v.picklist(tripStarts), 'scheduled'),
  rental_type: rentalType,
  estimated_hours: numOr(0),
  estimated_days: numOr(0),
  distance: numOr(0),
  pickup_time: time,
  /** End of the period for which the vehicles are held. */
  return_time: time,
  pickup_location: tripPlace,
  destination_location: tripPlace,
  /** The way as an encoded polyline; empty when none is known. */
  route: text,
  payment_method: v.picklist(paymentMethods),
  payment_status: v.fallback(v.picklist(['paid', 'unpaid']), 'unpaid'),
  trip_amount: num,
  /** What has come in and stayed; less than `trip_amount` once a paid trip was made longer. */
  paid_amount: numOr(0),
  /** What can be paid now of a paid trip that was made longer; with `rest_in_cash` it is left for the return. */
  rest_amount: v.optional(numOr(0), 0),
  rest_in_cash: v.optional(flag, 0),
  /** What has gone back of a paid trip that was made shorter, and where to. */
  given_back_amount: numOr(0),
  given_back_to: v.optional(v.nullable(v.picklist(refundWays)), null),
  subtotal: numOr(0),
  discount_amount: numOr(0),
  discount_by: v.fallback(v.nullable(v.picklist(['provider', 'vehicle'])), null),
  coupon_discount_amount: numOr(0),
  coupon_code: text,
  tax_amount: numOr(0),
  tax_included: flag,
  additional_charge: v.optional(numOr(0)),
  trip_note: text,
  cancellation_reason: text,
  /** Where what was paid has gone back to; null while it has not. */
  refunded_to: v.optional(v.nullable(v.picklist(refundWays)), null),
  contact_person_name: text,
  contact_person_number: text,
  /** What a link to this trip holds in place of the contact number; other back ends may have none. */
  track_token: v.optional(text, ''),
  contact_person_email: text,
  provider: v.optional(v.nullable(provider), null),
  created_at: time,
  pending: time,
  confirmed: time,
  ongoing: time,
  completed: time,
  canceled: time,
  /** Vehicles, each unit counted. */
  vehicles_count: numOr(0),
  can_cancel: v.optional(flag, 0),
  /** 1 while it can be made longer or shorter. */
  can_change: v.optional(flag, 0),
  /** 1 when it is completed and its signed-in customer has a vehicle left to review. */
  can_review: v.optional(flag, 0),
});
export type Trip = v.InferOutput<typeof trip>;

/** It was paid, costs more since it was made longer, and that is not left for the return. */
export const owesRest = ({ rest_amount, rest_in_cash }: Trip): boolean =>
  rest_amount > 0 && rest_in_cash === 0;

export const tripDetails = v.object({
  ...trip.entries,
  /** 1 while the shopper has paid and the provider has yet to get the money. */
  payment_under_way: v.optional(flag, 0),
  /** Who was to take its digital payment last, where one was chosen (WAL-07). */
  payment_gateway: v.optional(v.nullable(v.string()), null),
  /** 0 for whoever only follows it by a link that was shared. */
  can_pay: v.optional(flag, 1),
  trip_details: rows(tripLine),
});
export type TripDetails = v.InferOutput<typeof tripDetails>;

/** What another length of a trip would cost; `difference` is what is to pay more, or less where it is negative. */
export const tripLengthQuote = v.object({
  estimated_hours: num,
  return_time: time,
  old_amount: num,
  trip_amount: num,
  difference: num,
  /** What of it goes back at once, and where to; the rest is settled with the provider. */
  given_back_amount: numOr(0),
  given_back_to: v.optional(v.nullable(v.picklist(refundWays)), null),
});
export type TripLengthQuote = v.InferOutput<typeof tripLengthQuote>;

/** One message of the live stream of a trip (server-sent event `trip`). */
export const tripEvent = v.object({
  id,
  trip_status: v.picklist(tripStatuses),
  payment_status: v.fallback(v.picklist(['paid', 'unpaid']), 'unpaid'),
  payment_method: v.optional(v.picklist(paymentMethods)),
  paid_amount: v.optional(num),
  rest_in_cash: v.optional(flag),
  pickup_time: time,
  return_time: time,
});
export type TripEvent = v.InferOutput<typeof tripEvent>;
