// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { addressList } from '../../../domain/account/customer';
import { draftOfRepeat } from '../../../domain/checkout/draftOfOrder';
import { order } from '../../../domain/orders/order';
import { orderAgain } from '../../../domain/orders/orderChangeEndpoints';
import { listAddresses } from '../../../domain/place/addressEndpoints';
import { draftKey } from '../../../src/client/storage/orderKeys';
import { tokenKey } from '../../../src/client/storage/storage';
import { standAtTheSquare } from '../../support/standAt';

const { call, opened } = vi.hoisted(() => ({ call: vi.fn(), opened: vi.fn() }));
vi.mock('../../../src/client/client', () => ({
  call,
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
}));
vi.mock('../../../src/cart/openCart', () => ({ openCart: opened }));
const { startOrderAgain } = await import('../../../src/orders/myOrders/startOrderAgain');

const past = v.parse(order, {
  id: 100007,
  order_status: 'delivered',
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  order_amount: 24.5,
  contact_person_name: 'Lina Haddad',
  contact_person_number: '+971501234567',
  delivery_address: {
    address: '12 Palm Street',
    address_type: 'home',
    house: '4',
    latitude: 25.2,
    longitude: 55.3,
  },
  store: { id: 7, module_id: 1, zone_id: 3, latitude: 0, longitude: 0 },
});

const saved = (id: number, house: string) => ({
  id,
  address: '12 Palm Street',
  address_type: 'home',
  house,
  latitude: 25.2001,
  longitude: 55.3,
  zone_ids: [3],
});

it('ORD-01 it begins at the saved address that the order went to, under its own name', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  standAtTheSquare();
  tokenKey.set('t');
  call.mockImplementation(async (endpoint: unknown) => {
    if (endpoint === orderAgain) return { module_id: 1, added: 1, left_out: [], short: [] };
    return endpoint === listAddresses
      ? v.parse(addressList, { addresses: [saved(4, '5'), saved(9, '4')] })
      : [];
  });
  await startOrderAgain(past);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  const draft = draftOfRepeat(past, true);
  expect(draftKey.get()).toEqual({ ...draft, place: { ...draft?.place, id: 9 } });
  tokenKey.set(null);
  opened.mockClear();
});

it('ORD-01 the checkout of an order that is ordered again begins at its door', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  standAtTheSquare();
  call.mockImplementation(async (endpoint: unknown) =>
    endpoint === orderAgain ? { module_id: 1, added: 1, left_out: [], short: [] } : [],
  );
  await startOrderAgain(past);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(draftKey.get()).toEqual(draftOfRepeat(past, false));
  expect(draftKey.get()?.place?.house).toBe('4');
});

it('ORD-01 what was typed already for an order of the same store stays', async () => {
  const draft = draftOfRepeat(past, false);
  if (!draft) throw new Error('it was delivered');
  opened.mockClear();
  standAtTheSquare();
  const browsed = { address: '1 Elsewhere', latitude: 25.4, longitude: 55.3 };
  draftKey.set({ ...draft, note: 'No onions', tip: 2, place: null, browsed, placeDone: true });
  await startOrderAgain(past);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(draftKey.get()).toEqual({ ...draft, note: 'No onions', tip: 2 });
});
