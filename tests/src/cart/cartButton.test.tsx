import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Module, ModuleType } from '../../../domain/place/module';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { CartButton } from '../../../src/cart/CartButton';
import { guestIdKey, moduleKey, storePlace } from '../../../src/client/storage/storage';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

let asked: string[] = [];
vi.mock('../../../src/client/client', () => ({
  call: async ({ method, path }: AnyEndpoint) => {
    if (path === '/config') return settings;
    asked.push(`${method} ${path}`);
    return path.includes('rental') ? { carts: [], user_data: null } : [];
  },
  onUnauthenticated: () => () => undefined,
}));

const inModule = (module_type: ModuleType, id: number) =>
  moduleKey.set({
    id,
    module_type,
    module_name: module_type,
    icon_full_url: '',
    description: '',
    zones: [],
    status: 1,
    stores_count: 1,
  } satisfies Module);

vi.setConfig({ testTimeout: 20_000 });

// Drawers fetch their code when they open; here it is at hand.
beforeAll(async () => {
  await import('../../../src/cart/CartDrawer');
  await import('../../../src/rental/tripCart/TripCartDrawer');
}, 30_000);

beforeEach(() => {
  asked = [];
  guestIdKey.set('a-guest');
  storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
});
afterEach(() => {
  moduleKey.set(null);
  storePlace(null);
});

it.each([
  ['food', 'Shopping Cart, empty', 'GET /customer/cart/list', 'Shopping Cart'],
  ['rental', 'Trip Cart, empty', 'GET /rental/user/cart/get-cart', 'Trip Cart'],
] as const)(
  'HEAD-11, CART-11 in the %s module it is the "%s" of its own list, and opens it',
  async (type, name, list, title) => {
    act(() => inModule(type, type === 'rental' ? 6 : 1));
    await renderAtOnce(<CartButton />);
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(asked).toContain(list));
    expect(asked.filter((call) => call.includes('cart'))).toEqual([list]);
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: title });
    fireEvent.click(within(dialog).getByRole('button', { name: /^Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
