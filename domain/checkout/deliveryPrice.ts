import type { Store } from '../catalogue/catalogue';
import type { Config } from '../config';
import type { OrderType } from '../orders/order';
import { type Millis, percentOf, timesRounded, toMillis } from '../values/money';

/** Charges of a zone for one module, decimal amounts of the wire. */
export interface ZoneCharges {
  readonly per_km_shipping_charge: number;
  readonly minimum_shipping_charge: number;
  /** Null or 0: no upper bound. */
  readonly maximum_shipping_charge: number | null;
  /** Per cent added while the zone is busy. */
  readonly increased_delivery_fee: number;
}

export type DeliveryStore = Pick<
  Store,
  | 'self_delivery_system'
  | 'free_delivery'
  | 'minimum_shipping_charge'
  | 'maximum_shipping_charge'
  | 'per_km_shipping_charge'
>;

export interface DeliveryCase {
  readonly orderType: OrderType;
  /** Metres by road from store to address. */
  readonly distance: number;
  readonly store: DeliveryStore;
  readonly zone: ZoneCharges;
  readonly config: Pick<
    Config,
    'free_delivery_over' | 'free_delivery_for_all_stores' | 'digit_after_decimal_point'
  >;
  /** Items and add-ons before discounts, in thousandths: what the cart calls its subtotal (CART-08). */
  readonly subtotal: Millis;
  readonly freeByCoupon: boolean;
}

export interface DeliveryPrice {
  readonly charge: Millis;
  /** What it would cost if it were not free. */
  readonly original: Millis;
  readonly freeBecause: 'take_away' | 'all_stores' | 'store' | 'amount' | 'coupon' | null;
}

/** A way's price by kilometre between the bounds; the maximum wins over a minimum above it. */
export function perKilometre(
  metres: number,
  rates: Omit<ZoneCharges, 'increased_delivery_fee'>,
  digits: number,
): Millis {
  const raw = timesRounded(toMillis(rates.per_km_shipping_charge), metres / 1000, digits);
  const least = toMillis(rates.minimum_shipping_charge);
  const most = toMillis(rates.maximum_shipping_charge ?? 0);
  const clamped = Math.max(least, raw);
  // The maximum wins over a minimum above it: the shopper never pays more than the stated maximum.
  return most > 0 ? Math.min(most, clamped) : clamped;
}

/**
 * Delivery charge of an order: per kilometre, clamped between the store's own bounds when it
 * delivers itself (PRICE-22), otherwise between the zone's (PRICE-23), where the busy-hour
 * percentage comes after the clamp (PRICE-24).
 */
export function deliveryPrice(order: DeliveryCase): DeliveryPrice {
  if (order.orderType === 'take_away') {
    return { charge: 0, original: 0, freeBecause: 'take_away' };
  }
  const digits = order.config.digit_after_decimal_point;
  const own = order.store.self_delivery_system === 1;
  const clamped = perKilometre(order.distance, own ? order.store : order.zone, digits);
  const extra = own ? 0 : percentOf(clamped, order.zone.increased_delivery_fee, digits);
  const original = clamped + extra;
  const freeBecause = whyFree(order);
  return { charge: freeBecause ? 0 : original, original, freeBecause };
}

/** Free by admin setting or by order amount (PRICE-25), by the store, or by a coupon (PRICE-06). */
function whyFree(order: DeliveryCase): DeliveryPrice['freeBecause'] {
  const over = order.config.free_delivery_over;
  if (order.config.free_delivery_for_all_stores === 1) return 'all_stores';
  if (order.store.free_delivery === 1) return 'store';
  if (over !== null && over > 0 && order.subtotal >= toMillis(over)) return 'amount';
  return order.freeByCoupon ? 'coupon' : null;
}
