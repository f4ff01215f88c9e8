import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMillis } from '../../domain/money';
import { type CouponCase, couponDiscount, decideCoupon } from '../../domain/pricing/coupon';
import { type DeliveryCase, deliveryPrice } from '../../domain/pricing/delivery';
import { freeDeliveryProgress } from '../../domain/pricing/freeDelivery';
import { type QuoteCase, quoteOrder } from '../../domain/pricing/quote';
import { taxOf } from '../../domain/pricing/tax';
import { noon, sampleConfig, sampleCoupon, sampleItem, sampleStore, sampleZone } from './samples';

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
    itemsTotal: 20_000,
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
});

const order = (parts: Partial<QuoteCase> = {}): QuoteCase => ({
  lines: [{ item: sampleItem({ price: 20, discount: 10 }), quantity: 2 }],
  store: sampleStore({ tax: 10 }),
  zone: sampleZone,
  config: { ...sampleConfig, additional_charge_status: 1, additional_charge: 0.5 },
  orderType: 'delivery',
  distance: 2_500,
  coupon: sampleCoupon(),
  couponUse: { timesUsed: 0, ordersPlaced: 0 },
  tip: 1,
  now: noon,
  ...parts,
});

describe('a quote', () => {
  it('composes every amount (PRICE-19: tax after discounts)', () => {
    const { quote, couponRefusal } = quoteOrder(order());
    expect(couponRefusal).toBeNull();
    expect(quote).toEqual({
      subtotal: 40,
      item_discount: 4,
      coupon_discount: 3.6,
      tax_amount: 3.24,
      tax_included: 0,
      delivery_charge: 5,
      original_delivery_charge: 5,
      additional_charge: 0.5,
      dm_tips: 1,
      total: 42.14,
      distance: 2_500,
      coupon: sampleCoupon(),
    });
  });
  it('adds no tax that the prices include', () => {
    const { quote } = quoteOrder(order({ config: { ...sampleConfig, tax_included: 1 } }));
    expect(quote).toMatchObject({ tax_amount: 2.95, tax_included: 1, total: 38.4 });
  });
  it('has neither delivery nor tip for take-away', () => {
    expect(quoteOrder(order({ orderType: 'take_away' })).quote).toMatchObject({
      delivery_charge: 0,
      dm_tips: 0,
      distance: null,
      total: 36.14,
    });
  });
  it('leaves a refused coupon out and says why', () => {
    const priced = quoteOrder(order({ coupon: sampleCoupon({ min_purchase: 100 }) }));
    expect(priced.couponRefusal).toBe('coupon_minimum');
    expect(priced.quote).toMatchObject({ coupon: null, coupon_discount: 0, total: 46.1 });
  });
  it('is a sum of rounded amounts and never negative', () => {
    const cents = fc.nat(50_000).map((n) => n / 1000);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            price: cents,
            discount: fc.nat(120),
            quantity: fc.integer({ min: 1, max: 20 }),
          }),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
        fc.record({
          digits: fc.nat(3),
          tax: fc.nat(300).map((n) => n / 10),
          included: fc.constantFrom(0 as const, 1 as const),
        }),
        fc.record({
          off: fc.nat(150),
          flat: fc.boolean(),
          tip: cents,
          distance: fc.nat(50_000),
          fee: cents,
        }),
        (lines, { digits, tax, included }, { off, flat, tip, distance, fee }) => {
          const { quote, total } = quoteOrder(
            order({
              lines: lines.map(({ quantity, ...parts }) => ({ item: sampleItem(parts), quantity })),
              store: sampleStore({ tax }),
              config: {
                ...sampleConfig,
                digit_after_decimal_point: digits,
                tax_included: included,
                additional_charge_status: 1,
                additional_charge: fee,
              },
              coupon: sampleCoupon({ discount: off, discount_type: flat ? 'amount' : 'percent' }),
              tip,
              distance,
            }),
          );
          const amounts = [
            quote.subtotal,
            -quote.item_discount,
            -quote.coupon_discount,
            included ? 0 : quote.tax_amount,
            quote.delivery_charge,
            quote.additional_charge,
            quote.dm_tips,
          ].map(toMillis);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
          expect(toMillis(quote.total)).toBe(total);
          for (const amount of [...amounts, total])
            expect(amount % 10 ** (3 - digits) === 0).toBe(true);
          for (const amount of Object.values(quote)) {
            if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
