import { perKilometre, type ZoneCharges } from '../checkout/deliveryPrice';
import type { Config } from '../config';
import type { Quote } from '../orders/order';
import { fromMillis, type Millis, percentOf, roundMillis, toMillis } from '../values/money';
import type { ParcelCategory } from './parcel';

export interface ParcelCase {
  /** Metres by road from sender to receiver. */
  readonly distance: number;
  readonly category: Pick<
    ParcelCategory,
    'parcel_per_km_shipping_charge' | 'parcel_minimum_shipping_charge'
  >;
  /** Charges of the sender's zone. */
  readonly zone: ZoneCharges;
  readonly config: Pick<
    Config,
    | 'additional_charge'
    | 'additional_charge_status'
    | 'digit_after_decimal_point'
    | 'dm_tips_status'
  >;
  /** Decimal amount of the wire. */
  readonly tip: number;
}

/**
 * What a parcel costs: its way by kilometre and at least the minimum charge, both the kind's own where it
 * has them and else the zone's (PRICE-23), the busy-hour percentage after the clamp (PRICE-24), then fee and tip.
 */
export function quoteParcel(parcel: ParcelCase): {
  quote: Omit<Quote, 'coupon_refusal' | 'lines'>;
  total: Millis;
} {
  const { category, config, zone } = parcel;
  const digits = config.digit_after_decimal_point;
  const rates = {
    per_km_shipping_charge: category.parcel_per_km_shipping_charge ?? zone.per_km_shipping_charge,
    minimum_shipping_charge:
      category.parcel_minimum_shipping_charge ?? zone.minimum_shipping_charge,
    maximum_shipping_charge: zone.maximum_shipping_charge,
  };
  const way = perKilometre(parcel.distance, rates, digits);
  const charge = roundMillis(way + percentOf(way, zone.increased_delivery_fee, digits), digits);
  const fee =
    config.additional_charge_status === 1
      ? roundMillis(toMillis(config.additional_charge), digits)
      : 0;
  const tip = config.dm_tips_status === 1 ? roundMillis(toMillis(parcel.tip), digits) : 0;
  const total = charge + fee + tip;
  return {
    total,
    quote: {
      subtotal: 0,
      item_discount: 0,
      coupon_discount: 0,
      tax_amount: 0,
      tax_included: 0,
      delivery_charge: fromMillis(charge),
      original_delivery_charge: fromMillis(charge),
      additional_charge: fromMillis(fee),
      dm_tips: fromMillis(tip),
      total: fromMillis(total),
      distance: parcel.distance,
      coupon: null,
    },
  };
}
