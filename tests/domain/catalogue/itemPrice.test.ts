import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLine, unitPrice } from '../../../domain/catalogue/itemPrice';
import { sampleItem } from '../samples';

const shirt = sampleItem({
  price: 20,
  variations: [
    { type: 'Red-XL', price: 25, stock: 3 },
    { type: 'Blue-M', price: 18.5, stock: 0 },
  ],
});
const pizza = sampleItem({
  price: 8,
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 0,
      required: 'on',
      values: [
        { label: 'Small', optionPrice: 0 },
        { label: 'Large', optionPrice: 4.5 },
      ],
    },
    {
      name: 'Toppings',
      type: 'multi',
      min: 0,
      max: 2,
      required: 'off',
      values: [
        { label: 'Olives', optionPrice: 1 },
        { label: 'Basil', optionPrice: 0.5 },
      ],
    },
  ],
  add_ons: [
    { id: 1, name: 'Cola', price: 2 },
    { id: 2, name: 'Dip', price: 0.75 },
  ],
});
const largeWithBoth = [
  { name: 'Size', values: { label: ['Large'] } },
  { name: 'Toppings', values: { label: ['Olives', 'Basil'] } },
];

describe('unit price', () => {
  it('is the price of the chosen combination (ITEM-14: dashes and spaces aside)', () => {
    expect(unitPrice(shirt, [{ type: 'Red XL', price: 0, stock: 0 }])).toBe(25_000);
  });
  it("never takes the client's price", () => {
    expect(unitPrice(shirt, [{ type: 'Blue-M', price: 0.01, stock: 99 }])).toBe(18_500);
  });
  it('adds the choices of a dish to its base', () => {
    expect(unitPrice(pizza, largeWithBoth)).toBe(14_000);
  });
});

describe('a line', () => {
  it('keeps add-ons out of the discount', () => {
    const line = priceLine(
      { ...pizza, discount: 10 },
      { quantity: 2, variation: largeWithBoth, add_on_ids: [1, 2], add_on_qtys: [1, 2] },
      2,
    );
    expect(line).toEqual({
      quantity: 2,
      unitPrice: 14_000,
      unitDiscount: 1_400,
      addOns: 3_500,
      subtotal: 31_500,
      discount: 2_800,
      total: 28_700,
    });
  });
  it.each([
    [{ discount: 10 }, 1_000],
    [{ discount: 2.5, discount_type: 'amount' }, 2_500],
    [{ discount: 50, discount_type: 'amount' }, 10_000],
    [{ store_discount: 20 }, 0],
    [{}, 0],
  ] as const)("has the item's own discount alone: %j", (parts, discount) => {
    expect(priceLine(sampleItem(parts), { quantity: 1 }, 2).discount).toBe(discount);
  });
  it('is never negative and adds up, whatever the discounts (PRICE-13)', () => {
    const amount = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(
        fc.record({
          price: amount,
          discount: amount,
          discount_type: fc.constantFrom('percent' as const, 'amount' as const),
        }),
        fc.integer({ min: 1, max: 99 }),
        fc.integer({ min: 0, max: 3 }),
        (parts, quantity, digits) => {
          const line = priceLine(sampleItem(parts), { quantity }, digits);
          expect(line.total).toBeGreaterThanOrEqual(0);
          expect(line.total).toBe(line.subtotal - line.discount);
          expect(line.total % 10 ** (3 - digits)).toBe(0);
        },
      ),
    );
  });
});
