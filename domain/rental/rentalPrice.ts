import {
  atMost,
  type Millis,
  percentOf,
  roundMillis,
  timesRounded,
  toMillis,
} from '../values/money';
import { tripTypes } from './tripTypes';

export type TripType = (typeof tripTypes)[number];

/** The part of a vehicle that decides its price; decimal amounts of the wire. */
export interface PricedVehicle {
  readonly trip_hourly: 0 | 1;
  readonly trip_day_wise: 0 | 1;
  readonly trip_distance: 0 | 1;
  readonly hourly_price: number;
  readonly day_wise_price: number;
  readonly distance_price: number;
  readonly discount_price: number;
  readonly discount_type: 'percent' | 'amount';
}

export interface ProviderDiscount {
  /** Per cent. */
  readonly discount: number;
  /** Decimal amounts of the wire; 0 means no cap and no minimum. */
  readonly max_discount: number;
  readonly min_purchase: number;
  /** The moment at which `end_date` and `end_time` lie, ISO 8601; null without an end. */
  readonly ends_at: string | null;
}

export const offersTrip = (vehicle: PricedVehicle, type: TripType): boolean =>
  ({
    hourly: vehicle.trip_hourly,
    day_wise: vehicle.trip_day_wise,
    distance_wise: vehicle.trip_distance,
  })[type] === 1;

export const tripUnitPrice = (vehicle: PricedVehicle, type: TripType): Millis =>
  toMillis(
    {
      hourly: vehicle.hourly_price,
      day_wise: vehicle.day_wise_price,
      distance_wise: vehicle.distance_price,
    }[type],
  );

/** With no trip type chosen: the lowest among the enabled ones (PRICE-10); null when none is. */
export function startingPrice(vehicle: PricedVehicle): { type: TripType; price: Millis } | null {
  const offers = tripTypes
    .filter((type) => offersTrip(vehicle, type))
    .map((type) => ({ type, price: tripUnitPrice(vehicle, type) }))
    .sort((a, b) => a.price - b.price);
  return offers[0] ?? null;
}

/** Unit price x quantity x units (PRICE-08); `units` are hours, days or kilometres. */
export const tripPrice = (
  vehicle: PricedVehicle,
  type: TripType,
  quantity: number,
  units: number,
  digits: number,
): Millis => timesRounded(tripUnitPrice(vehicle, type) * quantity, units, digits);

/** A flat amount for each vehicle (PRICE-11) or a percent of the price (PRICE-12), at most the price (PRICE-13). */
export function vehicleDiscount(
  vehicle: PricedVehicle,
  price: Millis,
  quantity: number,
  digits: number,
): Millis {
  const discount =
    vehicle.discount_type === 'percent'
      ? percentOf(price, vehicle.discount_price, digits)
      : roundMillis(toMillis(vehicle.discount_price) * quantity, digits);
  return Math.min(price, Math.max(0, discount));
}

/** Null when the provider's discount does not apply: ended (PRICE-15) or minimum not reached (PRICE-16). */
export function providerDiscount(
  discount: ProviderDiscount | null,
  cartPrice: Millis,
  now: Date,
  digits: number,
): Millis | null {
  if (!discount || discount.discount <= 0) return null;
  if (discount.ends_at && Date.parse(discount.ends_at) <= now.getTime()) return null;
  if (cartPrice < toMillis(discount.min_purchase)) return null;
  const full = percentOf(cartPrice, discount.discount, digits);
  return Math.min(cartPrice, atMost(full, discount.max_discount, digits));
}

export interface PricedTripLine {
  readonly vehicle: PricedVehicle;
  readonly quantity: number;
}

export interface TripPrice {
  readonly price: Millis;
  readonly discount: Millis;
  readonly discountBy: 'provider' | 'vehicle' | null;
  /** Price minus discount, floored at 0 (PRICE-18). */
  readonly total: Millis;
}

/**
 * Amounts of a trip cart. The vehicles' own discounts and the provider's never stack: the larger of the two counts,
 * so that a longer trip never gets less off (PRICE-17).
 */
export function priceTrip(
  lines: readonly PricedTripLine[],
  trip: { type: TripType; units: number },
  provider: ProviderDiscount | null,
  now: Date,
  digits: number,
): TripPrice {
  let price = 0;
  let own = 0;
  for (const { vehicle, quantity } of lines) {
    const amount = tripPrice(vehicle, trip.type, quantity, trip.units, digits);
    price += amount;
    own += vehicleDiscount(vehicle, amount, quantity, digits);
  }
  const byProvider = providerDiscount(provider, price, now, digits) ?? 0;
  const vehicleOrNone = own > 0 ? 'vehicle' : null;
  const discount = Math.max(own, byProvider);
  return {
    price,
    discount,
    discountBy: byProvider > own ? 'provider' : vehicleOrNone,
    total: Math.max(0, price - discount),
  };
}
