import * as v from 'valibot';
import {
  priceTrip,
  startingPrice,
  type TripType,
  tripUnitPrice,
} from '../../../../domain/rental/rentalPrice';
import { discountOfProvider } from '../../../../domain/rental/rentalQuote';
import { unitsOfTrip } from '../../../../domain/rental/rentalUnits';
import {
  provider as providerSchema,
  vehicle as vehicleSchema,
} from '../../../../domain/rental/vehicle';
import { shopNow } from '../../steadyClock';
import { type Facts, ids, picture } from './facts';
import { discountOf } from './store';
import { isRow, number, plain, type Row, row, word, wordsIn } from './values';

/** What a provider takes off now; null where there is none, or it has yet to begin. */
function offerOf(value: unknown, now: Date): Row | null {
  const told = discountOf(value);
  if (!told) return null;
  const hasBegun = !told.start_date || Date.parse(told.start_date) <= now.getTime();
  return hasBegun
    ? { ...told, start_date: undefined, end_date: told.end_date ?? '', end_time: '' }
    : null;
}

export const providerRow = (facts: Facts, one: Row, now = shopNow()): Row => ({
  ...one,
  description: plain(one.description),
  logo_full_url: picture(facts, one, 'logo', 'store'),
  cover_photo_full_url: picture(facts, one, 'cover_photo', 'store_cover_photo'),
  pickup_zone_id: ids(one.pickup_zone_id),
  discount: offerOf(one.discount, now),
  total_vehicles:
    number(one.total_vehicles) ??
    number(one.total_vehicle_count) ??
    number(one.provider_total_vehicle_count) ??
    number(one.vehicles_count) ??
    0,
});

/** A vehicle's row. With `isFree` the number that is told is of those that are free in the period that was asked for. */
export function vehicleOf(facts: Facts, one: Row, isFree = false, now = shopNow()): Row {
  const owner = row(one.provider);
  const count = number(one.total_vehicle_count) ?? number(one.total_vehicles) ?? 0;
  return {
    ...one,
    description: plain(one.description),
    thumbnail_full_url: picture(facts, one, 'thumbnail', 'vehicle'),
    images_full_url: wordsIn(one.images_full_url),
    provider: isRow(one.provider)
      ? {
          id: owner.id,
          name: owner.name,
          discount: offerOf(owner.discount, now),
          pickup_zone_id: ids(owner.pickup_zone_id),
        }
      : null,
    category_name: word(one.category_name) || word(row(one.category).name),
    brand_name: word(one.brand_name) || word(row(one.brand).name),
    trip_day_wise: 0,
    total_vehicle_count: count,
    available_count: isFree ? count : null,
    total_trips: number(one.total_trips) ?? number(one.total_trip) ?? 0,
  };
}

export const readVehicle = (one: unknown) => {
  const read = v.safeParse(vehicleSchema, one);
  return read.success ? read.output : null;
};

export const readProvider = (one: unknown) => {
  const read = v.safeParse(providerSchema, one);
  return read.success ? read.output : null;
};

interface Length {
  type: TripType | null;
  /** Whole hours; null while no period is asked for. */
  hours: number | null;
}

/** What a card of the vehicle shows, in thousandths: the whole trip with its hours, else one unit; null when it is not offered. */
export function shownPrice(one: Row, { type, hours }: Length, digits: number): number | null {
  const vehicle = readVehicle(one);
  if (!vehicle) return null;
  if (!type) return startingPrice(vehicle)?.price ?? null;
  if (hours === null || type === 'distance_wise') return tripUnitPrice(vehicle, type);
  const units = unitsOfTrip(type, { estimated_hours: hours, distance: 0 });
  const offer = discountOfProvider(vehicle.provider?.discount ?? null);
  return priceTrip([{ vehicle, quantity: 1 }], { type, units }, offer, shopNow(), digits).total;
}
