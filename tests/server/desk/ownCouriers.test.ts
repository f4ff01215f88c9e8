import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/desk/deskEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import {
  acceptRide,
  pickUpRide,
  readEarnings,
  readRideBoard,
  setDuty,
} from '../../../domain/ride/rideEndpoints';
import { orders } from '../../../server/db/schema/orders';
import { stores } from '../../../server/db/schema/stores';
import { isNotBrought } from '../../../server/desk/rescue';
import { noteSilence } from '../../../server/ride/silence';
import { moduleId, openShop, type Shop, zoneId } from '../orders/shop';
import { riderIn } from '../ride/riders';
import { staffAt } from './desk';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ DEMO_MODE: '0' });
});
afterAll(() => shop.close());

/** An order that is ready at a store, with couriers of its own or without, and a courier of the shop on duty. */
async function ready(selfDelivery: boolean, parts: Record<string, unknown> = {}) {
  const store = await shop.store({ selfDelivery });
  const { token } = await staffAt(shop, store);
  const rider = await riderIn(shop, zoneId);
  await shop.call(setDuty, { token: rider.token, body: { is_on_duty: 1 } });
  const guest_id = await shop.guest();
  const { order_id: id } = await shop.order(guest_id, await shop.item(store), parts);
  const params = { params: { id } };
  await shop.call(calls.acceptOrder, { token, ...params, body: { minutes: 20 } });
  await shop.call(calls.markPrepared, { token, ...params });
  const offered = async () => {
    const { offers } = await shop.call(readRideBoard, { token: rider.token });
    return offers.some((offer) => offer.id === id);
  };
  const atDesk = async () => {
    const { orders } = await shop.call(calls.listDeskOrders, { token });
    return orders.find((order) => order.id === id);
  };
  const deliver = (is_cash_collected: 0 | 1) => ({ token, ...params, body: { is_cash_collected } });
  const seen = () => shop.call(trackOrder, { query: { order_id: id, guest_id }, moduleId });
  return { id, store, token, rider, params, offered, atDesk, deliver, seen };
}

const refusedAs = async (answer: ReturnType<Shop['refusal']>) => {
  const { status, errors } = await answer;
  return [status, errors[0]?.code];
};

describe('DESK-31 an order of a store that has couriers of its own', () => {
  it('is offered to no courier of the shop', async () => {
    const own = await ready(true);
    expect(await own.offered()).toBe(false);
    const ride = { token: own.rider.token, ...own.params };
    expect(await refusedAs(shop.refusal(acceptRide, ride))).toEqual([409, 'order_handled']);
    await shop.call(calls.handOver, { token: own.token, ...own.params });
    expect(await own.offered()).toBe(false);
    expect(await (await ready(false)).offered()).toBe(true);
  });

  it('says where it goes and whom to ring, until it is over', async () => {
    const { token, params, atDesk, deliver } = await ready(true, {
      contact_person_name: 'Rana Haddad',
      road: 'Olive Road',
      house: '12',
      floor: '3',
      delivery_instruction: 'Beside the bakery',
      leave_at_door: 1,
    });
    const door = {
      address: 'Test street 1, 12, 3, Olive Road',
      name: 'Rana Haddad',
      phone: '+966501234567',
      instruction: 'Beside the bakery',
      leave_at_door: 1,
    };
    expect((await atDesk())?.deliver_to).toEqual(door);
    await shop.call(calls.handOver, { token, ...params });
    expect((await atDesk())?.deliver_to).toEqual(door);
    expect((await shop.call(calls.deliverOrder, deliver(1))).deliver_to).toBeNull();
  });

  it('tells neither of what the shop’s couriers bring, nor of what is collected', async () => {
    expect((await (await ready(false)).atDesk())?.deliver_to).toBeNull();
    const collected = await ready(true, { order_type: 'take_away' });
    expect((await collected.atDesk())?.deliver_to).toBeNull();
  });

  it('stands at its desk until its store says that it is delivered, with the cash', async () => {
    const { store, token, rider, params, atDesk, deliver, seen } = await ready(true);
    expect(await refusedAs(shop.refusal(calls.deliverOrder, deliver(1)))).toEqual([
      409,
      'order_handled',
    ]);
    await shop.call(calls.handOver, { token, ...params });
    const order = await atDesk();
    expect([order?.order_status, order?.can_deliver]).toEqual(['picked_up', 1]);
    expect(await refusedAs(shop.refusal(calls.deliverOrder, deliver(0)))).toEqual([
      400,
      'cash_due',
    ]);
    await shop.call(calls.deliverOrder, deliver(1));
    const { order_status, payment_status } = await seen();
    expect([order_status, payment_status, await atDesk()]).toEqual([
      'delivered',
      'paid',
      undefined,
    ]);
    const { cash_in_hand } = await shop.call(readEarnings, { token: rider.token });
    expect(cash_in_hand).toBe(0);
    // Whose answer was lost asks again; somebody else is told who was faster.
    expect((await shop.call(calls.deliverOrder, deliver(1))).order_status).toBe('delivered');
    const other = await staffAt(shop, store);
    const late = { ...deliver(1), token: other.token };
    expect(await refusedAs(shop.refusal(calls.deliverOrder, late))).toEqual([409, 'order_handled']);
  });

  it.each([
    ['again', 'processing', 'unpaid'],
    ['cancel', 'canceled', 'unpaid'],
  ] as const)(
    'DESK-29 that finds nobody at the door is said to be %s',
    async (way, status, paid) => {
      const { token, params, atDesk, seen } = await ready(true);
      const rescue = (to: 'again' | 'cancel' | 'back') => ({ token, ...params, body: { way: to } });
      expect(await refusedAs(shop.refusal(calls.rescueOrder, rescue(way)))).toEqual([
        409,
        'order_handled',
      ]);
      await shop.call(calls.handOver, { token, ...params });
      expect((await atDesk())?.can_rescue).toBe(1);
      expect(await refusedAs(shop.refusal(calls.rescueOrder, rescue('back')))).toEqual([
        409,
        'order_handled',
      ]);
      expect((await shop.call(calls.rescueOrder, rescue(way))).order_status).toBe(status);
      const { order_status, payment_status } = await seen();
      expect([order_status, payment_status]).toEqual([status, paid]);
    },
  );

  it('DESK-29 that is made again is its store’s affair alone: no courier is spoken of', async () => {
    const { token, params, atDesk, seen } = await ready(true);
    await shop.call(calls.handOver, { token, ...params });
    await shop.call(calls.rescueOrder, { token, ...params, body: { way: 'again' } });
    expect((await seen()).is_reassigned).toBe(1);
    await shop.call(calls.markPrepared, { token, ...params });
    expect([(await seen()).is_reassigned, (await atDesk())?.can_rescue]).toEqual([0, 0]);
    const lost = await shop.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, params.params.id), isNotBrought(shop.deps.clock.now(), 10)));
    expect(lost).toEqual([]);
    await shop.call(calls.handOver, { token, ...params });
    await shop.call(calls.rescueOrder, { token, ...params, body: { way: 'cancel' } });
    expect((await seen()).cancellation_reason).toBe('It could not be delivered');
  });

  it('DESK-29 that a silent courier of the shop has since before is rescued all the same', async () => {
    const { id, store, token, rider, params, atDesk, seen } = await ready(false);
    await shop.call(acceptRide, { token: rider.token, ...params });
    await shop.call(pickUpRide, { token: rider.token, ...params });
    await shop.db.update(stores).set({ selfDelivery: true }).where(eq(stores.id, store));
    shop.clock.advance(30 * 60_000);
    await noteSilence(shop.deps);
    const open = and(eq(orders.id, id), isNotBrought(shop.deps.clock.now(), 10));
    expect([(await atDesk())?.can_rescue, await shop.db.$count(orders, open)]).toEqual([1, 1]);
    await shop.call(calls.rescueOrder, { token, ...params, body: { way: 'back' } });
    expect((await seen()).order_status).toBe('handover');
  });

  it('is nothing that a store says whose orders the shop’s couriers bring', async () => {
    const { token, params, atDesk, deliver } = await ready(false);
    await shop.call(calls.handOver, { token, ...params });
    expect(await atDesk()).toBeUndefined();
    expect(await refusedAs(shop.refusal(calls.deliverOrder, deliver(1)))).toEqual([
      409,
      'order_handled',
    ]);
  });
});
