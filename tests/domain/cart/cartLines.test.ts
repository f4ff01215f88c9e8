import { describe, expect, it } from 'vitest';
import {
  applyChange,
  entryLike,
  entryOfLine,
  inKnownOrder,
  keyOfEntry,
  keyOfLine,
  lineOfEntry,
  quantityText,
  unitsIn,
  type WantedLine,
} from '../../../domain/cart/cartLines';
import { decideLineQuantity } from '../../../domain/cart/cartQuantity';
import type { Item } from '../../../domain/catalogue/catalogue';
import { sampleItem } from '../samples';

const line = (
  id: number,
  parts: Partial<WantedLine> = {},
  item: Partial<Item> = {},
): WantedLine => ({
  item: sampleItem({ id, ...item }),
  quantity: 1,
  variation: [],
  addOns: [],
  ...parts,
});
const dish = (label: string[]) => [{ name: 'Size', values: { label } }];

describe('lines', () => {
  it('ITEM-08, ITEM-14 equal choices are one line, however written', () => {
    const a = line(1, { variation: [{ type: 'Red-XL', price: 0, stock: 0 }] });
    const b = line(1, { variation: [{ type: 'red xl', price: 9, stock: 4 }], quantity: 5 });
    expect(keyOfLine(a)).toBe(keyOfLine(b));
    expect(keyOfLine(line(1, { variation: dish(['L', 'S']) }))).toBe(
      keyOfLine(line(1, { variation: dish(['S', 'L']) })),
    );
    expect(keyOfLine(line(1, { variation: dish([]) }))).toBe(keyOfLine(line(1)));
  });

  it('tells other items, options and add-ons apart', () => {
    const keys = [
      line(1),
      line(2),
      line(1, { variation: dish(['L']) }),
      line(1, { addOns: [{ id: 3, quantity: 1 }] }),
    ].map(keyOfLine);
    expect(new Set(keys).size).toBe(4);
  });

  it('comes back whole from an entry, with its wishes', () => {
    const wishes = { note: 'Ripe', substitution: 'refund' as const, substitute: null };
    const wanted = line(1, { quantity: 2, addOns: [{ id: 3, quantity: 4 }], wishes });
    expect(lineOfEntry(entryOfLine(wanted))).toEqual(wanted);
  });

  it('ITEM-08 finds the same option, best with the same add-ons', () => {
    const plain = entryOfLine(line(1), 1);
    const rich = entryOfLine(line(1, { addOns: [{ id: 3, quantity: 1 }] }), 2);
    expect(entryLike([plain, rich], lineOfEntry(rich))).toBe(rich);
    expect(entryLike([plain], lineOfEntry(rich))).toBe(plain);
    expect(entryLike([plain], line(2))).toBeUndefined();
  });
});

describe('applyChange', () => {
  it('keeps the wishes of a line that is changed without a word about them', () => {
    const wishes = { note: 'Ripe', substitution: 'refund' as const, substitute: null };
    const cart = [entryOfLine(line(1, { wishes }), 11)];
    const [changed] = applyChange(cart, { kind: 'set', line: line(1, { quantity: 3 }) });
    expect(changed).toMatchObject({ id: 11, quantity: 3, ...wishes });
  });

  it('lets an edited line join the one that it becomes equal to', () => {
    const small = line(1, { variation: dish(['Small']) });
    const large = line(1, { variation: dish(['Large']), quantity: 2 });
    const cart = [entryOfLine(small, 11), entryOfLine(large, 12)];
    const joined = applyChange(cart, {
      kind: 'set',
      line: { ...small, variation: dish(['Large']) },
      was: keyOfLine(small),
    });
    expect(joined).toEqual([entryOfLine({ ...large, quantity: 3 }, 11)]);
  });

  it('lets none of the add-ons and notes of two lines that become one be lost', () => {
    const wishes = (note: string, substitution: 'best_match' | 'refund') => ({
      wishes: { note, substitution, substitute: null },
    });
    const cheese = line(1, {
      addOns: [{ id: 3, quantity: 2 }],
      ...wishes('No onions', 'refund'),
    });
    const bacon = line(1, { addOns: [{ id: 4, quantity: 1 }], ...wishes('Hot', 'best_match') });
    const joined = applyChange([entryOfLine(cheese, 11), entryOfLine(bacon, 12)], {
      kind: 'set',
      line: line(1, { addOns: [{ id: 3, quantity: 1 }] }),
      was: keyOfLine(bacon),
    });
    expect(joined).toEqual([
      entryOfLine(
        {
          ...cheese,
          quantity: 2,
          addOns: [{ id: 3, quantity: 3 }],
          ...wishes('No onions · Hot', 'refund'),
        },
        12,
      ),
    ]);
  });

  const first = entryOfLine(line(1), 11);
  const second = entryOfLine(line(2), 12);
  const cart = [first, second];

  it('sets a known line in place, with its id, and a new one at the end', () => {
    const more = applyChange(cart, { kind: 'set', line: line(1, { quantity: 3 }) });
    expect(more.map(({ id, quantity }) => [id, quantity])).toEqual([
      [11, 3],
      [12, 1],
    ]);
    expect(applyChange(cart, { kind: 'set', line: line(3) }).map(({ id }) => id)).toEqual([
      11, 12, -3,
    ]);
  });

  it('lets a line become another by its add-ons', () => {
    const rich = line(1, { addOns: [{ id: 3, quantity: 1 }] });
    const changed = applyChange(cart, { kind: 'set', line: rich, was: keyOfEntry(first) });
    expect(changed.map(({ id, add_on_ids }) => [id, add_on_ids])).toEqual([
      [11, [3]],
      [12, []],
    ]);
  });

  it('removes, clears and replaces', () => {
    expect(applyChange(cart, { kind: 'remove', key: keyOfEntry(first) })).toEqual([second]);
    expect(applyChange(cart, { kind: 'clear' })).toEqual([]);
    expect(applyChange(cart, { kind: 'replace', line: line(9) }).map((e) => e.item_id)).toEqual([
      9,
    ]);
  });
});

describe('the list', () => {
  it('keeps a line that is brought back where it stood', () => {
    const entries = [2, 3, 1].map((id) => entryOfLine(line(id)));
    const known = [1, 2].map((id) => keyOfLine(line(id)));
    expect(inKnownOrder(entries, known).map(({ item_id }) => item_id)).toEqual([1, 2, 3]);
  });

  it('counts units and writes quantities with two digits (ITEM-26)', () => {
    expect(unitsIn([entryOfLine(line(1, { quantity: 2 })), entryOfLine(line(2))])).toBe(3);
    expect([1, 9, 10, 120].map(quantityText)).toEqual(['01', '09', '10', '120']);
  });
});

describe('decideLineQuantity', () => {
  const limited = { maximum_cart_quantity: 3 };
  const shirt = {
    stock: 50,
    variations: [
      { type: 'Red', price: 1, stock: 2 },
      { type: 'Blue', price: 1, stock: 5 },
    ],
  };
  const red = [{ type: 'Red', price: 0, stock: 0 }];
  const blue = [{ type: 'Blue', price: 0, stock: 0 }];

  it('ITEM-16 lines of one item share its maximum', () => {
    const other = entryOfLine(line(1, { quantity: 2, addOns: [{ id: 3, quantity: 1 }] }, limited));
    expect(decideLineQuantity([other], line(1, { quantity: 1 }, limited)).ok).toBe(true);
    expect(decideLineQuantity([other], line(1, { quantity: 2 }, limited))).toEqual({
      ok: false,
      reason: 'out_of_limit',
    });
  });

  it('ITEM-15 each combination has its own stock', () => {
    const inCart = entryOfLine(line(1, { quantity: 2, variation: red }, shirt));
    expect(decideLineQuantity([inCart], line(1, { variation: blue, quantity: 5 }, shirt)).ok).toBe(
      true,
    );
    expect(decideLineQuantity([], line(1, { variation: red, quantity: 3 }, shirt))).toEqual({
      ok: false,
      reason: 'out_of_stock',
    });
  });

  it('does not count the line that it changes', () => {
    const inCart = entryOfLine(line(1, { quantity: 3 }, limited));
    expect(decideLineQuantity([inCart], line(1, { quantity: 3 }, limited)).ok).toBe(true);
  });
});
