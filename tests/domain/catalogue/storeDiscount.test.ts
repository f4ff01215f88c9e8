import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../../domain/catalogue/catalogue';
import { discountOfItems, priceItems } from '../../../domain/catalogue/storeDiscount';
import type { StoreDiscount } from '../../../domain/catalogue/storeOffer';
import { noon, sampleItem } from '../samples';

const half: StoreDiscount = {
  discount: 50,
  discount_type: 'percent',
  max_discount: 6,
  min_purchase: 15,
  start_date: null,
  end_date: '2026-12-01T00:00:00.000Z',
};
const line = (parts: Partial<Item> = {}, quantity = 1) => ({ item: sampleItem(parts), quantity });
const discounts = (lines: ReturnType<typeof line>[], parts: Partial<StoreDiscount>, digits = 2) =>
  priceItems(lines, { ...half, ...parts }, noon, digits).lines.map(({ discount }) => discount);

const plain = line();
const own = line({ discount: 3, discount_type: 'amount' });

describe("the store's discount", () => {
  it.each([
    ['beats what is less', [plain, own], { max_discount: 0 }, [5_000, 5_000]],
    ['leaves what is more', [plain, own], { discount: 20, max_discount: 0 }, [2_000, 3_000]],
    ['goes where it brings most', [own, plain], {}, [3_000, 5_000]],
    ['is shared over lines alike', [plain, plain], {}, [3_000, 3_000]],
    ['is shared by what they cost', [line({ price: 30 }), plain], {}, [4_500, 1_500]],
    [
      'is a coin more for the largest remainder',
      [plain, plain, plain],
      { max_discount: 10 },
      [3_340, 3_330, 3_330],
    ],
    ['never gives less than the own discount', [plain, own], { max_discount: 8 }, [5_000, 3_000]],
    [
      'reaches the next line when it brings more',
      [plain, own],
      { max_discount: 9.5 },
      [4_750, 4_750],
    ],
    ['needs its minimum purchase', [plain, own], { min_purchase: 20.01 }, [0, 3_000]],
    ['reaches its minimum purchase exactly', [plain, own], { min_purchase: 20 }, [5_000, 3_000]],
    ['is no flat amount', [plain, plain], { discount_type: 'amount' as const }, [0, 0]],
    ['has begun', [plain, plain], { start_date: noon.toISOString() }, [3_000, 3_000]],
    ['has not begun', [plain, plain], { start_date: '2026-11-20T12:00:00.001Z' }, [0, 0]],
    ['is over', [plain, plain], { end_date: noon.toISOString() }, [0, 0]],
  ])('%s', (_name, lines, parts, expected) => {
    expect(discounts(lines, parts)).toEqual(expected);
  });

  it('gives nothing below a cap that is less than the smallest coin', () => {
    expect(discounts([plain, own], { max_discount: 0.4 }, 0)).toEqual([0, 3_000]);
    expect(discounts([plain, own], { max_discount: 0.5 }, 0)).toEqual([1_000, 3_000]);
  });

  /**
   * Of Shawarma al-Mina, 10 % off and at most 5.00. The grill's own 5 % is 3 x 1.04 = 3.12; skewer and chicken have
   * nothing of their own, and get the cap whole: 62.22 + 42.48 + 20.24 - 3.12 - 5.00 = 116.82. Spent line by line as
   * they were added, the cap went to the grill where that came first: 119.94.
   */
  it('PRICE-14 costs 116.82 in all six orders, which spent line by line were 116.82 or 119.94', () => {
    const grill = line({ price: 20.74, discount: 5, discount_type: 'percent' }, 3);
    const skewer = line({ price: 21.24 }, 2);
    const chicken = line({ price: 20.24 });
    const orders = [
      [grill, skewer, chicken],
      [grill, chicken, skewer],
      [skewer, grill, chicken],
      [skewer, chicken, grill],
      [chicken, grill, skewer],
      [chicken, skewer, grill],
    ];
    const rule = { ...half, discount: 10, max_discount: 5, min_purchase: 0 };
    const totals = orders.map((lines) => {
      const { subtotal, discount, total } = priceItems(lines, rule, noon, 2);
      return [subtotal, discount, total];
    });
    expect(totals).toEqual(orders.map(() => [124_940, 8_120, 116_820]));
  });

  it('tells of one unit what divides, and of the line what is charged', () => {
    const three = priceItems([line({ price: 10 }, 3)], { ...half, max_discount: 10 }, noon, 2);
    expect(three).toEqual({
      lines: [
        {
          quantity: 3,
          unitPrice: 10_000,
          unitDiscount: 3_330,
          addOns: 0,
          subtotal: 30_000,
          discount: 10_000,
          total: 20_000,
        },
      ],
      subtotal: 30_000,
      discount: 10_000,
      total: 20_000,
    });
  });

  it('is known from any of its items, and counts nothing where its conditions are not told', () => {
    expect(discountOfItems([sampleItem(), sampleItem({ store_discount_rule: half })])).toEqual(
      half,
    );
    expect(discountOfItems([sampleItem({ store_discount: 50 })])).toBeNull();
    expect(discountOfItems([])).toBeNull();
  });
});

const cents = (most: number) => fc.integer({ min: 0, max: most }).map((amount) => amount / 100);
const carts = fc.record({
  digits: fc.integer({ min: 0, max: 3 }),
  rule: fc.record({
    discount: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
    max_discount: fc.oneof(fc.constant(0), cents(3_000)),
    min_purchase: fc.oneof(fc.constant(0), cents(8_000)),
  }),
  lines: fc.array(
    fc.record({
      price: cents(6_000),
      discount: fc.oneof(fc.constant(0), cents(3_000)),
      discount_type: fc.constantFrom('percent' as const, 'amount' as const),
      quantity: fc.integer({ min: 1, max: 9 }),
      sauce: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 7 },
  ),
});

type Cart = typeof carts extends fc.Arbitrary<infer C> ? C : never;
type Line = Cart['lines'][number];

const sauce = { id: 1, name: 'Sauce', price: 0.335 };
const priced = ({ digits, rule }: Cart, lines: readonly Line[]) =>
  priceItems(
    lines.map(({ quantity, sauce: sauces, ...parts }) => ({
      item: sampleItem({ ...parts, add_ons: [sauce] }),
      quantity,
      ...(sauces > 0 && { add_on_ids: [1], add_on_qtys: [sauces] }),
    })),
    { ...half, ...rule, end_date: null },
    noon,
    digits,
  );
const sums = ({ subtotal, discount, total }: ReturnType<typeof priced>) => ({
  subtotal,
  discount,
  total,
});

/** Every line as so many of one piece; its add-ons stay with the first. */
const split = (lines: readonly Line[]) =>
  lines.flatMap((whole) =>
    Array.from({ length: whole.quantity }, (_, index) => ({
      ...whole,
      quantity: 1,
      sauce: index === 0 ? whole.sauce : 0,
    })),
  );

describe('a cart with a discount of its store', () => {
  it('costs the same in whatever order its lines stand and however they are split', () => {
    fc.assert(
      fc.property(carts, fc.infiniteStream(fc.nat()), (cart, chance) => {
        const asAdded = sums(priced(cart, cart.lines));
        const shuffled = [...cart.lines]
          .map((one) => ({ one, at: chance.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(sums(priced(cart, shuffled))).toEqual(asAdded);
        expect(sums(priced(cart, split(shuffled)))).toEqual(asAdded);
      }),
      { numRuns: 4_000 },
    );
  });

  it('adds up in whole coins, within the cap, and never costs more than without it', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { digits, rule } = cart;
        const withIt = priced(cart, cart.lines);
        const without = priceItems(
          cart.lines.map(({ quantity, sauce: _sauce, ...parts }) => ({
            item: sampleItem(parts),
            quantity,
          })),
          null,
          noon,
          digits,
        );
        const coin = 10 ** (3 - digits);
        let byStore = 0;
        for (const [index, one] of withIt.lines.entries()) {
          const ownDiscount = without.lines[index]?.discount ?? Number.NaN;
          expect(one.discount).toBeGreaterThanOrEqual(ownDiscount);
          expect(one.discount).toBeLessThanOrEqual(one.unitPrice * one.quantity);
          expect(one.total).toBe(one.subtotal - one.discount);
          expect([one.subtotal % coin, one.discount % coin, one.unitDiscount % coin]).toEqual([
            0, 0, 0,
          ]);
          if (one.discount > ownDiscount) byStore += one.discount;
        }
        const cap = Math.round(Math.round(rule.max_discount * 1000) / coin) * coin;
        if (rule.max_discount > 0) expect(byStore).toBeLessThanOrEqual(cap);
      }),
      { numRuns: 4_000 },
    );
  });

  it('gets no smaller discount when something is added', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const fewer = priced(cart, cart.lines.slice(1));
        expect(priced(cart, cart.lines).discount).toBeGreaterThanOrEqual(fewer.discount);
      }),
      { numRuns: 2_000 },
    );
  });
});
