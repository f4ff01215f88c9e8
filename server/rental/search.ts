import type { Language } from '../../domain/language/languages';
import type { TripType } from '../../domain/rental/rentalPrice';
import { isTripDuration, kilometresOf, unitsOfTrip } from '../../domain/rental/rentalUnits';
import type { Deps } from '../deps';
import { pageFields } from '../http/paging';
import { Refusal } from '../http/refusal';
import { freeUnits, type Period } from './availability';
import { findVehicles, type VehicleQuery, type VehicleSearch } from './findVehicles';
import { periodOf, pickupZonesAt, readJourney, readPickup } from './journey';
import { loadVehicles } from './load';
import type { PricesAsked } from './shownPrices';
import { wireVehicle } from './wire';

interface Ends {
  readonly pickup: { lat: number; lng: number } | null;
  readonly destination: { lat: number; lng: number } | null;
}

/** When, where and how far a trip is asked for. */
type AskedTime = Pick<
  VehicleQuery,
  | 'rental_type'
  | 'pickup_time'
  | 'estimated_hours'
  | 'pickup_lat'
  | 'pickup_lng'
  | 'destination_lat'
  | 'destination_lng'
>;

const endsOf = (query: AskedTime): Ends => ({
  pickup:
    query.pickup_lat !== undefined && query.pickup_lng !== undefined
      ? { lat: query.pickup_lat, lng: query.pickup_lng }
      : null,
  destination:
    query.destination_lat !== undefined && query.destination_lng !== undefined
      ? { lat: query.destination_lat, lng: query.destination_lng }
      : null,
});

/** Zones at the pickup point, else those of the header. @throws Refusal `pickup_outside_zone` */
async function zonesOf(deps: Deps, { pickup }: Ends, zoneIds: readonly number[]) {
  if (!pickup) return zoneIds;
  const found = await pickupZonesAt(deps.reads, pickup);
  if (found.length === 0) throw new Refusal('pickup_outside_zone');
  return found;
}

interface AskedPeriod {
  readonly pickup_time: string;
  readonly estimated_hours: number | null;
}

/** A period of whole hours; null when none is asked for. @throws Refusal `pickup_past`, `pickup_far`, `trip_duration` */
function hoursPeriod(asked: AskedPeriod, now: Date): Period | null {
  const pickupAt = readPickup(asked.pickup_time, now);
  if (asked.estimated_hours === null) return null;
  const hours = asked.estimated_hours;
  if (!isTripDuration('hourly', hours)) throw new Refusal('trip_duration');
  return periodOf({ type: 'hourly', hours, routeSeconds: 0, pickupAt }, now);
}

/** For when and how much a search asks. */
interface AskedSpan {
  readonly period: Period;
  /** What a trip of the asked kind is charged by; null where no kind, or no way, is asked for. */
  readonly trip: { readonly type: TripType; readonly units: number } | null;
}

/** Null when a search asks for no time, or when the way cannot be measured now. */
async function spanIn(deps: Deps, query: AskedTime, ends: Ends): Promise<AskedSpan | null> {
  const now = deps.clock.now();
  const { pickup, destination } = ends;
  const { rental_type: type, estimated_hours } = query;
  if (type !== 'distance_wise' || !pickup || !destination) {
    const period = hoursPeriod(query, now);
    if (!period || estimated_hours === null) return null;
    if (type === null || type === 'distance_wise') return { period, trip: null };
    return { period, trip: { type, units: unitsOfTrip(type, { estimated_hours, distance: 0 }) } };
  }
  const nameless = (point: { lat: number; lng: number }) => ({ ...point, location_name: '' });
  try {
    const journey = await readJourney(
      deps,
      {
        type: 'distance_wise',
        hours: 0,
        pickupTime: query.pickup_time,
        pickup: nameless(pickup),
        destination: nameless(destination),
      },
      now,
    );
    const trip = { type, units: kilometresOf(journey.distance) };
    return { period: periodOf(journey, now), trip };
  } catch (error) {
    // Vehicles can be looked at without knowing the way; adding one tells what is wrong.
    if (error instanceof Refusal && error.code === 'routing_unavailable') return null;
    throw error;
  }
}

/** For when one vehicle is looked at, which is shown all the same where a way cannot be driven. */
export async function periodIn(deps: Deps, query: AskedTime): Promise<Period | null> {
  if (query.rental_type !== 'distance_wise') return hoursPeriod(query, deps.clock.now());
  try {
    return (await spanIn(deps, query, endsOf(query)))?.period ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export interface Asking {
  readonly query: VehicleQuery;
  readonly zoneIds: readonly number[];
  readonly language: Language;
}

/** What a search looks for. `isAnywhere`: in every zone, unless it names where the trip begins. */
export async function readSearch(
  deps: Deps,
  { query, zoneIds }: Asking,
  isAnywhere = false,
): Promise<{ zoneIds: readonly number[] | null; span: AskedSpan | null; asked: PricesAsked }> {
  const ends = endsOf(query);
  const zones = await zonesOf(deps, ends, zoneIds);
  const span = await spanIn(deps, query, ends);
  const { digit_after_decimal_point: digits } = await deps.settings.config();
  const units = span?.trip?.units ?? null;
  return {
    zoneIds: isAnywhere && !ends.pickup ? null : zones,
    span,
    asked: { type: query.rental_type, units, digits, now: deps.clock.now() },
  };
}

export async function searchPage(
  deps: Deps,
  asking: Asking,
  how: Pick<VehicleSearch, 'sort'> & { providerId?: number },
) {
  const { query, language } = asking;
  const { zoneIds, span, asked } = await readSearch(deps, asking, how.providerId !== undefined);
  const { ids, total } = await findVehicles(deps.reads, {
    query,
    ...how,
    zoneIds,
    asked,
    period: span?.period ?? null,
  });
  const rows = await loadVehicles(deps.reads, ids);
  const free = span && (await freeUnits(deps.db, ids, span.period));
  return {
    ...pageFields(total, query),
    vehicles: rows.map((row) => wireVehicle(row, language, free?.get(row.id) ?? null)),
  };
}
