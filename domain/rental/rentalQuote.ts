import type { Coupon } from '../checkout/coupon';
import { type CouponCase, type CouponRefusal, decideCoupon } from '../checkout/couponDiscount';
import { taxOf } from '../checkout/tax';
import type { Config } from '../config';
import { fromMillis, type Millis, roundMillis } from '../values/money';
import {
  type PricedTripLine,
  type ProviderDiscount,
  priceTrip,
  type TripType,
} from './rentalPrice';
import { unitsOfTrip } from './rentalUnits';
import type { TripQuote } from './trip';
import type { Provider, ProviderOffer } from './vehicle';

const isoTime = /T\d\d:\d\d/;

/** The moment at which an offer's date and time lie, ISO 8601; null without an end (PRICE-15). */
function endOf({ end_date, end_time }: ProviderOffer): string | null {
  if (end_date === '') return null;
  const end = isoTime.test(end_date)
    ? new Date(end_date)
    : new Date(`${end_date}T${end_time || '23:59:59'}Z`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** A provider's offer as the price rules take it; null when there is none. */
export const discountOfProvider = (offer: ProviderOffer | null): ProviderDiscount | null =>
  offer && {
    discount: offer.discount,
    max_discount: offer.max_discount,
    min_purchase: offer.min_purchase,
    ends_at: endOf(offer),
  };

export interface TripQuoteCase {
  readonly lines: readonly PricedTripLine[];
  readonly trip: {
    readonly rental_type: TripType;
    readonly estimated_hours: number;
    readonly distance: number;
  };
  readonly provider: Pick<Provider, 'id' | 'tax' | 'discount'>;
  /** Zone in which the trip begins: what a zone_wise coupon is measured by. */
  readonly zoneId: number;
  readonly config: Pick<Config, 'digit_after_decimal_point' | 'tax_included'>;
  readonly coupon: Coupon | null;
  readonly couponUse: Pick<CouponCase, 'timesUsed' | 'ordersPlaced'>;
  readonly now: Date;
}

/** The wire's quote, with the exact total in thousandths beside it. */
export interface QuotedTrip {
  readonly quote: Omit<TripQuote, 'coupon_refusal' | 'lines'>;
  readonly couponRefusal: CouponRefusal | null;
  readonly total: Millis;
}

/**
 * Prices a trip: vehicles, discount, coupon and tax, each rounded at its own step (PRICE-03 to
 * PRICE-21). Client and server share this function, the server alone decides.
 */
export function quoteTrip(asked: TripQuoteCase): QuotedTrip {
  const { config, trip, provider, now } = asked;
  const digits = config.digit_after_decimal_point;
  const units = unitsOfTrip(trip.rental_type, trip);
  const priced = priceTrip(
    asked.lines,
    { type: trip.rental_type, units },
    discountOfProvider(provider.discount),
    now,
    digits,
  );
  const decision = asked.coupon
    ? decideCoupon(asked.coupon, {
        storeId: provider.id,
        zoneId: asked.zoneId,
        subtotal: priced.price,
        discounted: priced.total,
        now,
        digits,
        ...asked.couponUse,
      })
    : null;
  const couponDiscount = decision?.ok ? roundMillis(decision.discount, digits) : 0;
  const taxable = Math.max(0, priced.total - couponDiscount);
  const isIncluded = config.tax_included === 1;
  const tax = taxOf(taxable, provider.tax, isIncluded, digits);
  const total = taxable + (isIncluded ? 0 : tax);
  return {
    quote: {
      subtotal: fromMillis(priced.price),
      discount: fromMillis(priced.discount),
      discount_by: priced.discountBy,
      coupon_discount: fromMillis(couponDiscount),
      tax_amount: fromMillis(tax),
      tax_included: config.tax_included,
      total: fromMillis(total),
      coupon: decision?.ok ? asked.coupon : null,
    },
    couponRefusal: decision && !decision.ok ? decision.code : null,
    total,
  };
}
