import type { TripType } from './rentalPrice';
import { unitsOfTrip } from './rentalUnits';
import type { TripPlace, TripUserData } from './tripCart';

export interface TripPlan {
  readonly type: TripType;
  /** Whole hours: days times 24 for day_wise, those of the route for distance_wise (RENT-07, RENT-09). */
  readonly hours: number;
  readonly pickup: TripPlace;
  readonly destination: TripPlace;
  /** ISO time; null is pickup now (RENT-06). */
  readonly pickupAt: string | null;
  /** Kilometres, to three decimals; 0 while the way is not known. */
  readonly distance: number;
}

export const planOf = (trip: TripUserData): TripPlan => ({
  type: trip.rental_type,
  hours: trip.estimated_hours,
  pickup: trip.pickup_location,
  destination: trip.destination_location,
  pickupAt: trip.trip_type === 'instant' ? null : trip.pickup_time,
  distance: trip.distance,
});

const isSamePlace = (a: TripPlace, b: TripPlace) =>
  Math.abs(a.lat - b.lat) < 1e-5 && Math.abs(a.lng - b.lng) < 1e-5;

const momentOf = ({ pickupAt }: TripPlan) => (pickupAt ? Date.parse(pickupAt) : null);

/** Whether two trips begin at other times or places, or end elsewhere. */
export const isElsewhere = (a: TripPlan, b: TripPlan): boolean =>
  momentOf(a) !== momentOf(b) ||
  !isSamePlace(a.pickup, b.pickup) ||
  !isSamePlace(a.destination, b.destination);

/** What the plan's vehicles are paid by: hours, days or kilometres (PRICE-08). */
export const unitsOfPlan = ({ type, hours, distance }: TripPlan): number =>
  unitsOfTrip(type, { estimated_hours: hours, distance });

const sixHours = 6 * 3_600_000;

/**
 * The plan as calls carry it (TRIP-19, CONF-13). `destination_time` is the pickup plus six hours, as
 * clients of this family send it (TRIP-20); the server counts the period itself.
 */
export function planFields(plan: TripPlan, now: Date) {
  const start = plan.pickupAt ? Date.parse(plan.pickupAt) : now.getTime();
  return {
    pickup_location: plan.pickup,
    destination_location: plan.destination,
    rental_type: plan.type,
    estimated_hours: plan.hours,
    pickup_time: plan.pickupAt,
    destination_time: new Date(start + sixHours).toISOString(),
    distance: plan.distance,
  };
}
