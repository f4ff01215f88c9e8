import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenVariation } from '../../../domain/cart/cart';
import { troubledLines, troubleOf } from '../../../domain/cart/cartFit';
import { entryOfLine } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import { sampleItem } from '../samples';

let lastId = 0;
const line = (
  item: Partial<Item>,
  quantity: number,
  variation: ChosenVariation[] = [],
  addOn?: number,
) => {
  lastId += 1;
  const addOns = addOn ? [{ id: addOn, quantity: 1 }] : [];
  const known = sampleItem({
    add_ons: addOns.map(({ id }) => ({ id, name: 'Extra', price: 1 })),
    ...item,
  });
  return entryOfLine({ item: known, quantity, variation, addOns }, lastId);
};
const red = { type: 'Red', price: 10, stock: 0 };
const blue = { type: 'Blue', price: 10, stock: 3 };
const size = {
  name: 'Size',
  type: 'single' as const,
  min: 0,
  max: 0,
  required: 'on' as const,
  values: [{ label: 'Large', optionPrice: 2 }],
};
const sized = (name: string, ...label: string[]) => ({ name, values: { label } });
const gone = { reason: 'choice_gone', most: 0 };

describe('what keeps a line from being ordered (ITEM-15, ITEM-16, ITEM-17)', () => {
  it.each([
    ['nothing where stock is not counted', line({ stock: null }, 50), null],
    ['nothing while it suffices', line({ stock: 3 }, 3), null],
    ['all is sold', line({ stock: 0 }, 1), { reason: 'out_of_stock', most: 0 }],
    ['two are left of three', line({ stock: 2 }, 3), { reason: 'out_of_stock', most: 2 }],
    [
      'a variation is sold out',
      line({ stock: 3, variations: [red, blue] }, 1, [red]),
      { reason: 'variation_out_of_stock', most: 0 },
    ],
    [
      'there is less of a variation',
      line({ stock: 3, variations: [red, blue] }, 5, [blue]),
      { reason: 'out_of_stock', most: 3 },
    ],
    [
      'one cart may hold four',
      line({ stock: 90, maximum_cart_quantity: 4 }, 6),
      { reason: 'out_of_limit', most: 4 },
    ],
    ['nothing while it can be had later', line({ available: 0, schedule_order: 1 }, 2), null],
    [
      'it can be had neither now nor later, however much there is',
      line({ available: 0, schedule_order: 0, stock: 9 }, 2),
      { reason: 'unavailable', most: 0 },
    ],
    [
      'nothing while what was chosen is offered',
      line({ food_variations: [size] }, 2, [sized('Size', 'Large')]),
      null,
    ],
    ['a choice is gone', line({ food_variations: [size] }, 2, [sized('Size', 'Small')]), gone],
    ['a group is gone', line({}, 2, [sized('Size', 'Large')]), gone],
    ['a choice is asked for now', line({ food_variations: [size] }, 2), gone],
    ['a variation is gone', line({ variations: [blue] }, 1, [red]), gone],
    ['all variations are gone', line({}, 1, [red]), gone],
    ['an add-on is gone', line({ add_ons: [] }, 1, [], 91), gone],
    [
      'one cart may hold four, and two are left',
      line({ stock: 2, maximum_cart_quantity: 4 }, 6),
      { reason: 'out_of_stock', most: 2 },
    ],
  ] as const)('%s', (_, entry, trouble) => {
    expect(troubleOf([entry], entry)).toEqual(trouble);
  });

  it('lines of one item share its stock: the upper ones take first', () => {
    const plain = line({ id: 7, stock: 5 }, 3);
    const withCheese = line({ id: 7, stock: 5 }, 4, [], 91);
    expect(troubleOf([plain, withCheese], plain)).toBeNull();
    expect(troubleOf([plain, withCheese], withCheese)).toEqual({ reason: 'out_of_stock', most: 2 });
    expect(troubledLines([plain, withCheese])).toEqual([withCheese]);
    expect(troubledLines([withCheese, plain])).toEqual([plain]);
  });

  it('taking what is offered, line by line, leaves a cart that can be ordered, with no unit to spare', () => {
    const wanted = fc.array(fc.integer({ min: 1, max: 9 }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(wanted, fc.integer({ min: 0, max: 12 }), (lines, stock) => {
        const entries = lines.map((units, place) =>
          line({ id: 5, stock }, units, [], place === 0 ? undefined : 40 + place),
        );
        let left = stock;
        const expected = entries.map((entry) => {
          const taken = Math.min(left, entry.quantity);
          left -= taken;
          return taken;
        });
        const taken = entries.map((entry) => troubleOf(entries, entry)?.most ?? entry.quantity);
        expect(taken).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
