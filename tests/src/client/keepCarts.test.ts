// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { module } from '../../../domain/place/module';
import { cartQuery } from '../../../src/cart/api/cart';
import { storeQuery } from '../../../src/catalogue/api/catalogue';
import { queryClient } from '../../../src/client/queryClient';
import { guestIdKey, moduleKey } from '../../../src/client/storage/storage';
import { sampleStore } from '../../domain/samples';
import { FakeCart } from '../../support/fakeCart';
import { standAtTheSquare } from '../../support/standAt';

const cart = new FakeCart();
const planned: (() => void)[] = [];
vi.stubGlobal('requestIdleCallback', (then: () => void) => planned.push(then));
const rest = () => {
  for (const then of planned.splice(0)) then();
};
/** Whether a worker stood in between when the store was asked for. */
const asked: boolean[] = [];
const worker: EventTarget & { controller: object | null } = Object.assign(new EventTarget(), {
  controller: null,
});
vi.mock('../../../src/client/client', () => ({
  call: async (...args: Parameters<FakeCart['call']>) => {
    if (args[0].path !== '/stores/details/{id}') return cart.call(...args);
    asked.push(worker.controller !== null);
    return sampleStore();
  },
  onUnauthenticated: () => () => undefined,
}));

it('CART-12 a store that was loaded before the worker came is asked for once more, for the worker to keep', async () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  const { keepCarts } = await import('../../../src/app/keepCarts');
  guestIdKey.set('guest-1');
  standAtTheSquare();
  moduleKey.set(v.parse(module, { id: 1, module_type: 'food', zones: [], status: 1 }));
  cart.put({ id: 1, name: 'Soup', price: 10 });
  const [store] = cart.entries.map(({ item }) => item.store_id);
  await queryClient.fetchQuery(storeQuery(String(store)));
  await queryClient.fetchQuery(cartQuery());
  keepCarts();
  worker.controller = {};
  worker.dispatchEvent(new Event('controllerchange'));
  rest();
  await vi.waitFor(() => expect(asked).toEqual([false, true]));

  // What came through the worker it has: the next change of the cart asks for nothing.
  await queryClient.refetchQueries(cartQuery());
  rest();
  expect(asked).toEqual([false, true]);
});
