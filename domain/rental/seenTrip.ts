import * as v from 'valibot';
import { id, latitude, longitude, num } from '../wire/fields';
import type { TripCart } from './tripCart';
import { isElsewhere, planOf, type TripPlan } from './tripPlan';
import { tripTypes } from './tripTypes';

const point = v.object({ lat: latitude, lng: longitude });

/** The trip that was on the screen when it was booked. */
export const seenTrip = v.object({
  rental_type: v.picklist(tripTypes),
  estimated_hours: num,
  /** Null for pickup now. */
  pickup_time: v.nullable(v.string()),
  pickup_location: point,
  destination_location: point,
  vehicles: v.array(v.object({ vehicle_id: id, quantity: num })),
});
type SeenTrip = v.InferOutput<typeof seenTrip>;

const pointOf = ({ lat, lng }: v.InferOutput<typeof point>) => ({ lat, lng });

/** What a trip cart shows; null of an empty one. */
export function seenIn({ carts, user_data }: TripCart): SeenTrip | null {
  if (!user_data || carts.length === 0) return null;
  const { type, hours, pickupAt, pickup, destination } = planOf(user_data);
  return {
    rental_type: type,
    estimated_hours: hours,
    pickup_time: pickupAt,
    pickup_location: pointOf(pickup),
    destination_location: pointOf(destination),
    vehicles: carts.map(({ vehicle, quantity }) => ({ vehicle_id: vehicle.id, quantity })),
  };
}

/** A pickup that has passed meanwhile is one now. */
const planIn = (seen: SeenTrip, now: Date): TripPlan => ({
  type: seen.rental_type,
  hours: seen.estimated_hours,
  pickupAt: Date.parse(seen.pickup_time ?? '') > now.getTime() ? seen.pickup_time : null,
  pickup: { ...seen.pickup_location, location_name: '' },
  destination: { ...seen.destination_location, location_name: '' },
  distance: 0,
});

const unitsIn = ({ vehicles }: SeenTrip) =>
  vehicles
    .map(({ vehicle_id, quantity }) => `${vehicle_id}:${quantity}`)
    .sort()
    .join();

/** Whether a trip is still the one that was seen: when, where, for how long and with which vehicles. */
export function isAsSeen(seen: SeenTrip, there: SeenTrip, now: Date): boolean {
  const [before, after] = [planIn(seen, now), planIn(there, now)];
  const isSameKind = before.type === after.type && before.hours === after.hours;
  return isSameKind && !isElsewhere(before, after) && unitsIn(seen) === unitsIn(there);
}
