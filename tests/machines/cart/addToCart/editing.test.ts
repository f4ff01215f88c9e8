import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CartEntry } from '../../../../domain/cart/cart';
import { entryOfLine, keyOfEntry, type WantedLine } from '../../../../domain/cart/cartLines';
import type { Item } from '../../../../domain/catalogue/catalogue';
import { addToCartMachine, decideAddToCart } from '../../../../machines/cart/addToCart';
import type { CartAnswer } from '../../../../machines/cart/cartAnswer';
import { sampleItem } from '../../../domain/samples';

const soup: Partial<Item> = {
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      min: 0,
      max: 0,
      required: 'on',
      values: [
        { label: 'Small', optionPrice: 0 },
        { label: 'Large', optionPrice: 4 },
      ],
    },
  ],
  add_ons: [{ id: 3, name: 'Bread', price: 1 }],
};
const line = (label: string, parts: Partial<WantedLine> = {}, item = soup): WantedLine => ({
  item: sampleItem(item),
  quantity: 1,
  variation: [{ name: 'Size', values: { label: [label] } }],
  addOns: [],
  ...parts,
});
const small = entryOfLine(line('Small'), 1);
const large = entryOfLine(line('Large'), 2);
const edited = keyOfEntry(small);

describe('editing a line of the cart', () => {
  it.each([
    ['ITEM-08 another size', line('Large'), 'update'],
    ['ITEM-08 another quantity', line('Small', { quantity: 2 }), 'update'],
    ['other add-ons', line('Small', { addOns: [{ id: 3, quantity: 1 }] }), 'update'],
    ['ITEM-18 nothing', line('Small'), 'unchanged'],
    [
      'ITEM-16 more than the limit',
      line('Large', { quantity: 2 }, { ...soup, maximum_cart_quantity: 1 }),
      'outOfLimits',
    ],
  ] as const)('%s', (_, wanted, verdict) => {
    expect(decideAddToCart(wanted, [small], edited)).toBe(verdict);
  });

  it('counts the line that it would join', () => {
    const wanted = line('Large', {}, { ...soup, maximum_cart_quantity: 1 });
    expect(decideAddToCart(wanted, [small, large], edited)).toBe('outOfLimits');
    expect(decideAddToCart(wanted, [small], edited)).toBe('update');
  });

  it('adds it when the line was removed elsewhere', () => {
    expect(decideAddToCart(line('Large'), [], edited)).toBe('add');
  });

  it('ITEM-19 saves the change in place of the edited line', async () => {
    const asked: string[] = [];
    const machine = addToCartMachine.provide({
      actors: {
        readCart: fromPromise<readonly CartEntry[]>(async () => [small]),
        updateLine: fromPromise<CartAnswer, { line: WantedLine; was: string }>(
          async ({ input }) => {
            asked.push(input.was);
            return { ok: true };
          },
        ),
      },
    });
    const actor = createActor(machine, { input: { line: line('Large'), edited } }).start();
    const { output } = await waitFor(actor, ({ status }) => status === 'done');
    expect(output).toEqual({ kind: 'updated' });
    expect(asked).toEqual([edited]);
  });
});
