import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { keyOfLine } from '../../../domain/cart/cartLines';
import { module } from '../../../domain/place/module';
import { readCart } from '../../../src/cart/api/cart';
import { addLine, updateLine } from '../../../src/cart/api/cartChanges';
import { ApiError } from '../../../src/client/apiError';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { FakeCart } from '../../support/fakeCart';
import { standAtTheSquare } from '../../support/standAt';

const cart = new FakeCart();
let isUp = true;
let lost = 0;
vi.mock('../../../src/client/client', () => ({
  call: async (...args: Parameters<FakeCart['call']>) => {
    if (!isUp) {
      lost += 1;
      throw new ApiError('network', 0);
    }
    return cart.call(...args);
  },
  onUnauthenticated: () => () => undefined,
}));

afterEach(() => {
  vi.restoreAllMocks();
});

it('CART-12, CART-13 what is added without a connection and changed there is in the cart when it is back', async () => {
  guestIdKey.set('guest-1');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  isUp = false;
  const { signal } = new AbortController();
  const line = { item: cart.offer({ id: 1, price: 10 }), quantity: 1, variation: [], addOns: [] };
  const added = addLine(line, signal);
  await vi.waitFor(() => expect(readCart().map(({ quantity }) => quantity)).toEqual([1]));
  const changed = updateLine({ ...line, quantity: 3 }, keyOfLine(line), signal);
  await vi.waitFor(() => expect(lost).toBe(1));

  isUp = true;
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await Promise.all([added, changed]);
  expect(cart.asked.filter((path) => path !== '/customer/cart/list')).toEqual([
    '/customer/cart/add',
    '/customer/cart/update',
  ]);
  expect(cart.entries.map(({ quantity }) => quantity)).toEqual([3]);
  expect(readCart().map(({ quantity }) => quantity)).toEqual([3]);
});
