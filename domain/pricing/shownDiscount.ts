import type { ProviderOffer } from '../entities/rental/vehicle';
import { fromMillis, type Millis, percentOf, roundMillis } from '../money';
import {
  offersTrip,
  type PricedVehicle,
  providerDiscount,
  startingPrice,
  type TripType,
  tripPrice,
  tripUnitPrice,
} from './rental';
import { discountOfProvider } from './rentalQuote';

/** What a price tag may promise: per cent of the price, or a decimal amount off the trip. */
export interface ShownDiscount {
  readonly type: 'percent' | 'amount';
  readonly value: number;
}

type Offered = PricedVehicle & { readonly provider: { discount: ProviderOffer | null } | null };

/**
 * What is taken off a vehicle that is the only one of its trip: the provider's offer where it applies, else the
 * vehicle's own discount (PRICE-17). While no trip is known, an offer with a minimum promises nothing.
 */
export function discountShown(
  vehicle: Offered,
  trip: { type: TripType; units: number } | null,
  now: Date,
  digits: number,
): ShownDiscount | null {
  const offer = discountOfProvider(vehicle.provider?.discount ?? null);
  const price =
    trip && offersTrip(vehicle, trip.type)
      ? tripPrice(vehicle, trip.type, 1, trip.units, digits)
      : 0;
  const off = providerDiscount(offer, price, now, digits);
  if (offer && off !== null) {
    const full = providerDiscount({ ...offer, max_discount: 0 }, price, now, digits);
    return off === full
      ? { type: 'percent', value: offer.discount }
      : { type: 'amount', value: fromMillis(off) };
  }
  if (vehicle.discount_price <= 0) return null;
  return { type: vehicle.discount_type, value: vehicle.discount_price };
}

/** What a price tag says of one hour, day or kilometre. */
export interface ShownPrice {
  readonly type: TripType;
  readonly was: Millis;
  /** With a percent off taken from it. */
  readonly now: Millis;
}

/**
 * The price of one unit of the chosen kind of trip, or the lowest of all where none is chosen or this one is not
 * offered (PRICE-10); null when no kind is.
 */
export function unitPriceShown(
  vehicle: PricedVehicle,
  chosen: TripType | null,
  discount: ShownDiscount | null,
  digits: number,
): ShownPrice | null {
  const type = chosen && offersTrip(vehicle, chosen) ? chosen : startingPrice(vehicle)?.type;
  if (!type) return null;
  const was = roundMillis(tripUnitPrice(vehicle, type), digits);
  // A flat amount is off the whole trip, not off each of its hours.
  const off = discount?.type === 'percent' ? percentOf(was, discount.value, digits) : 0;
  return { type, was, now: was - off };
}
