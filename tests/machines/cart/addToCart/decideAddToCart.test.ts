import { describe, expect, it } from 'vitest';
import { entryOfLine, type WantedLine } from '../../../../domain/cart/cartLines';
import type { Item } from '../../../../domain/catalogue/catalogue';
import { type AddVerdict, decideAddToCart } from '../../../../machines/cart/addToCart';
import { sampleItem } from '../../../domain/samples';

const line = (parts: Partial<WantedLine> = {}, item: Partial<Item> = {}): WantedLine => ({
  item: sampleItem(item),
  quantity: 1,
  variation: [],
  addOns: [],
  ...parts,
});

const shirt: Partial<Item> = {
  stock: 9,
  variations: [
    { type: 'Red-XL', price: 10, stock: 2 },
    { type: 'Blue-XL', price: 11, stock: 0 },
  ],
};
const red = [{ type: 'red xl', price: 0, stock: 0 }];
const blue = [{ type: 'Blue-XL', price: 0, stock: 0 }];
const cheese = { add_ons: [{ id: 5, name: 'Cheese', price: 1 }] };

const cases: [string, AddVerdict, WantedLine, WantedLine[]][] = [
  ['ITEM-07 an item that is not in the cart', 'add', line(), []],
  ['ITEM-08 the same item with another quantity', 'update', line({ quantity: 3 }), [line()]],
  ['ITEM-18 the same item, same quantity', 'unchanged', line(), [line()]],
  [
    'ITEM-08 the same option with another add-on',
    'update',
    line({ addOns: [{ id: 5, quantity: 1 }] }, cheese),
    [line({}, cheese)],
  ],
  [
    'ITEM-06 an item of a closed store that takes orders for later',
    'add',
    line({}, { available: 0, schedule_order: 1 }),
    [],
  ],
  ['ITEM-06 an item that cannot be ordered now', 'unavailable', line({}, { available: 0 }), []],
  ['ITEM-15 more than there is', 'outOfStock', line({ quantity: 4 }, { stock: 3 }), []],
  ['ITEM-15 as many as there are', 'add', line({ quantity: 3 }, { stock: 3 }), []],
  [
    'ITEM-16 more than the maximum',
    'outOfLimits',
    line({ quantity: 3 }, { maximum_cart_quantity: 2 }),
    [],
  ],
  [
    'ITEM-17 a variation without stock',
    'variationOutOfStock',
    line({ variation: blue }, shirt),
    [],
  ],
  ['ITEM-14 a variation written otherwise', 'add', line({ variation: red }, shirt), []],
  [
    'ITEM-15 more than the variation has',
    'outOfStock',
    line({ variation: red, quantity: 3 }, shirt),
    [],
  ],
  ['a variation missing', 'choiceMissing', line({}, shirt), []],
  ['ITEM-11 another store in the cart', 'otherStore', line(), [line({}, { id: 2, store_id: 8 })]],
  [
    'ITEM-15 sold out beats the question about the other store',
    'outOfStock',
    line({}, { stock: 0 }),
    [line({}, { id: 2, store_id: 8 })],
  ],
];

describe('decideAddToCart', () => {
  it.each(cases)('%s: %s', (_, verdict, wanted, cart) => {
    const entries = cart.map((existing, index) => entryOfLine(existing, index + 1));
    expect(decideAddToCart(wanted, entries)).toBe(verdict);
  });
});
