import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptOrder, handOver, markPrepared } from '../../../domain/desk/deskEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { staffAt } from '../desk/desk';
import { moduleId, openShop, type Shop, zoneId } from '../orders/shop';
import { riderIn } from './riders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DEMO_MODE: '0' });
});
afterAll(() => shop.close());

/** An order at a store of a shop that is no demo, ready for its courier. */
async function ready() {
  const store = await shop.store();
  const { token } = await staffAt(shop, store);
  const guest_id = await shop.guest();
  const { order_id: id } = await shop.order(guest_id, await shop.item(store));
  const seen = () => shop.call(trackOrder, { query: { order_id: id, guest_id }, moduleId });
  const params = { params: { id } };
  await shop.call(acceptOrder, { token, ...params, body: { minutes: 20 } });
  await shop.call(markPrepared, { token, ...params });
  return { token, params, seen };
}

describe('ORD-04 a courier of a shop that is no demo', () => {
  it('is shown once one has accepted, and nobody before, on duty or not', async () => {
    const { params, seen } = await ready();
    expect((await seen()).delivery_man).toBeNull();
    const { token } = await riderIn(shop, zoneId);
    await shop.call(calls.acceptRide, { token, ...params });
    expect((await seen()).delivery_man?.name).toBe('Samir Aziz');
  });

  it('is made up of nobody where the store hands over to somebody else', async () => {
    const { token, params, seen } = await ready();
    await shop.call(handOver, { token, ...params });
    const { order_status, delivery_man } = await seen();
    expect([order_status, delivery_man]).toEqual(['picked_up', null]);
  });
});
