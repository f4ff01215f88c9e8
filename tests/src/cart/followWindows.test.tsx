import { fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { followWindows } from '../../../src/app/followWindows';
import { CartButton } from '../../../src/cart/CartButton';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

const { listeners, sent } = vi.hoisted(() => {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  const sent: unknown[] = [];
  // jsdom has no such channel; the other window is the test.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener = (_: string, listener: (event: { data: unknown }) => void) =>
        listeners.push(listener);
      postMessage = (data: unknown) => sent.push(data);
    },
  );
  return { listeners, sent };
});

const cart = new FakeCart();
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => cart.call(...args),
  onUnauthenticated: () => () => undefined,
}));

const tell = (data: unknown) => {
  for (const hear of listeners) hear({ data });
};
const reads = () => cart.asked.filter((path) => path === '/customer/cart/list').length;

it('CART-12 an open drawer follows what another window does to the cart, and tells what is done in it (S07)', async () => {
  guestIdKey.set('guest-1');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
  cart.put({ id: 1, name: 'Soup', price: 10 });
  followWindows();
  await renderAtOnce(<CartButton />);
  fireEvent.click(await screen.findByRole('button', { name: /^Shopping Cart/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Shopping Cart' });
  await within(drawer).findByRole('article', { name: 'Soup' });

  cart.put({ id: 2, name: 'Bread', price: 3 });
  tell({ kind: 'changed', what: 'cart' });
  await within(drawer).findByRole('article', { name: 'Bread' });
  expect(sent).toEqual([]);

  fireEvent.click(within(drawer).getByRole('button', { name: 'One more of Soup' }));
  await vi.waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'changed',
        what: 'cart',
        answer: {
          version: 1,
          of: expect.stringContaining('"guest:guest-1",1,"en"'),
          asked: expect.any(Number),
          heard: expect.any(Number),
          value: cart.entries,
        },
      },
    ]),
  );

  // What another window was told is shown without a question; what it may have been told before is asked for.
  const [{ answer } = { answer: {} }] = sent as { answer: object }[];
  const withRice = new FakeCart();
  withRice.put({ id: 3, name: 'Rice', price: 2 });
  const now = Date.now();
  const told = { ...answer, asked: now, heard: now, value: withRice.entries };
  const asked = reads();
  tell({ kind: 'changed', what: 'cart', answer: told });
  await within(drawer).findByRole('article', { name: 'Rice' });
  expect(within(drawer).queryByRole('article', { name: 'Soup' })).toBeNull();
  expect(reads()).toBe(asked);
  tell({ kind: 'changed', what: 'cart', answer: { ...told, asked: now - 60_000, value: [] } });
  await within(drawer).findByRole('article', { name: 'Soup' });
  expect(reads()).toBe(asked + 1);

  cart.entries = [];
  const order = { what: 'cart', thing: 'guest:guest-1/1', id: 100007 };
  tell({ kind: 'ordered', order });
  expect(await within(drawer).findByText('Your cart is empty')).toBeDefined();
});
