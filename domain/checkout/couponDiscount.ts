import { atMost, type Millis, percentOf, toMillis } from '../values/money';
import type { Coupon } from './coupon';

/** What a coupon is judged by. Amounts in thousandths. */
export interface CouponCase {
  readonly storeId: number;
  /** Zone of the store, and with it of the order. */
  readonly zoneId: number;
  /** Items and add-ons before discounts. */
  readonly subtotal: Millis;
  /** The same after the items' own discounts. */
  readonly discounted: Millis;
  readonly now: Date;
  /** How often this shopper has used the coupon. */
  readonly timesUsed: number;
  /** Orders this shopper has placed and not cancelled; a first-order coupon needs none. */
  readonly ordersPlaced: number;
  readonly digits: number;
}

export type CouponRefusal =
  | 'coupon_expired'
  | 'coupon_invalid'
  | 'coupon_limit'
  | 'coupon_minimum'
  | 'coupon_store'
  | 'coupon_zone';

export type CouponDecision =
  | { readonly ok: true; readonly discount: Millis; readonly freeDelivery: boolean }
  | { readonly ok: false; readonly code: CouponRefusal };

type Rules = Omit<Coupon, 'id' | 'title' | 'store_name' | 'refusal'>;

const refuse = (code: CouponRefusal): CouponDecision => ({ ok: false, code });

/**
 * Whether a coupon applies, and to how much (PRICE-01 to PRICE-07). A lasting reason (expired,
 * used up, other store) is told before one that the shopper can mend (minimum).
 */
export function decideCoupon(coupon: Rules, order: CouponCase): CouponDecision {
  const now = order.now.getTime();
  if (coupon.start_date && Date.parse(coupon.start_date) > now) return refuse('coupon_invalid');
  if (coupon.expire_date && Date.parse(coupon.expire_date) <= now) return refuse('coupon_expired');
  if (coupon.limit !== null && coupon.limit > 0 && order.timesUsed >= coupon.limit) {
    return refuse('coupon_limit');
  }
  if (coupon.coupon_type === 'first_order' && order.ordersPlaced > 0) {
    return refuse('coupon_invalid');
  }
  if (coupon.coupon_type === 'zone_wise' && !coupon.data.includes(order.zoneId)) {
    return refuse('coupon_zone');
  }
  if (coupon.coupon_type === 'store_wise' && !coupon.data.includes(order.storeId)) {
    return refuse('coupon_store');
  }
  if (coupon.store_id !== null && coupon.store_id !== order.storeId) return refuse('coupon_store');
  if (order.subtotal < toMillis(coupon.min_purchase)) return refuse('coupon_minimum');
  return {
    ok: true,
    discount: couponDiscount(coupon, order.discounted, order.digits),
    freeDelivery: coupon.coupon_type === 'free_delivery',
  };
}

/**
 * Money a coupon takes off: per cent of the subtotal after discount, capped by `max_discount`
 * where 0 means no cap (PRICE-07); nothing for free delivery (PRICE-06); never more than is left.
 */
export function couponDiscount(
  coupon: Pick<Rules, 'coupon_type' | 'discount' | 'discount_type' | 'max_discount'>,
  discounted: Millis,
  digits: number,
): Millis {
  if (coupon.coupon_type === 'free_delivery') return 0;
  const off =
    coupon.discount_type === 'percent'
      ? atMost(percentOf(discounted, coupon.discount, digits), coupon.max_discount, digits)
      : toMillis(coupon.discount);
  return Math.max(0, Math.min(discounted, off));
}
