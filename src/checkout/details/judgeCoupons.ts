import type { Store } from '../../../domain/catalogue/catalogue';
import type { Coupon } from '../../../domain/checkout/coupon';
import { type CouponRefusal, decideCoupon } from '../../../domain/checkout/couponDiscount';
import type { Config } from '../../../domain/config';
import type { Quote } from '../../../domain/orders/order';
import { fromMillis, toMillis } from '../../../domain/values/money';

export interface JudgedCoupon {
  readonly coupon: Coupon;
  /** Decimal amount that it would save now. */
  readonly saves: number;
  readonly refusal: CouponRefusal | null;
}

/** What coupons are measured against; amounts are decimal. */
export interface CouponGround {
  /** The store or provider. */
  readonly storeId: number;
  /** Of the store; of a trip all at its pickup, of which one suffices. */
  readonly zoneIds: readonly number[];
  readonly subtotal: number;
  /** What is taken off the subtotal before a coupon. */
  readonly discount: number;
  /** What free delivery would save. */
  readonly delivery: number;
  readonly digits: number;
}

/**
 * What each coupon would do, the most useful first, the unusable last. The server has told which of
 * them the shopper has used up; the rest is a forecast, and its quote decides.
 */
export function rankCoupons(
  coupons: readonly Coupon[],
  { storeId, zoneIds, subtotal, discount, delivery, digits }: CouponGround,
  now: Date,
): JudgedCoupon[] {
  return coupons
    .map((coupon): JudgedCoupon => {
      if (coupon.refusal) return { coupon, saves: 0, refusal: coupon.refusal };
      const decision = decideCoupon(coupon, {
        storeId,
        zoneId: zoneIds.find((id) => coupon.data.includes(id)) ?? zoneIds[0] ?? 0,
        subtotal: toMillis(subtotal),
        discounted: toMillis(subtotal - discount),
        now,
        timesUsed: 0,
        ordersPlaced: 0,
        digits,
      });
      if (!decision.ok) return { coupon, saves: 0, refusal: decision.code };
      const saves = fromMillis(decision.discount) + (decision.freeDelivery ? delivery : 0);
      return { coupon, saves, refusal: null };
    })
    .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || b.saves - a.saves);
}

export function judgeCoupons(
  coupons: readonly Coupon[],
  store: Pick<Store, 'id' | 'zone_id'>,
  price: Quote,
  config: Pick<Config, 'digit_after_decimal_point'>,
  now: Date,
): JudgedCoupon[] {
  // Delivery that is free anyway is no saving, unless it is free by just such a coupon.
  const isDeliveryPaid = price.delivery_charge > 0 || price.coupon?.coupon_type === 'free_delivery';
  const ground = {
    storeId: store.id,
    zoneIds: [store.zone_id],
    subtotal: price.subtotal,
    discount: price.item_discount,
    delivery: isDeliveryPaid ? price.original_delivery_charge : 0,
    digits: config.digit_after_decimal_point,
  };
  return rankCoupons(coupons, ground, now);
}
