import { describe, expect, it } from 'vitest';
import type { ChosenVariation } from '../../../domain/cart/cart';
import { decideQuantity, mostAllowed } from '../../../domain/cart/cartRules';
import {
  checkSelection,
  matchVariation,
  sameSelection,
} from '../../../domain/catalogue/variations';
import { sampleItem } from '../samples';

const variations = [
  { type: 'Red-Extra Large', price: 1, stock: 5 },
  { type: 'Blue-M', price: 1, stock: 0 },
];
const shirt = sampleItem({ variations, stock: 5 });
const choice = (type: string): ChosenVariation => ({ type, price: 0, stock: 0 });
const dish = (name: string, ...label: string[]): ChosenVariation => ({ name, values: { label } });

describe('ITEM-14 matching choices to a variation', () => {
  it.each([
    ['Red-ExtraLarge', 'Red-Extra Large'],
    ['Red Extra Large', 'Red-Extra Large'],
    [['Red', 'Extra Large'], 'Red-Extra Large'],
    ['blue-m', 'Blue-M'],
    ['Green-M', undefined],
  ])('%j finds %s', (chosen, type) => {
    expect(matchVariation(variations, chosen)?.type).toBe(type);
  });
});

describe('ITEM-08 the same selection', () => {
  it('disregards order and writing', () => {
    expect(sameSelection([choice('Red-XL')], [choice('Red XL')])).toBe(true);
    expect(
      sameSelection([dish('A', 'x', 'y'), dish('B', 'z')], [dish('B', 'z'), dish('A', 'y', 'x')]),
    ).toBe(true);
    expect(sameSelection([dish('A', 'x')], [dish('A', 'y')])).toBe(false);
  });
});

describe('selections an item offers', () => {
  const meal = sampleItem({
    add_ons: [{ id: 4, name: 'Dip', price: 1 }],
    food_variations: [
      {
        name: 'Size',
        type: 'single',
        min: 0,
        max: 0,
        required: 'on',
        values: [
          { label: 'S', optionPrice: 0 },
          { label: 'L', optionPrice: 1 },
        ],
      },
      {
        name: 'Extras',
        type: 'multi',
        min: 2,
        max: 3,
        required: 'off',
        values: ['a', 'b', 'c', 'd'].map((label) => ({ label, optionPrice: 0 })),
      },
    ],
  });
  it.each([
    ['required and chosen', [dish('Size', 'L')], [], null],
    ['required and missing', [], [], 'Size'],
    ['required and empty', [dish('Size')], [], 'Size'],
    ['two of a single choice', [dish('Size', 'S', 'L')], [], 'Size'],
    ['unknown label', [dish('Size', 'XL')], [], 'Size'],
    ['unknown group', [dish('Size', 'S'), dish('Colour', 'a')], [], 'Colour'],
    ['group twice', [dish('Size', 'S'), dish('Size', 'L')], [], 'Size'],
    ['too few', [dish('Size', 'S'), dish('Extras', 'a')], [], 'Extras'],
    ['label twice', [dish('Size', 'S'), dish('Extras', 'a', 'a')], [], 'Extras'],
    ['too many', [dish('Size', 'S'), dish('Extras', 'a', 'b', 'c', 'd')], [], 'Extras'],
    ['optional left empty', [dish('Size', 'S'), dish('Extras')], [], null],
    ['add-on', [dish('Size', 'S')], [4], null],
    ['unknown add-on', [dish('Size', 'S')], [5], 'add_ons'],
    ['add-on twice', [dish('Size', 'S')], [4, 4], 'add_ons'],
  ])('%s', (_name, chosen, addOns, misfit) => {
    const checked = checkSelection(meal, chosen, addOns);
    expect(checked.ok ? null : checked.group).toBe(misfit);
  });
  it('needs exactly one combination where there are combinations', () => {
    expect(checkSelection(shirt, [])).toEqual({ ok: false, group: 'variation' });
    expect(checkSelection(shirt, [choice('Green-M')])).toEqual({ ok: false, group: 'variation' });
    expect(checkSelection(shirt, [choice('Blue-M')])).toEqual({ ok: true });
  });
  it('has nothing to choose on a plain item', () => {
    expect(checkSelection(sampleItem(), [])).toEqual({ ok: true });
    expect(checkSelection(sampleItem(), [choice('Red')])).toEqual({ ok: false, group: 'Red' });
  });
});

describe('quantities', () => {
  const limited = sampleItem({ stock: 10, maximum_cart_quantity: 4 });
  it.each([
    ['within', limited, [], 4, null],
    ['ITEM-16 above the maximum', limited, [], 5, 'out_of_limit'],
    ['ITEM-15 above stock', sampleItem({ stock: 3 }), [], 4, 'out_of_stock'],
    ['ITEM-15 stock before maximum', limited, [], 11, 'out_of_stock'],
    ['nothing left', sampleItem({ stock: 0 }), [], 1, 'out_of_stock'],
    ['uncounted stock', sampleItem({ stock: null }), [], 500, null],
    ['ITEM-17 variation without stock', shirt, [choice('Blue-M')], 1, 'variation_out_of_stock'],
    ['variation with stock', shirt, [choice('Red-ExtraLarge')], 5, null],
    ['variation above its stock', shirt, [choice('Red-ExtraLarge')], 6, 'out_of_stock'],
    ['maximum 0 is none', sampleItem({ maximum_cart_quantity: 0 }), [], 99, null],
  ] as const)('%s', (_name, item, chosen, quantity, reason) => {
    const decision = decideQuantity(item, chosen, quantity);
    expect(decision.ok ? null : decision.reason).toBe(reason);
  });
  it('names the most that is allowed', () => {
    expect(mostAllowed(limited, [])).toBe(4);
    expect(mostAllowed(shirt, [choice('Blue-M')])).toBe(0);
    expect(mostAllowed(sampleItem({ stock: null }), [])).toBe(999);
  });
});
