import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { OrderedLines } from '../../../src/checkout/summary/OrderedLines';
import { useOrdered } from '../../../src/checkout/useOrdered';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

let cart = new FakeCart();
let guests = 0;
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => cart.call(...args),
  onUnauthenticated: () => () => undefined,
}));

beforeEach(() => {
  cart = new FakeCart();
  guests += 1;
  guestIdKey.set(`guest-${guests}`);
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
});

const openQuickView = vi.fn();
vi.mock('../../../src/catalogue/quickView/openQuickView', () => ({
  openQuickView: (input: unknown) => openQuickView(input),
  prefetchQuickView: () => undefined,
}));

const onRemoved = vi.fn();
const Summary = () => <OrderedLines ordered={useOrdered('cart').ordered} onRemoved={onRemoved} />;

it('ITEM-15, ITEM-16 the checkout’s summary says what is left of a line, and takes or removes it by one press', async () => {
  cart.put({ id: 1, name: 'Soup', price: 10, stock: 0 });
  cart.put({ id: 2, name: 'Bread', price: 4, stock: 2 }, 4);
  cart.put({ id: 3, name: 'Tea', price: 7, maximum_cart_quantity: 1 }, 3);
  cart.put({ id: 4, name: 'Rice', price: 7, stock: 9 }, 2);
  await renderAtOnce(<Summary />);
  const told = async () =>
    (await screen.findAllByRole('listitem')).map((line) => line.querySelector('p')?.textContent);
  await screen.findByText('Only 2 left');
  expect(await told()).toEqual([
    'Out of Stock',
    'Only 2 left',
    'Out of Limits: 1 at most',
    undefined,
  ]);

  const take = screen.getByRole('button', { name: 'Take 2 of Bread' });
  const line = take.closest('li');
  fireEvent.click(take);
  expect(document.activeElement).toBe(line);
  await waitFor(() => expect(cart.entries.map(({ quantity }) => quantity)).toEqual([1, 2, 3, 2]));
  expect(screen.queryByText('Only 2 left')).toBeNull();

  expect(onRemoved).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Soup from the cart' }));
  expect(onRemoved).toHaveBeenCalledOnce();
  await waitFor(() => expect(cart.entries.map(({ item_id }) => item_id)).toEqual([2, 3, 4]));
  expect(await told()).toEqual([undefined, 'Out of Limits: 1 at most', undefined]);
});

it('ITEM-14 a choice that is gone can be made anew from the checkout’s summary', async () => {
  const item = cart.put({ id: 1, name: 'Soup', price: 10 });
  cart.entries = cart.entries.map((entry) => ({ ...entry, add_on_ids: [9], add_on_qtys: [1] }));
  await renderAtOnce(<Summary />);
  await screen.findByText(
    'What you chose of it is not offered any more. Choose anew, or remove it.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Edit Soup' }));
  expect(openQuickView.mock.calls).toEqual([[{ item, entry: cart.entries[0] }]]);
  const line = screen.getByRole('button', { name: 'Edit Soup' }).closest('li');
  const buttons = [...(line?.querySelectorAll('button') ?? [])];
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Edit Soup',
    'Remove Soup from the cart',
  ]);
});
