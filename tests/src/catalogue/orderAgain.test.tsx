import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getOrderDetails, listOrders } from '../../../domain/orders/orderEndpoints';
import OrderAgain from '../../../src/catalogue/home/OrderAgain';
import { guestIdKey, moduleKey, storePlace } from '../../../src/client/storage/storage';
import { sampleItem } from '../../domain/samples';
import { renderPiece } from '../../support/render';

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call }));
vi.mock('../../../src/catalogue/parts/ShopItemCard', () => ({
  ShopItemCard: ({ item }: { item: { name: string } }) => <article>{item.name}</article>,
}));

const item = (id: number, name: string, parts: Parameters<typeof sampleItem>[0] = {}) => ({
  item: sampleItem({ id, name, module_id: 1, zone_id: 1, ...parts }),
});
const lines: Record<number, unknown[]> = {
  7: [item(1, 'Tea'), { item: null }, item(2, 'Offer', { isCampaignItem: true })],
  8: [
    item(1, 'Tea'),
    item(6, 'Kebab of a closed store', { available: 0 }),
    item(7, 'Sold out', { stock: 0 }),
    item(3, 'Rice'),
    item(4, 'Far', { zone_id: 9 }),
    item(5, 'Pill', { module_id: 3 }),
  ],
};

beforeEach(() => {
  guestIdKey.set('guest-1');
  storePlace({ address: 'Quay 1', point: { lat: 1, lng: 2 }, zoneIds: [1] });
  moduleKey.set({
    id: 1,
    module_type: 'food',
    module_name: 'Food',
    icon_full_url: '',
    description: '',
    zones: [],
    status: 1,
    stores_count: 1,
  });
  call.mockImplementation(async (endpoint, { query }) =>
    endpoint === listOrders
      ? {
          orders: [
            { id: 6, order_status: 'canceled' },
            { id: 7, order_status: 'delivered' },
            { id: 8, order_status: 'delivered' },
          ],
        }
      : { details: lines[query.order_id] },
  );
});
afterEach(() => {
  guestIdKey.set(null);
  storePlace(null);
  moduleKey.set(null);
});

it('CAT-12 offers what was delivered before, once each, as far as this module and place have it; what cannot be had last', async () => {
  await renderPiece(<OrderAgain />);
  await screen.findByRole('heading', { name: 'Order again' });
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    'Tea',
    'Rice',
    'Kebab of a closed store',
    'Sold out',
  ]);
  const asked = call.mock.calls.map(([endpoint, { query }]) => [endpoint, query]);
  expect(asked).toEqual([
    [listOrders, { guest_id: 'guest-1', limit: 10, offset: 1 }],
    [getOrderDetails, { guest_id: 'guest-1', order_id: 7 }],
    [getOrderDetails, { guest_id: 'guest-1', order_id: 8 }],
  ]);
});
