import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeQuote, type QuoteCase } from '../../../domain/checkout/quote';
import { toMillis } from '../../../domain/values/money';
import { noon, sampleConfig, sampleCoupon, sampleItem, sampleStore, sampleZone } from '../samples';

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
    const { quote, couponRefusal } = computeQuote(order());
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
    const { quote } = computeQuote(order({ config: { ...sampleConfig, tax_included: 1 } }));
    expect(quote).toMatchObject({ tax_amount: 2.95, tax_included: 1, total: 38.4 });
  });
  it('has neither delivery nor tip for take-away', () => {
    expect(computeQuote(order({ orderType: 'take_away' })).quote).toMatchObject({
      delivery_charge: 0,
      dm_tips: 0,
      distance: null,
      total: 36.14,
    });
  });
  it('leaves a refused coupon out and says why', () => {
    const priced = computeQuote(order({ coupon: sampleCoupon({ min_purchase: 100 }) }));
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
          const { quote, total } = computeQuote(
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
