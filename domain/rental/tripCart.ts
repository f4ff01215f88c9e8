import * as v from 'valibot';
import { id, jsonText, num, numOr, rows, text, time } from '../wire/fields';
import type { TripType } from './rentalPrice';
import { tripPlace } from './tripPlace';
import { tripTypes } from './tripTypes';
import { provider, vehicle } from './vehicle';

/** `distance` is another name of `distance_wise` (RENT-04). */
export const rentalType = v.pipe(
  v.picklist([...tripTypes, 'distance']),
  v.transform((type): TripType => (type === 'distance' ? 'distance_wise' : type)),
);

export type TripPlace = v.InferOutput<typeof tripPlace>;

/** `instant`: pickup now. */
export const tripStarts = ['instant', 'scheduled'] as const;

/** What all vehicles of a trip cart share (TRIP-07, TRIP-17). */
const tripUserData = v.object({
  id,
  rental_type: rentalType,
  /** Days times 24 for day_wise; whole hours of the route for distance_wise. */
  estimated_hours: numOr(0),
  estimated_days: numOr(0),
  /** Kilometres, to three decimals. */
  distance: numOr(0),
  /** When it begins as things stand: the scheduled time, or now when that is past or none was set. */
  pickup_time: time,
  trip_type: v.fallback(v.picklist(tripStarts), 'scheduled'),
  pickup_location: tripPlace,
  destination_location: tripPlace,
});
export type TripUserData = v.InferOutput<typeof tripUserData>;

const tripCartLine = v.object({
  id,
  quantity: num,
  vehicle,
  provider,
  /** Units that are free for this trip: 0 when the vehicle cannot be had at this pickup time. */
  available_count: numOr(null),
});
export type TripCartLine = v.InferOutput<typeof tripCartLine>;

/** Every trip cart call answers the whole cart; `user_data` is null while it is empty. */
export const tripCart = v.object({
  carts: rows(tripCartLine),
  user_data: v.optional(v.nullable(tripUserData), null),
});
export type TripCart = v.InferOutput<typeof tripCart>;

/** Ids of the vehicles in the cart that are not offered for the new trip type (CONF-06), or the cart. */
export const tripChangeAnswer = v.union([v.pipe(v.array(id), v.minLength(1)), tripCart]);

const guestId = { guest_id: v.optional(v.nullable(text)) };

/** Units of one vehicle; the server says how many are free. */
const quantity = v.pipe(num, v.integer(), v.minValue(1), v.maxValue(999));

/**
 * The trip as searched. `pickup_time` null or missing is pickup now (RENT-06). `destination_time`
 * and `distance` are claims: the server counts the period and the way itself (TRIP-20).
 */
const tripFields = {
  pickup_location: jsonText(tripPlace),
  destination_location: jsonText(tripPlace),
  rental_type: rentalType,
  estimated_hours: v.optional(numOr(0), 0),
  pickup_time: v.optional(v.nullable(text)),
  destination_time: v.optional(v.nullable(text)),
  distance: v.optional(numOr(0), 0),
};

/** TRIP-19; also the payload of the call that empties the cart and adds one vehicle (BOOK-02). */
export const addVehiclePayload = v.object({
  ...guestId,
  vehicle_id: id,
  quantity,
  ...tripFields,
});

/** TRIP-21: the quantity of one line and, where they are sent, new facts of the trip. */
export const updateTripCartPayload = v.object({
  ...guestId,
  cart_id: id,
  quantity,
  pickup_location: v.optional(v.nullable(jsonText(tripPlace))),
  destination_location: v.optional(v.nullable(jsonText(tripPlace))),
  rental_type: v.optional(v.nullable(rentalType)),
  estimated_hours: v.optional(numOr(null), null),
  pickup_time: v.optional(v.nullable(text)),
});

/** CONF-13: the trip-change call. */
export const updateUserDataPayload = v.object({
  ...guestId,
  userId: v.optional(numOr(null), null),
  ...tripFields,
});
