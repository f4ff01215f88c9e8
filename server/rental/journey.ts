import { eq } from 'drizzle-orm';
import { encodePolyline } from '../../domain/place/polyline';
import type { TripType } from '../../domain/rental/rentalPrice';
import {
  hoursOfRoute,
  isPickupAhead,
  isPickupNear,
  isTripDuration,
} from '../../domain/rental/rentalUnits';
import type { TripPlace } from '../../domain/rental/tripCart';
import type { Db } from '../db/client';
import { modules } from '../db/schema/places';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';
import { zonesAt } from '../place/addresses/store';
import { haversine } from '../place/geo';
import type { Point } from '../place/geography';
import type { Route } from '../place/places/places';
import { workingIn } from '../place/working';
import type { Period } from './availability';

/** A trip as a shopper asks for it. `pickupTime` empty or null is pickup now. */
export interface AskedTrip {
  readonly type: TripType;
  readonly hours: number;
  readonly pickupTime: string | null | undefined;
  readonly pickup: TripPlace;
  readonly destination: TripPlace;
}

/** A trip that can be driven: checked, and measured by our own routing. */
export interface Journey {
  readonly type: TripType;
  readonly hours: number;
  /** Null for pickup now. */
  readonly pickupAt: Date | null;
  readonly pickup: TripPlace;
  readonly destination: TripPlace;
  readonly pickupZoneIds: number[];
  /** Metres and seconds by road, and the way as an encoded polyline; of distance trips alone. */
  readonly distance: number;
  readonly routeSeconds: number;
  readonly route: string;
}

const leastMetres = 10;
const noWay = t('Please choose a destination that is not the pickup location.');
const onlyTimed = { distance: 0, routeSeconds: 0, route: '' };

async function measure(deps: Deps, from: TripPlace, to: TripPlace): Promise<Route> {
  let found: Route | null;
  try {
    found = await deps.places.route(from, to);
  } catch (error) {
    // Prices stand on the way's length: it is never guessed.
    if (error instanceof Refusal) throw new Refusal('routing_unavailable', { retryAfter: 5 });
    throw error;
  }
  if (!found) throw new Refusal('routing_unavailable');
  return found;
}

/** The time of a scheduled pickup; null for now. @throws Refusal `pickup_past`, `pickup_far` */
export function readPickup(time: string | null | undefined, now: Date): Date | null {
  if (!time) return null;
  if (!isPickupAhead(time, now)) throw new Refusal('pickup_past');
  if (!isPickupNear(time, now)) throw new Refusal('pickup_far');
  return new Date(time);
}

/** Zones at a point in which vehicles are rented. */
export async function pickupZonesAt(db: Db, { lat, lng }: Point): Promise<number[]> {
  const working = await workingIn(db, eq(modules.type, 'rental'), await zonesAt(db, lat, lng));
  return [...new Set(working.map(({ zoneId }) => zoneId))];
}

/**
 * Checks a trip and measures its way: it begins in a zone, and ends wherever the shopper drives (RENT-15). Distances
 * and ends that a client claims do not matter (TRIP-20). Call it outside transactions.
 * @throws Refusal `trip_duration`, `pickup_past`, `pickup_far`, `pickup_outside_zone`, `routing_unavailable`
 */
export async function readJourney(deps: Deps, asked: AskedTrip, now: Date): Promise<Journey> {
  const { type, pickup, destination } = asked;
  const isByWay = type === 'distance_wise';
  if (!isByWay && !isTripDuration(type, asked.hours)) throw new Refusal('trip_duration');
  const pickupAt = readPickup(asked.pickupTime, now);
  const pickupZoneIds = await pickupZonesAt(deps.db, pickup);
  if (pickupZoneIds.length === 0) throw new Refusal('pickup_outside_zone');
  const facts = { type, pickupAt, pickup, destination, pickupZoneIds };
  if (!isByWay) return { ...facts, hours: asked.hours, ...onlyTimed };
  // The way of next to nothing would cost next to nothing.
  if (haversine(pickup, destination) < leastMetres) {
    throw new Refusal('trip_duration', { message: noWay });
  }
  const way = await measure(deps, pickup, destination);
  const hours = hoursOfRoute(way.durationSeconds);
  if (!isTripDuration(type, hours)) throw new Refusal('trip_duration');
  return {
    ...facts,
    hours,
    distance: Math.round(way.distanceMeters),
    routeSeconds: Math.max(1, Math.ceil(way.durationSeconds)),
    route: encodePolyline(way.points),
  };
}

/** When a trip begins as things stand: a time that has passed is now (TRIP-04). */
export const startOf = (pickupAt: Date | null, now: Date): Date =>
  pickupAt && pickupAt > now ? pickupAt : now;

/** For how long a trip holds its vehicles: its hours, or what its way takes. */
export function periodOf(
  journey: Pick<Journey, 'type' | 'hours' | 'routeSeconds' | 'pickupAt'>,
  now: Date,
): Period {
  const from = startOf(journey.pickupAt, now);
  const seconds = journey.type === 'distance_wise' ? journey.routeSeconds : journey.hours * 3_600;
  return { from, to: new Date(from.getTime() + seconds * 1_000) };
}
