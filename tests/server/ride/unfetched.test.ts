import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptOrder,
  handOver,
  listDeskOrders,
  markPrepared,
  rescueOrder,
} from '../../../domain/desk/deskEndpoints';
import { type RescueWay, rescueWaysAt } from '../../../domain/desk/deskOrder';
import { listLostOrders } from '../../../domain/operator/lostOrderEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { outgoing } from '../../../server/db/schema/outgoing';
import { stores } from '../../../server/db/schema/stores';
import { noteSilence } from '../../../server/ride/silence';
import { staffAt } from '../desk/desk';
import { operatorIn } from '../operator/operators';
import { moduleId, openShop, type Shop, zoneId } from '../orders/shop';
import { riderIn } from './riders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DEMO_MODE: '0' });
});
afterAll(() => shop.close());

/** An order that is ready at its store, of a shop that is no demo. */
async function ready(parts: Record<string, unknown> = {}) {
  const store = await shop.store();
  const { token } = await staffAt(shop, store);
  const guest_id = await shop.guest();
  const item = await shop.item(store);
  const { order_id: id } = await shop.order(guest_id, item, parts);
  const params = { params: { id } };
  await shop.call(acceptOrder, { token, ...params, body: { minutes: 20 } });
  await shop.call(markPrepared, { token, ...params });
  const { token: operator } = await operatorIn(shop);
  const later = async (minutes: number) => {
    shop.clock.advance(minutes * 60_000 + 1);
    await noteSilence(shop.deps);
  };
  const atDesk = async () =>
    (await shop.call(listDeskOrders, { token })).orders.find((order) => order.id === id);
  const ways = async () => {
    const order = await atDesk();
    return order?.can_rescue === 1 ? rescueWaysAt(order) : [];
  };
  const inRoom = async () => {
    const { orders } = await shop.call(listLostOrders, { token: operator });
    const found = orders.find((order) => order.id === id);
    return found && [found.waiting_since, found.silent_since, found.has_it, found.courier.name];
  };
  const rescuing = (way: RescueWay) => ({ token, ...params, body: { way } });
  const seen = async () => {
    const order = await shop.call(trackOrder, { query: { order_id: id, guest_id }, moduleId });
    return [order.order_status, order.cancellation_reason];
  };
  return {
    id,
    guestId: guest_id,
    store,
    token,
    params,
    later,
    atDesk,
    ways,
    inRoom,
    rescuing,
    seen,
  };
}

describe('DESK-29, OPER-15 an order that nobody fetches', () => {
  it('can be made again or cancelled once no courier has accepted it for too long', async () => {
    const { later, ways, inRoom, rescuing, seen } = await ready();
    const since = shop.deps.clock.now().toISOString();
    await later(9);
    expect([await ways(), await inRoom()]).toEqual([[], undefined]);
    await later(1);
    expect([await ways(), await inRoom()]).toEqual([
      ['again', 'cancel'],
      [since, null, 0, ''],
    ]);
    await shop.call(rescueOrder, rescuing('cancel'));
    expect(await seen()).toEqual(['canceled', 'No courier could bring it']);
    expect(await inRoom()).toBeUndefined();
  });

  it('is made again without a word of a courier, as it had none', async () => {
    const { id, later, rescuing, guestId } = await ready();
    await later(10);
    await shop.call(rescueOrder, rescuing('again'));
    const query = { order_id: id, guest_id: guestId };
    const shown = await shop.call(trackOrder, { query, moduleId });
    const told = await shop.db.select().from(outgoing).where(eq(outgoing.about, id));
    expect([shown.order_status, shown.is_reassigned]).toEqual(['processing', 0]);
    expect(told.filter(({ what }) => what === 'reassigned')).toEqual([]);
  });

  it('is still a courier’s to accept, and then nobody else’s', async () => {
    const { params, later, ways, inRoom } = await ready();
    await later(10);
    const { token } = await riderIn(shop, zoneId);
    await shop.call(calls.acceptRide, { token, ...params });
    expect([await ways(), await inRoom()]).toEqual([[], undefined]);
  });

  it('can be cancelled alone once its courier is silent before picking it up', async () => {
    const { params, later, ways, inRoom, rescuing, seen } = await ready();
    const { token } = await riderIn(shop, zoneId);
    await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
    await shop.call(calls.acceptRide, { token, ...params });
    const since = shop.deps.clock.now().toISOString();
    await later(10);
    expect([await ways(), await inRoom()]).toEqual([['cancel'], [null, since, 0, 'Samir Aziz']]);
    expect((await shop.refusal(rescueOrder, rescuing('again'))).status).toBe(409);
    await shop.call(rescueOrder, rescuing('cancel'));
    expect(await seen()).toEqual(['canceled', 'No courier could bring it']);
    expect(await inRoom()).toBeUndefined();
    const { jobs } = await shop.call(calls.readRideBoard, { token });
    expect(jobs.map((job) => job.order_status)).toEqual(['canceled']);
  });

  it('is its courier’s again as soon as they are heard of', async () => {
    const { params, later, ways, inRoom, rescuing } = await ready();
    const { token } = await riderIn(shop, zoneId);
    await shop.call(calls.acceptRide, { token, ...params });
    await later(10);
    await shop.call(calls.readRideBoard, { token });
    expect([await ways(), await inRoom()]).toEqual([[], undefined]);
    expect((await shop.refusal(rescueOrder, rescuing('cancel'))).status).toBe(409);
  });

  it('comes back onto the board where it was handed over and no courier is known to have it', async () => {
    const { token, params, later, atDesk, ways, inRoom, rescuing, seen } = await ready();
    await later(10);
    await shop.call(handOver, { token, ...params });
    const since = shop.deps.clock.now().toISOString();
    expect([await atDesk(), await inRoom()]).toEqual([undefined, undefined]);
    await later(10);
    expect(await ways()).toEqual(['back', 'again', 'cancel']);
    expect(await inRoom()).toEqual([since, null, 1, '']);
    expect((await shop.refusal(rescueOrder, rescuing('fetch'))).status).toBe(409);
    await shop.call(rescueOrder, rescuing('back'));
    expect([await seen(), await ways()]).toEqual([
      ['handover', ''],
      ['again', 'cancel'],
    ]);
  });

  it('is cancelled alone where its shopper was to collect it, after the time that was promised', async () => {
    const { later, ways, inRoom, rescuing, seen } = await ready({ order_type: 'take_away' });
    await later(30);
    expect(await ways()).toEqual([]);
    await later(10);
    expect([await ways(), await inRoom()]).toEqual([['cancel'], undefined]);
    expect((await shop.refusal(rescueOrder, rescuing('again'))).status).toBe(409);
    await shop.call(rescueOrder, rescuing('cancel'));
    expect(await seen()).toEqual(['canceled', 'It was not collected']);
  });

  it('is left to its store where that brings it itself', async () => {
    const { store, later, ways, inRoom } = await ready();
    await shop.db.update(stores).set({ selfDelivery: true }).where(eq(stores.id, store));
    await later(60);
    expect([await ways(), await inRoom()]).toEqual([[], undefined]);
  });
});
