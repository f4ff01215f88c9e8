import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ModuleType, module } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { moduleKey, tokenKey } from '../../../src/client/storage/storage';
import { provideNavigation } from '../../../src/flow/emitted';
import { CartPage } from '../../../src/rental/CartPage';
import { proceedToBooking } from '../../../src/rental/tripCart/proceedToBooking';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleCart } from '../../support/rental';
import { standAtTheSquare } from '../../support/standAt';

vi.setConfig({ testTimeout: 30_000 });

const moduleOf = (id: number, module_type: ModuleType) =>
  v.parse(module, {
    id,
    module_type,
    module_name: `The ${module_type}`,
    zones: [{ id: 1, name: 'Zone 1' }],
    status: 1,
  });
const food = moduleOf(1, 'food');
const rental = moduleOf(6, 'rental');

let trip = sampleCart([{ quantity: 2 }]);
vi.mock('../../../src/client/client', () => ({
  call: async ({ path }: AnyEndpoint) => {
    if (path === '/config') return settings;
    if (path === '/module') return [food, rental];
    return trip;
  },
  onUnauthenticated: () => () => undefined,
}));

const visited: [string, ModuleType | undefined][] = [];

beforeAll(() => import('../../../src/checkout/guestOrLogin/GuestOrLoginScreens'), 30_000);
beforeEach(() => {
  visited.length = 0;
  provideNavigation((to) => void visited.push([to, moduleKey.get()?.module_type]));
  trip = sampleCart([{ quantity: 2 }]);
  standAtTheSquare();
  tokenKey.set('token-1');
  moduleKey.set(food);
});
afterEach(() => {
  tokenKey.set(null);
  moduleKey.set(null);
});

it('TRIP-01, BOOK-01 the page of the trip cart turns the shop to the rental module', async () => {
  await renderAtOnce(<CartPage />, '/rental/cart');
  await waitFor(() => expect(moduleKey.get()).toEqual(rental));
});

it('BOOK-01 a trip is checked out in the rental module, also where another window has turned to food', async () => {
  await proceedToBooking();
  expect(visited).toEqual([['/checkout', 'rental']]);
});

it('BOOK-01 an empty trip cart leads home in the module that the shopper is in', async () => {
  trip = sampleCart();
  await proceedToBooking();
  expect(visited).toEqual([['/home', 'food']]);
});
