import { describe, expect, it } from 'vitest';
import { entryOfLine, keyOfLine, type WantedLine } from '../../../domain/cart/cartLines';
import {
  type CartState,
  cartEntries,
  confirmCart,
  dropChange,
  emptyCart,
  forgetFormerPrices,
  showChange,
} from '../../../src/cart/api/cartState';
import { sampleItem } from '../../domain/samples';

const line = (id: number, quantity = 1, price = 10): WantedLine => ({
  item: sampleItem({ id, price }),
  quantity,
  variation: [],
  addOns: [],
});
const entry = (id: number, quantity = 1, price = 10) =>
  entryOfLine(line(id, quantity, price), id + 100);
const units = (state: CartState) =>
  cartEntries(state).map(({ item_id, quantity }) => `${item_id}x${quantity}`);
const set = (ticket: number, id: number, quantity: number) => ({
  ticket,
  change: { kind: 'set' as const, line: line(id, quantity) },
});

describe('the cart between click and answer', () => {
  const cart = confirmCart(emptyCart, [entry(1), entry(2)]);

  it('shows a change at once and takes it back', () => {
    const shown = showChange(cart, set(1, 2, 5));
    expect(units(shown)).toEqual(['1x1', '2x5']);
    expect(units(dropChange(shown, 1))).toEqual(['1x1', '2x1']);
  });

  it('an answer to one change does not hide another that is under way', () => {
    const both = showChange(showChange(cart, set(1, 1, 3)), set(2, 2, 7));
    const answered = confirmCart(both, [entry(1, 3), entry(2)], 1);
    expect(units(answered)).toEqual(['1x3', '2x7']);
    expect(units(confirmCart(answered, [entry(1, 3), entry(2, 7)], 2))).toEqual(['1x3', '2x7']);
  });

  it('a late answer does not take a newer click on the same line back', () => {
    const twice = showChange(showChange(cart, set(1, 1, 2)), set(2, 1, 3));
    expect(units(confirmCart(twice, [entry(1, 2), entry(2)], 1))).toEqual(['1x3', '2x1']);
    expect(units(dropChange(twice, 1))).toEqual(['1x3', '2x1']);
  });

  it('a line brought back stands where it stood', () => {
    const key = keyOfLine(line(1));
    const removed = showChange(cart, { ticket: 1, change: { kind: 'remove', key } });
    const confirmed = confirmCart(removed, [entry(2)], 1);
    const restored = showChange(confirmed, set(2, 1, 1));
    expect(units(restored)).toEqual(['1x1', '2x1']);
    expect(units(confirmCart(restored, [entry(2), entry(1)], 2))).toEqual(['1x1', '2x1']);
  });

  it('clears and replaces', () => {
    expect(units(showChange(cart, { ticket: 1, change: { kind: 'clear' } }))).toEqual([]);
    const replaced = showChange(cart, { ticket: 1, change: { kind: 'replace', line: line(9) } });
    expect(units(replaced)).toEqual(['9x1']);
  });
});

describe('prices changed by the server', () => {
  const cart = confirmCart(emptyCart, [entry(1, 1, 10)]);
  const key = keyOfLine(line(1));

  it('are remembered with the price before, until the shopper has seen them', () => {
    const dearer = confirmCart(cart, [entry(1, 1, 12)]);
    expect(dearer.formerPrices).toEqual({ [key]: 10 });
    expect(confirmCart(dearer, [entry(1, 1, 13)]).formerPrices).toEqual({ [key]: 10 });
    expect(confirmCart(dearer, [entry(1, 1, 10)]).formerPrices).toEqual({});
    expect(forgetFormerPrices(dearer).formerPrices).toEqual({});
  });
});
