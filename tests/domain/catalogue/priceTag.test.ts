import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../domain/catalogue/catalogue';
import { priceTag } from '../../../domain/catalogue/priceTag';
import { priceItems } from '../../../domain/catalogue/storeDiscount';
import type { StoreDiscount } from '../../../domain/catalogue/storeOffer';
import { noon, sampleItem } from '../samples';

const tenth: StoreDiscount = {
  discount: 10,
  discount_type: 'percent',
  max_discount: 10,
  min_purchase: 15,
  start_date: null,
  end_date: null,
};
const at = (price: number, rule: Partial<StoreDiscount> = {}, parts: Partial<Item> = {}) =>
  priceTag(
    sampleItem({ price, store_discount: 10, store_discount_rule: { ...tenth, ...rule }, ...parts }),
    noon,
    2,
  );
const one = (price: number, now: number, percentOff: number) => ({
  from: price,
  to: price,
  discountedFrom: now,
  discountedTo: now,
  percentOff,
});
const offer = { percent: 10, from: 15, most: 10, isUntold: false };

describe('what a card and the page of an item say it costs: one piece, alone, now', () => {
  it.each([
    ['a cap that it exceeds', at(258.99), { ...one(258.99, 248.99, 4), offer: null }],
    ['a cap that it keeps within', at(50), { ...one(50, 45, 10), offer: null }],
    ['a minimum that it reaches', at(15), { ...one(15, 13.5, 10), offer: null }],
    ['a minimum that it does not reach', at(14.99), { ...one(14.99, 14.99, 0), offer }],
    [
      'a minimum alone',
      at(9, { max_discount: 0 }),
      { ...one(9, 9, 0), offer: { ...offer, most: null } },
    ],
    [
      'its own discount, while the store would give more',
      at(9, {}, { discount: 5 }),
      { ...one(9, 8.55, 5), offer },
    ],
    [
      'its own discount, which is the larger',
      at(9, {}, { discount: 20 }),
      { ...one(9, 7.2, 20), offer: null },
    ],
    ['an end', at(50, { end_date: noon.toISOString() }), { ...one(50, 50, 0), offer: null }],
    [
      'a back end that tells no conditions',
      at(50, {}, { store_discount_rule: null }),
      { ...one(50, 50, 0), offer: { percent: 10, from: null, most: null, isUntold: true } },
    ],
  ])('%s', (_name, tag, expected) => {
    expect(tag).toEqual(expected);
  });

  it('ITEM-02 gives a range over the combinations, of which only some reach the minimum', () => {
    const variations = [14, 15, 20].map((price) => ({ type: String(price), price, stock: 1 }));
    expect(at(14, {}, { variations })).toEqual({
      from: 14,
      to: 20,
      discountedFrom: 13.5,
      discountedTo: 18,
      percentOff: 0,
      offer,
    });
  });

  it('is what one piece is charged', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100);
    fc.assert(
      fc.property(
        fc.record({ price: cents(30_000), discount: cents(4_000), store_discount: fc.constant(0) }),
        fc.record({
          discount: fc.integer({ min: 0, max: 100 }),
          max_discount: cents(3_000),
          min_purchase: cents(10_000),
        }),
        fc.integer({ min: 0, max: 3 }),
        (parts, rule, digits) => {
          const item = sampleItem({ ...parts, store_discount_rule: { ...tenth, ...rule } });
          const bought = priceItems(
            [{ item, quantity: 1 }],
            item.store_discount_rule,
            noon,
            digits,
          );
          const tag = priceTag(item, noon, digits);
          expect(tag.discountedFrom * 1000).toBeCloseTo(bought.total, 6);
          expect(tag.from * 1000).toBeCloseTo(bought.subtotal, 6);
        },
      ),
      { numRuns: 3_000 },
    );
  });
});
