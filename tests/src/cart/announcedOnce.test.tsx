import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { ItemQuantity } from '../../../src/cart/ItemQuantity';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { saidAt } from '../../support/announcements';
import { FakeCart } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 30_000 });

let cart = new FakeCart();
vi.mock('../../../src/client/client', () => ({
  call: (...args: Parameters<FakeCart['call']>) => cart.call(...args),
  onUnauthenticated: () => () => undefined,
}));

// What is said by a toast is said by code of its own, which is at hand here.
beforeAll(async () => {
  await import('../../../src/flow/Toasts');
  await import('../../../src/cart/addToCart/startAddToCart');
}, 30_000);

beforeEach(() => {
  cart = new FakeCart();
  guestIdKey.set('guest-1');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
});

it('CART-12 adding, taking more and reaching the end of the stock are each said once, wherever else the item is shown', async () => {
  const soup = cart.offer({ id: 1, name: 'Soup', stock: 2, maximum_cart_quantity: null });
  await renderAtOnce(
    <>
      <ItemQuantity item={soup} />
      <ItemQuantity item={soup} />
    </>,
  );
  await waitFor(() => expect(cart.asked).toContain('/customer/cart/list'));
  expect(await saidAt('Add Soup to the cart', 'Item added to cart')).toEqual([
    'Item added to cart',
  ]);
  expect(await saidAt('One more of Soup', '2 in the cart')).toEqual(['2 in the cart']);
  expect(await saidAt('One more of Soup', 'Out of Stock')).toEqual(['Out of Stock']);
  expect(await saidAt('One less of Soup', '1 in the cart')).toEqual(['1 in the cart']);
});
