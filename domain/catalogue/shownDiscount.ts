import {
  offersTrip,
  type PricedVehicle,
  type ProviderDiscount,
  priceTrip,
  providerDiscount,
  startingPrice,
  type TripPrice,
  type TripType,
  tripUnitPrice,
} from '../rental/rentalPrice';
import { discountOfProvider } from '../rental/rentalQuote';
import { tripTypes } from '../rental/tripTypes';
import type { ProviderOffer } from '../rental/vehicle';
import { fromMillis, type Millis, percentOf, roundMillis } from '../values/money';

/** What a price tag may promise: per cent of the price, or a decimal amount off the trip. */
export interface ShownDiscount {
  readonly type: 'percent' | 'amount';
  readonly value: number;
}

/** A provider's offer that is told with its conditions; decimal amounts, null for none. */
export interface OfferTerms {
  readonly percent: number;
  readonly from: number | null;
  readonly atMost: number | null;
}

type Offered = PricedVehicle & { readonly provider: { discount: ProviderOffer | null } | null };

interface AskedTrip {
  readonly type: TripType;
  readonly units: number;
}

const offerOf = ({ provider }: Offered) => discountOfProvider(provider?.discount ?? null);

const isOn = ({ discount, ends_at }: ProviderDiscount, now: Date) =>
  discount > 0 && !(ends_at && Date.parse(ends_at) <= now.getTime());

/** What a vehicle costs that is the only one of a trip; null when it is not offered for such. */
export const tripShown = (
  vehicle: Offered,
  trip: AskedTrip | null,
  now: Date,
  digits: number,
): TripPrice | null =>
  trip && offersTrip(vehicle, trip.type)
    ? priceTrip([{ vehicle, quantity: 1 }], trip, offerOf(vehicle), now, digits)
    : null;

/** What holds for a trip of any length: of an offer that has a minimum or a cap, nothing does. */
function discountOfAny(vehicle: Offered, now: Date): ShownDiscount | null {
  const { discount_type: type, discount_price: value } = vehicle;
  const offer = offerOf(vehicle);
  const isSure = offer && isOn(offer, now) && offer.min_purchase <= 0 && offer.max_discount <= 0;
  if (isSure && (type === 'amount' || offer.discount > value)) {
    return { type: 'percent', value: offer.discount };
  }
  return value > 0 ? { type, value } : null;
}

/**
 * What is taken off a vehicle that is the only one of its trip: the larger of the provider's offer and the vehicle's
 * own discount (PRICE-17).
 */
export function discountShown(
  vehicle: Offered,
  trip: AskedTrip | null,
  now: Date,
  digits: number,
): ShownDiscount | null {
  const priced = tripShown(vehicle, trip, now, digits);
  if (!priced) return discountOfAny(vehicle, now);
  const { price, discount, discountBy } = priced;
  const offer = discountBy === 'provider' ? offerOf(vehicle) : null;
  const percent = {
    provider: offer?.discount ?? 0,
    vehicle: vehicle.discount_type === 'percent' ? vehicle.discount_price : 0,
    none: 0,
  }[discountBy ?? 'none'];
  if (discount === 0) return null;
  return discount === percentOf(price, percent, digits)
    ? { type: 'percent', value: percent }
    : { type: 'amount', value: fromMillis(discount) };
}

/** A provider's offer that has not ended, with what it asks for (PRICE-15, PRICE-16); null without one. */
export function offerTerms(offer: ProviderOffer | null, now: Date): OfferTerms | null {
  const found = discountOfProvider(offer);
  if (!found || !isOn(found, now)) return null;
  const { discount: percent, min_purchase, max_discount } = found;
  return {
    percent,
    from: min_purchase > 0 ? min_purchase : null,
    atMost: max_discount > 0 ? max_discount : null,
  };
}

/** The provider's offer where this trip does not reach it yet, or where no trip says whether it does. */
export function termsAhead(
  vehicle: Offered,
  trip: AskedTrip | null,
  now: Date,
  digits: number,
): OfferTerms | null {
  const priced = tripShown(vehicle, trip, now, digits);
  const terms = offerTerms(vehicle.provider?.discount ?? null, now);
  if (!terms || (terms.from === null && terms.atMost === null)) return null;
  const isReached =
    priced && providerDiscount(offerOf(vehicle), priced.price, now, digits) !== null;
  return isReached ? null : terms;
}

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

/** What a unit of each other kind of trip costs that the vehicle is offered for (VEH-06). @param besides the kind that is told already */
export function unitPricesBeside(
  vehicle: Offered,
  besides: TripType | undefined,
  now: Date,
  digits: number,
): ShownPrice[] {
  const discount = discountOfAny(vehicle, now);
  return tripTypes
    .filter((type) => type !== besides && offersTrip(vehicle, type))
    .flatMap((type) => unitPriceShown(vehicle, type, discount, digits) ?? []);
}
