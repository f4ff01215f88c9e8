import type { Store } from '../../../../domain/entities/catalogue';
import type { Config } from '../../../../domain/entities/config';
import type { Coupon, Quote } from '../../../../domain/entities/order';
import { fromMillis, toMillis } from '../../../../domain/money';
import { type CouponRefusal, decideCoupon } from '../../../../domain/pricing/coupon';

export interface JudgedCoupon {
  readonly coupon: Coupon;
  /** Decimal amount that it would save now. */
  readonly saves: number;
  readonly refusal: CouponRefusal | null;
}

/**
 * What each coupon would do for this order, the most useful first, the unusable last. The server has
 * told which of them the shopper has used up; the rest is a forecast, and its quote decides.
 */
export function judgeCoupons(
  coupons: readonly Coupon[],
  store: Pick<Store, 'id' | 'zone_id'>,
  price: Quote,
  config: Pick<Config, 'digit_after_decimal_point'>,
  now: Date,
): JudgedCoupon[] {
  // Delivery that is free anyway is no saving, unless it is free by just such a coupon.
  const isDeliveryPaid = price.delivery_charge > 0 || price.coupon?.coupon_type === 'free_delivery';
  return coupons
    .map((coupon): JudgedCoupon => {
      if (coupon.refusal) return { coupon, saves: 0, refusal: coupon.refusal };
      const decision = decideCoupon(coupon, {
        storeId: store.id,
        zoneId: store.zone_id,
        subtotal: toMillis(price.subtotal),
        discounted: toMillis(price.subtotal - price.item_discount),
        now,
        timesUsed: 0,
        ordersPlaced: 0,
        digits: config.digit_after_decimal_point,
      });
      if (!decision.ok) return { coupon, saves: 0, refusal: decision.code };
      const delivery = decision.freeDelivery && isDeliveryPaid ? price.original_delivery_charge : 0;
      return { coupon, saves: fromMillis(decision.discount) + delivery, refusal: null };
    })
    .sort((a, b) => Number(a.refusal !== null) - Number(b.refusal !== null) || b.saves - a.saves);
}
