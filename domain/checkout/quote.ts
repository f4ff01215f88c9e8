import type { Store } from '../catalogue/catalogue';
import type { Choice, LinePrice, PricedItem } from '../catalogue/itemPrice';
import { priceItems } from '../catalogue/storeDiscount';
import type { Config } from '../config';
import type { OrderType, Quote } from '../orders/order';
import { fromMillis, type Millis, roundMillis, toMillis } from '../values/money';
import type { Coupon } from './coupon';
import { type CouponCase, type CouponRefusal, decideCoupon } from './couponDiscount';
import { type DeliveryStore, deliveryPrice, type ZoneCharges } from './deliveryPrice';
import { taxOf } from './tax';

export type QuoteConfig = Pick<
  Config,
  | 'digit_after_decimal_point'
  | 'tax_included'
  | 'free_delivery_over'
  | 'free_delivery_for_all_stores'
  | 'additional_charge_status'
  | 'additional_charge'
  | 'dm_tips_status'
>;

export interface QuoteCase {
  readonly lines: readonly (Choice & { readonly item: PricedItem })[];
  readonly store: DeliveryStore & Pick<Store, 'id' | 'zone_id' | 'tax' | 'discount'>;
  readonly zone: ZoneCharges;
  readonly config: QuoteConfig;
  readonly orderType: OrderType;
  /** Metres by road; ignored for take-away. */
  readonly distance: number;
  readonly coupon: Coupon | null;
  readonly couponUse: Pick<CouponCase, 'timesUsed' | 'ordersPlaced'>;
  /** Decimal amount of the wire. */
  readonly tip: number;
  readonly now: Date;
}

/** The wire's quote, with the lines and the exact total in thousandths beside it. */
export interface Quoted {
  readonly quote: Omit<Quote, 'coupon_refusal' | 'lines'>;
  readonly couponRefusal: CouponRefusal | null;
  readonly lines: readonly LinePrice[];
  /** Items after their own discounts. */
  readonly itemsTotal: Millis;
  readonly total: Millis;
}

/**
 * Prices an order: items, store discount, coupon, tax, delivery, fee and tip, each rounded at its
 * own step; the total is the sum of the rounded amounts. Client and server share this function,
 * the server alone decides.
 */
export function computeQuote(order: QuoteCase): Quoted {
  const { config, orderType } = order;
  const digits = config.digit_after_decimal_point;
  const {
    lines,
    subtotal,
    discount: itemDiscount,
    total: itemsTotal,
  } = priceItems(order.lines, order.store.discount, order.now, digits);
  const decision = order.coupon
    ? decideCoupon(order.coupon, {
        storeId: order.store.id,
        zoneId: order.store.zone_id,
        subtotal,
        discounted: itemsTotal,
        now: order.now,
        digits,
        ...order.couponUse,
      })
    : null;
  const couponDiscount = decision?.ok ? roundMillis(decision.discount, digits) : 0;
  const taxable = Math.max(0, itemsTotal - couponDiscount);
  const tax = taxOf(taxable, order.store.tax, config.tax_included === 1, digits);
  const delivery = deliveryPrice({
    orderType,
    distance: order.distance,
    store: order.store,
    zone: order.zone,
    config,
    subtotal,
    freeByCoupon: decision?.ok === true && decision.freeDelivery,
  });
  const fee =
    config.additional_charge_status === 1
      ? roundMillis(toMillis(config.additional_charge), digits)
      : 0;
  const tip =
    config.dm_tips_status === 1 && orderType === 'delivery'
      ? roundMillis(toMillis(order.tip), digits)
      : 0;
  const charge = roundMillis(delivery.charge, digits);
  const total = taxable + (config.tax_included === 1 ? 0 : tax) + charge + fee + tip;
  return {
    quote: {
      subtotal: fromMillis(subtotal),
      item_discount: fromMillis(itemDiscount),
      coupon_discount: fromMillis(couponDiscount),
      tax_amount: fromMillis(tax),
      tax_included: config.tax_included,
      delivery_charge: fromMillis(charge),
      original_delivery_charge: fromMillis(roundMillis(delivery.original, digits)),
      additional_charge: fromMillis(fee),
      dm_tips: fromMillis(tip),
      total: fromMillis(total),
      distance: orderType === 'take_away' ? null : order.distance,
      coupon: decision?.ok ? order.coupon : null,
    },
    couponRefusal: decision && !decision.ok ? decision.code : null,
    lines,
    itemsTotal,
    total,
  };
}
