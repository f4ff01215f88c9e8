// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import type { WantedLine } from '../../../domain/cart/cartLines';
import type { AddToCartOutput } from '../../../machines/cart/addToCart';
import { requestAddToCart } from '../../../src/cart/addToCart/requestAddToCart';
import { sampleItem } from '../../domain/samples';
import { standAtTheSquare } from '../../support/standAt';

const started = vi.hoisted(() => [] as { quantity: number; end: (output: object) => void }[]);
vi.mock('../../../src/cart/addToCart/startAddToCart', () => ({
  startAddToCart: ({ quantity }: WantedLine) =>
    new Promise((end) => {
      started.push({ quantity, end });
    }),
}));

const item = sampleItem({ id: 5, stock: 9 });
const press = (quantity: number) => requestAddToCart({ item, quantity });
const quantities = () => started.map(({ quantity }) => quantity);
const until = (...wanted: number[]) => vi.waitFor(() => expect(quantities()).toEqual(wanted));
const end = (output: AddToCartOutput) => started.at(-1)?.end(output);

it('ITEM-08 a press with another quantity is done after the one that is under way; the same press is done once', async () => {
  standAtTheSquare();
  const first = press(1);
  expect(press(1)).toBe(first);
  const more = press(3);
  expect(press(3)).toBe(more);
  await until(1);
  end({ kind: 'refused' });
  expect(await first).toEqual({ kind: 'refused' });
  await until(1, 3);
  expect(press(3)).toBe(more);
  end({ kind: 'refused' });
  expect(await more).toEqual({ kind: 'refused' });
  void press(3);
  await until(1, 3, 3);
});
