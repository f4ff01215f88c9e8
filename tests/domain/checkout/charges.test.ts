import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeDeliveryProgress } from '../../../domain/cart/freeDelivery';
import {
  type CouponCase,
  couponDiscount,
  decideCoupon,
} from '../../../domain/checkout/couponDiscount';
import { type DeliveryCase, deliveryPrice } from '../../../domain/checkout/deliveryPrice';
import { taxOf } from '../../../domain/checkout/tax';
import { noon, sampleConfig, sampleCoupon, sampleStore, sampleZone } from '../samples';

describe('coupons', () => {
  const order: CouponCase = {
    storeId: 7,
    zoneId: 3,
    subtotal: 50_000,
    discounted: 40_000,
    now: noon,
    timesUsed: 0,
    ordersPlaced: 2,
    digits: 2,
  };
  it.each([
    ['applies', {}, 4_000],
    ['PRICE-03 minimum reached', { min_purchase: 50 }, 4_000],
    ['PRICE-01 below the minimum', { min_purchase: 50.01 }, 'coupon_minimum'],
    ['PRICE-04 zone matches', { coupon_type: 'zone_wise', data: [1, 3] }, 4_000],
    ['PRICE-04 other zone', { coupon_type: 'zone_wise', data: [1] }, 'coupon_zone'],
    ['PRICE-05 store matches', { coupon_type: 'store_wise', data: [7] }, 4_000],
    ['PRICE-05 other store', { coupon_type: 'store_wise', data: [3] }, 'coupon_store'],
    ["a store's own coupon elsewhere", { store_id: 8 }, 'coupon_store'],
    ['PRICE-06 free delivery takes no money', { coupon_type: 'free_delivery' }, 0],
    ['PRICE-07 capped', { discount: 50, max_discount: 5 }, 5_000],
    ['PRICE-07 no cap', { discount: 50, max_discount: 0 }, 20_000],
    ['amount', { discount: 15, discount_type: 'amount', max_discount: 1 }, 15_000],
    ['never more than is left', { discount: 99, discount_type: 'amount' }, 40_000],
    ['expired', { expire_date: '2026-11-20T12:00:00.000Z' }, 'coupon_expired'],
    ['not begun', { start_date: '2026-11-20T12:00:00.001Z' }, 'coupon_invalid'],
    ['first order only', { coupon_type: 'first_order' }, 'coupon_invalid'],
  ] as const)('%s', (_name, parts, outcome) => {
    const decision = decideCoupon(
      sampleCoupon({ ...parts, data: [...('data' in parts ? parts.data : [])] }),
      order,
    );
    expect(decision.ok ? decision.discount : decision.code).toBe(outcome);
  });
  it('PRICE-07 lets nothing through a cap below the smallest coin', () => {
    const coupon = sampleCoupon({ discount: 50, max_discount: 0.4 });
    expect(couponDiscount(coupon, 40_000, 0)).toBe(0);
  });
  it('is used up after its limit', () => {
    const coupon = sampleCoupon({ limit: 2 });
    expect(decideCoupon(coupon, { ...order, timesUsed: 1 }).ok).toBe(true);
    expect(decideCoupon(coupon, { ...order, timesUsed: 2 })).toEqual({
      ok: false,
      code: 'coupon_limit',
    });
  });
  it('never takes more than there is, nor less than nothing', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.nat(200),
        fc.nat(50),
        fc.boolean(),
        (left, discount, cap, flat) => {
          const off = couponDiscount(
            sampleCoupon({
              discount,
              max_discount: cap,
              discount_type: flat ? 'amount' : 'percent',
            }),
            left,
            3,
          );
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(left);
        },
      ),
    );
  });
});

describe('tax', () => {
  it.each([
    ['PRICE-20 included', 11_000, 10, true, 1_000],
    ['PRICE-21 on top', 11_000, 10, false, 1_100],
    ['no rate', 11_000, 0, false, 0],
    ['nothing to tax', 0, 10, true, 0],
  ])('%s', (_name, amount, rate, included, tax) => {
    expect(taxOf(amount, rate, included, 2)).toBe(tax);
  });
});

describe('delivery', () => {
  const trip = (parts: Partial<DeliveryCase> = {}): DeliveryCase => ({
    orderType: 'delivery',
    distance: 2_500,
    store: sampleStore(),
    zone: sampleZone,
    config: sampleConfig,
    subtotal: 20_000,
    freeByCoupon: false,
    ...parts,
  });
  const own = sampleStore({
    self_delivery_system: 1,
    per_km_shipping_charge: 1,
    minimum_shipping_charge: 2,
    maximum_shipping_charge: 4,
  });
  it.each([
    ['per kilometre', {}, 5_000],
    ['PRICE-23 at least the minimum', { distance: 100 }, 3_000],
    ['PRICE-23 at most the maximum', { distance: 90_000 }, 10_000],
    [
      'no maximum',
      { distance: 90_000, zone: { ...sampleZone, maximum_shipping_charge: null } },
      180_000,
    ],
    [
      'PRICE-24 busy fee after the clamp',
      { distance: 90_000, zone: { ...sampleZone, increased_delivery_fee: 15 } },
      11_500,
    ],
    ["PRICE-22 the store's minimum", { store: own, distance: 100 }, 2_000],
    ["PRICE-22 the store's rate", { store: own, distance: 3_456 }, 3_460],
    [
      "PRICE-22 the store's maximum",
      { store: own, distance: 9_000, zone: { ...sampleZone, increased_delivery_fee: 15 } },
      4_000,
    ],
    ['take-away', { orderType: 'take_away' as const }, 0],
    ['PRICE-25 by amount', { config: { ...sampleConfig, free_delivery_over: 20 } }, 0],
    [
      'PRICE-25 below the amount',
      { config: { ...sampleConfig, free_delivery_over: 20.01 } },
      5_000,
    ],
    [
      'PRICE-25 for all stores',
      { config: { ...sampleConfig, free_delivery_for_all_stores: 1 as const } },
      0,
    ],
    ["the store's own", { store: sampleStore({ free_delivery: 1 }) }, 0],
    ['PRICE-06 by coupon', { freeByCoupon: true }, 0],
  ])('%s', (_name, parts, charge) => {
    expect(deliveryPrice(trip(parts)).charge).toBe(charge);
  });
  it('tells what it would cost', () => {
    expect(deliveryPrice(trip({ freeByCoupon: true }))).toEqual({
      charge: 0,
      original: 5_000,
      freeBecause: 'coupon',
    });
  });
});

describe('CART-08, CART-09 the free-delivery bar', () => {
  it.each([
    [50, 20, { remaining: 30, percent: 40, reached: false }],
    [50, 50, { remaining: 0, percent: 100, reached: true }],
    [50, 80, { remaining: 0, percent: 100, reached: true }],
    [50, 0, { remaining: 50, percent: 0, reached: false }],
    [0, 10, null],
    [null, 10, null],
  ])('over %s with %d in the cart', (over, subtotal, progress) => {
    expect(freeDeliveryProgress(over, subtotal)).toEqual(progress);
  });

  it('CART-08 asks for nothing more where delivery of the store is free', () => {
    const free = { remaining: 0, percent: 100, reached: true };
    expect(freeDeliveryProgress(50, 10, true)).toEqual(free);
    expect(freeDeliveryProgress(null, 10, true)).toBeNull();
  });
});
