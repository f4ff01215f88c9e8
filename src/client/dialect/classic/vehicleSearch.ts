import { offersTrip, type TripType } from '../../../../domain/rental/rentalPrice';
import { toMillis } from '../../../../domain/values/money';
import { shopNow } from '../../steadyClock';
import { type Facts, factsOf, ids } from './facts';
import { firstLeft } from './siftedPages';
import type { Handler, Table } from './tables';
import type { There } from './there';
import {
  cut,
  localTime,
  moment,
  number,
  paged,
  pageOf,
  type Row,
  row,
  rowsIn,
  word,
} from './values';
import { providerRow, readVehicle, shownPrice, vehicleOf } from './vehicle';

const typeOf = (query: Row): TripType | null => {
  const type = word(query.rental_type).replace(/^distance$/, 'distance_wise');
  return type === 'hourly' || type === 'day_wise' || type === 'distance_wise' ? type : null;
};

const noLimit = 99_999_999;
const mostSeats = 99;

const idsIn = (...values: unknown[]) =>
  values.flatMap((value) => word(value).split(',')).flatMap((one) => ids(one));

const pricesIn = (query: Row) => [number(query.min_price), number(query.max_price)] as const;

/**
 * Theirs are prices of an hour or a kilometre before any discount, and both are needed. What a whole trip costs with it can
 * be less, never more: of that only the lowest says something of an hour.
 */
function unitPrices(query: Row): Row {
  const type = typeOf(query);
  const [low, high] = pricesIn(query);
  if ((!low && !high) || (type !== 'hourly' && type !== 'distance_wise')) return {};
  const hours = type === 'hourly' ? number(query.estimated_hours) : null;
  return hours
    ? {
        ...(low && {
          min_price: Math.floor((low * 100) / hours) / 100 || 0.01,
          max_price: noLimit,
        }),
      }
    : { min_price: low || 0.01, max_price: high || noLimit };
}

/** Our filters in their parameters; lists and places are the text of their JSON. */
function searchQuery(query: Row): Row {
  const [categories, brands] = [
    idsIn(query.category_id, query.category_ids),
    idsIn(query.brand_ids),
  ];
  const type = typeOf(query);
  const seats = number(query.seats) ?? 0;
  const at = moment(query.pickup_time);
  const isAsked = type !== null || at !== null;
  const hasPlace = query.pickup_lat !== undefined && query.pickup_lng !== undefined;
  return {
    ...(hasPlace && { pickup_location: { lat: query.pickup_lat, lng: query.pickup_lng } }),
    // Days are a newer thing: who offers them is seen in the rows.
    ...(type !== 'day_wise' && { trip_type: type }),
    ...(isAsked && { date: localTime(at ?? shopNow().toISOString()) }),
    name: word(query.name).trim(),
    ...(categories.length > 0 && { category_ids: categories }),
    ...(brands.length > 0 && { brand_ids: brands }),
    ...(query.air_condition === '1' && { air_condition: 1 }),
    ...(query.air_condition === '0' && { no_air_condition: 1 }),
    ...(seats > 0 && { seating_capacity: [`${seats}-${mostSeats}`] }),
    ...unitPrices(query),
    transmission_type: query.transmission_type,
    fuel_type: query.fuel_type,
    ...(query.sort === 'price_low' && { sortby_price: 'asc' }),
    ...(query.sort === 'price_high' && { sortby_price: 'desc' }),
    ...(query.sort === 'rating' && { top_rated: 1 }),
    ...paged(query),
  };
}

/** What they do not filter by is looked at in the rows that came: a page may then be shorter than it was asked for. */
function sifted(facts: Facts, rows: Row[], query: Row) {
  const digits = number(facts.settings.digit_after_decimal_point) ?? 2;
  const [low, high] = pricesIn(query);
  const seats = number(query.seats) ?? 0;
  const type = typeOf(query);
  const length = { type, hours: number(query.estimated_hours) };
  const kept = rows.filter((one) => {
    const vehicle = readVehicle(one);
    if (!vehicle || vehicle.seating_capacity < seats) return false;
    if (type && !offersTrip(vehicle, type)) return false;
    const price = low === null && high === null ? null : shownPrice(one, length, digits);
    return (
      price === null ||
      ((low === null || price >= toMillis(low)) && (high === null || price <= toMillis(high)))
    );
  });
  const isByPrice = low !== null || high !== null;
  return { rows: kept, isCounted: !isByPrice && kept.length === rows.length };
}

async function search(there: There, path: string, more: Row = {}) {
  const facts = await factsOf(there);
  const { query } = there.asked;
  const asked = { ...searchQuery(query), ...more };
  const { rows: found, ...page } = await firstLeft(asked, async (offset) => {
    const answer = await there.ask('GET', path, { ...asked, offset });
    const { total_size: total, vehicles } = pageOf(answer, 'vehicles', 'vehicles', (one) =>
      vehicleOf(facts, one, asked.date !== undefined),
    );
    return { total, ...sifted(facts, rowsIn(vehicles), query) };
  });
  return { ...page, vehicles: found };
}

const searched: Handler = (there) => search(there, '/rental/vehicle/search');

const mostSifted = 50;

/** The most rented of the newest: there is no such list. */
const popular: Handler = async (there) => {
  const page = await search(there, '/rental/vehicle/search', { limit: mostSifted, offset: 1 });
  const trips = (one: Row) => number(one.total_trips) ?? 0;
  return cut(
    page.vehicles.sort((a, b) => trips(b) - trips(a)),
    'vehicles',
    there.asked.query,
  );
};

/** Suggestions are texts there, which lead nowhere: the first that are found are suggested. */
const suggestions: Handler = async (there) => {
  const name = word(there.asked.query.name).trim();
  const { vehicles } = await search(there, '/rental/vehicle/search', { name, limit: 8, offset: 1 });
  const providers = new Map(vehicles.map(({ provider }) => [row(provider).id, row(provider)]));
  return {
    vehicles: vehicles.map((one) => ({
      id: one.id,
      name: one.name,
      image_full_url: one.thumbnail_full_url,
      provider_name: row(one.provider).name,
    })),
    providers: [...providers.values()].filter((one) =>
      word(one.name).toLowerCase().includes(name.toLowerCase()),
    ),
  };
};

const mostPlaces = 10;

/** Where the found vehicles stand: by their providers, whose places are asked for one by one. */
async function places(there: There) {
  const facts = await factsOf(there);
  const { query } = there.asked;
  const page = await search(there, '/rental/vehicle/search', { limit: mostSifted, offset: 1 });
  const all = [...new Set(page.vehicles.map((one) => number(row(one.provider).id)))];
  const known = all.filter((id) => id !== null).slice(0, mostPlaces);
  const digits = number(facts.settings.digit_after_decimal_point) ?? 2;
  const length = { type: typeOf(query), hours: number(query.estimated_hours) };
  const told = await Promise.all(
    known.map((id) =>
      there.ask('GET', `/rental/provider/get-provider-details/${id}`).then(row, (): Row => ({})),
    ),
  );
  return {
    total_size: page.total_size,
    total_capped: page.total_capped,
    places: told.map((one) => {
      const own = page.vehicles.filter(({ provider }) => row(provider).id === one.id);
      const free = own.filter(({ available_count }) => number(available_count) !== 0);
      const prices = (free.length > 0 ? free : own).flatMap(
        (vehicle) => shownPrice(vehicle, length, digits) ?? [],
      );
      return {
        ...providerRow(facts, one),
        vehicles_count: own.length,
        available_count: own.some((vehicle) => vehicle.available_count !== null)
          ? free.length
          : null,
        price: Math.min(...prices) / 1000,
        is_total: length.hours !== null && length.type !== 'distance_wise' ? 1 : 0,
        rental_type: length.type ?? 'hourly',
      };
    }),
  };
}

export const foundVehicles: Table = {
  'GET /rental/vehicle/search': searched,
  'GET /rental/vehicle/search/suggestion': suggestions,
  'GET /rental/vehicle/search/places': places,
  'GET /rental/vehicle/top-rated': (there) => search(there, '/rental/vehicle/top-rated'),
  'GET /rental/vehicle/popular': popular,
  'GET /rental/vehicle/latest': searched,
  'GET /rental/vehicle/get-provider-vehicles/{id}': (there) =>
    search(there, '/rental/vehicle/get-provider-vehicles', { provider_id: there.asked.params.id }),
};
