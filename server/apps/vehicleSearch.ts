import * as browse from '../../domain/rental/browseEndpoints';
import { startingPrice, type TripType, tripUnitPrice } from '../../domain/rental/rentalPrice';
import type { Vehicle } from '../../domain/rental/vehicle';
import { fromMillis } from '../../domain/values/money';
import type { AppCall, Translation } from './call';
import type { Given } from './given';
import { pageAsked } from './paging';
import { named } from './refused';
import { garageOf, vehicleRow } from './rentalRow';
import { momentIn } from './shopClock';

export interface Paged {
  total_size: number;
  limit: number;
  offset: number;
}

/** Rental alone says pages in numbers. */
export const paged = ({ total_size, limit, offset }: Paged) => ({ total_size, limit, offset });

const types: Readonly<Record<string, TripType>> = {
  hourly: 'hourly',
  distance_wise: 'distance_wise',
  day_wise: 'day_wise',
};

const typeIn = (given: Given): TripType | null => types[given.text('trip_type')] ?? null;

/** '1' with, '0' without, '' for both. */
function airIn(given: Given): string {
  const [on, off] = [given.isOn('air_condition'), given.isOn('no_air_condition')];
  return on === off ? '' : on ? '1' : '0';
}

function sortIn(given: Given): string {
  if (given.isOn('top_rated')) return 'rating';
  const sorts: Record<string, string> = { asc: 'price_low', desc: 'price_high' };
  return sorts[given.text('sortby_price')] ?? 'newest';
}

async function filtersIn({ given, deps }: AppCall) {
  const place = given.json('pickup_location');
  const at = (name: string): unknown =>
    typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined;
  const date = given.text('date');
  return {
    name: given.text('name'),
    rental_type: typeIn(given),
    pickup_time: date && momentIn(date, await deps.settings.timeZone()),
    // A period is asked for by its time: the family says no length here.
    ...(date && { estimated_hours: 1 }),
    pickup_lat: at('lat'),
    pickup_lng: at('lng'),
    category_ids: given.list('category_ids').join(','),
    brand_ids: given.list('brand_ids').join(','),
    air_condition: airIn(given),
    transmission_type: given.text('transmission_type'),
    fuel_type: given.text('fuel_type'),
    min_price: given.number('min_price'),
    max_price: given.number('max_price'),
    sort: sortIn(given),
  };
}

/** Seats as ranges ("1-4", "5-8") and kinds of vehicles, which the contract does not sift by. */
function sievesIn(given: Given): ((vehicle: Vehicle) => boolean)[] {
  const ranges = given.list('seating_capacity').map((range) => {
    const [least = 0, most = Number.POSITIVE_INFINITY] = (String(range).match(/\d+/g) ?? []).map(
      Number,
    );
    return ({ seating_capacity: seats }: Vehicle) => seats >= least && seats <= most;
  });
  const kind = given.text('vehicle_type').toLowerCase();
  return [
    ...(ranges.length > 0 ? [(one: Vehicle) => ranges.some((fits) => fits(one))] : []),
    ...(kind ? [(one: Vehicle) => one.type.toLowerCase() === kind] : []),
  ];
}

type Listing = typeof browse.searchVehicles;
const most = 100;

/** All that the contract finds, where what is left of it has to be counted here. */
async function allOf(call: AppCall, endpoint: Listing, query: object, params: { id: string }) {
  const found: Vehicle[] = [];
  for (let offset = 1; ; offset += 1) {
    const page = await call.ask(endpoint, { query: { ...query, limit: most, offset }, params });
    found.push(...page.vehicles);
    if (page.vehicles.length === 0 || found.length >= page.total_size) return found;
  }
}

function unitPrice(one: Vehicle | undefined, type: TripType | null): number {
  if (!one) return 0;
  return fromMillis(type ? tripUnitPrice(one, type) : (startingPrice(one)?.price ?? 0));
}

/** The ends of the prices, whatever bounds were asked for. */
async function priceEnds(call: AppCall, endpoint: Listing, query: object, params: { id: string }) {
  const unbounded = { ...query, min_price: null, max_price: null, limit: 1, offset: 1 };
  const [low, high] = await Promise.all(
    ['price_low', 'price_high'].map((sort) =>
      call.ask(endpoint, { query: { ...unbounded, sort }, params }),
    ),
  );
  const type = typeIn(call.given);
  return {
    min_price: unitPrice(low?.vehicles[0], type),
    max_price: unitPrice(high?.vehicles[0], type),
  };
}

async function vehiclesFound(call: AppCall, plain: Listing) {
  const owner = call.given.text('provider_id');
  const endpoint = owner ? browse.listProviderVehicles : plain;
  const params = { id: owner };
  const [filters, { limit, offset }] = [await filtersIn(call), pageAsked(call.given)];
  const sieves = sievesIn(call.given);
  const [ends, page] = await Promise.all([
    priceEnds(call, endpoint, filters, params),
    sieves.length === 0
      ? call.ask(endpoint, { query: { ...filters, limit, offset }, params })
      : allOf(call, endpoint, filters, params).then((all) => {
          const kept = all.filter((one) => sieves.every((fits) => fits(one)));
          const vehicles = kept.slice((offset - 1) * limit, offset * limit);
          return { total_size: kept.length, limit, offset, vehicles };
        }),
  ]);
  const garage = await garageOf(call, page.vehicles);
  const vehicles = page.vehicles.map((one) =>
    vehicleRow(one, garage, one.available_count ?? undefined),
  );
  return { ...paged(page), vehicles, ...ends };
}

/** Where a search stands in no zone, the family names the zone. */
export const vehicles =
  (endpoint: Listing): Translation =>
  (call) =>
    named(vehiclesFound(call, endpoint), { pickup_outside_zone: 'zone' });
