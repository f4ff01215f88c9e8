import type { TripType } from './rentalPrice';

const hoursADay = 24;

/** Hours of a trip: 24 times the days for day_wise, else the hours chosen (RENT-07). */
export const hoursOfTrip = (type: TripType, chosen: number): number =>
  type === 'day_wise' ? chosen * hoursADay : chosen;

/** Days shown for some hours (RENT-08). */
export const daysOf = (hours: number): number => hours / hoursADay;

/** Whole hours of a route, up, at least 1 (RENT-09). @param seconds duration of the routing service */
export const hoursOfRoute = (seconds: number): number => Math.max(1, Math.ceil(seconds / 3600));

/** Kilometres to three decimals (RENT-10). @param metres distance of the routing service */
export const kilometresOf = (metres: number): number => Math.round(metres) / 1000;

/** What a trip is charged by: hours, days or kilometres (PRICE-08). */
export const unitsOfTrip = (
  type: TripType,
  trip: { readonly estimated_hours: number; readonly distance: number },
): number =>
  ({
    hourly: trip.estimated_hours,
    day_wise: daysOf(trip.estimated_hours),
    distance_wise: trip.distance,
  })[type];

/** A trip's hours as the server takes them: whole, above 0, whole days for day_wise, at most a year. */
export const isTripDuration = (type: TripType, hours: number): boolean =>
  Number.isInteger(hours) &&
  hours > 0 &&
  hours <= 366 * hoursADay &&
  (type !== 'day_wise' || hours % hoursADay === 0);

/** Trips are booked at most a year ahead. @param pickup ISO time */
export const isPickupNear = (pickup: string, now: Date): boolean =>
  Date.parse(pickup) <= now.getTime() + 366 * hoursADay * 3_600_000;

/** Whether a scheduled pickup lies in the future (RENT-06). @param pickup ISO time */
export const isPickupAhead = (pickup: string, now: Date): boolean =>
  Date.parse(pickup) > now.getTime();
