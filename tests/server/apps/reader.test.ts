import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { listStores } from '../../../domain/catalogue/storeEndpoints';
import { signUp } from '../../../domain/identity/identityEndpoints';
import { getProfile, requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import {
  listRunningOrders,
  placeOrder,
  quoteOrder,
  trackOrder,
} from '../../../domain/orders/orderEndpoints';
import { getConfig, listModules } from '../../../domain/place/placeEndpoints';
import { moduleId, openShop, orderBody, type Shop } from '../orders/shop';

/** What a browser keeps. */
function memory() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, String(value)),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

type Client = typeof import('../../../src/client/client');
let shop: Shop;
let store: number;
let call: Client['call'];
let end: () => void;
const localStorage = memory();

beforeAll(async () => {
  shop = await openShop();
  store = await shop.store({ tax: 5_000 });
  const listener = serve({ fetch: shop.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => listener.once('listening', resolve));
  end = () => listener.close();
  const { port } = listener.address() as AddressInfo;
  const window = Object.assign(new EventTarget(), { localStorage, sessionStorage: memory() });
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', localStorage);
  vi.doMock('../../../src/client/runtimeConfig', () => ({
    runtimeConfig: { apiUrl: `http://127.0.0.1:${port}/apps`, apiDialect: 'classic' },
    pictureAddress: (src: string) => src,
  }));
  // No page is drawn here that its code could stand in the way of.
  vi.doMock('../../../src/client/quiet', () => ({ quiet: Promise.resolve() }));
  const { lat, lng } = shop.home;
  const kept = {
    location: 'Test street 1',
    zoneid: '[1]',
    currentLatLng: JSON.stringify({ lat, lng }),
    module: JSON.stringify({ id: moduleId, module_type: 'grocery', zones: [], status: 1 }),
  };
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
  ({ call } = await import('../../../src/client/client'));
});
afterAll(async () => {
  end();
  vi.unstubAllGlobals();
  await shop.close();
});

/** The storefront speaks the family's words itself, to back ends of theirs: here it reads ours by them. */
describe('a client that knows the family’s words alone', () => {
  it('reads settings, modules and stores as the contract tells them', async () => {
    const [theirs, own] = [await call(getConfig), await shop.call(getConfig)];
    const names = [
      ...(['business_name', 'currency_symbol', 'take_away_status', 'cash_on_delivery'] as const),
      ...(['default_location', 'free_delivery_over', 'additional_charge', 'tax_included'] as const),
      ...(['guest_checkout_status', 'centralize_login', 'module_config'] as const),
    ];
    const parts = (config: typeof own) => names.map((name) => [name, config[name]]);
    expect(parts(theirs).slice(0, 10)).toEqual(parts(own).slice(0, 10));
    const types = (await call(listModules)).map(({ module_type: type }) => type);
    expect(types).toEqual(['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental']);
    const there = (await call(listStores)).stores.find(({ id }) => id === store);
    const { stores } = await shop.call(listStores, { moduleId, query: { limit: 50 } });
    const here = stores.find(({ id }) => id === store);
    const told = (row: typeof here) => [row?.name, row?.tax, row?.open, row?.latitude];
    expect(told(there)).toEqual(told(here));
  });

  it('orders as a guest at the total that it has computed itself', async () => {
    localStorage.removeItem('token');
    const { guest_id } = await call(requestGuestId);
    localStorage.setItem('guest_id', guest_id);
    const item_id = await shop.item(store);
    await call(addToCart, { body: { item_id, quantity: 2, price: 10 } });
    expect((await call(listCart)).map(({ item_id: id, quantity }) => [id, quantity])).toEqual([
      [item_id, 2],
    ]);
    const wanted = {
      ...orderBody(guest_id, store, shop.home),
      ...({ order_type: 'delivery' } as const),
    };
    const body = { ...wanted, payment_method: 'cash_on_delivery' as const };
    const quote = await call(quoteOrder, { body });
    const own = await shop.call(quoteOrder, { moduleId, body });
    expect([quote.subtotal, quote.tax_amount, quote.delivery_charge, quote.total]).toEqual([
      own.subtotal,
      own.tax_amount,
      own.delivery_charge,
      own.total,
    ]);
    const placed = await call(placeOrder, { body: { ...body, order_amount: quote.total } });
    expect(placed.total_amount).toBe(own.total);
    const { order_id } = placed;
    const query = { order_id, contact_number: '+966501234567' };
    const order = await call(trackOrder, { query });
    expect([order.order_status, order.order_amount, order.details[0]?.name]).toEqual([
      'pending',
      own.total,
      'Test item',
    ]);
    expect((await call(listRunningOrders)).orders.map(({ id }) => id)).toEqual([order_id]);
    await call(cancelOrder, { body: { order_id, reason: 'Too late' } });
    expect((await call(trackOrder, { query })).order_status).toBe('canceled');
  });

  it('signs up and reads its own profile', async () => {
    const body = {
      ...{ name: 'Mona Haddad', email: 'mona@example.com', phone: '+966507770001' },
      password: 'secret-12',
    };
    const { token } = await call(signUp, { body });
    localStorage.setItem('token', token ?? '');
    const profile = await call(getProfile);
    expect([profile.f_name, profile.l_name, profile.email, profile.phone]).toEqual([
      'Mona',
      'Haddad',
      'mona@example.com',
      '+966507770001',
    ]);
  });
});
