import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  handOver,
  listDeskOrders,
  markPrepared,
  rescueOrder,
} from '../../../domain/desk/deskEndpoints';
import type { RescueWay } from '../../../domain/desk/deskOrder';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { orderEvents, orders } from '../../../server/db/schema/orders';
import { outgoing } from '../../../server/db/schema/outgoing';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { noteSilence } from '../../../server/ride/silence';
import { staffAt } from '../desk/desk';
import { openShop, type Shop, zoneId } from '../orders/shop';
import { codeOf, riderIn } from './riders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const orderOf = (id: number) => ({ params: { id } });
const handled = (by: string) => ({
  status: 409,
  errors: [
    {
      code: 'order_handled',
      message: 'Somebody else has done something to this order already.',
      by,
    },
  ],
});

/** An order that Samir has picked up; Omar is on duty too, and somebody looks at the desk of its store. */
async function riding(parts: Record<string, unknown> = {}) {
  // Whatever an earlier test has left is nobody's any more.
  await shop.db.update(orders).set({ status: 'delivered', nextStepAt: null });
  const store = await shop.store();
  const item = await shop.item(store);
  const [samir, omar] = [await riderIn(shop, zoneId), await riderIn(shop, zoneId, 'Omar Said')];
  const guest = await shop.guest();
  const { order_id: id } = await shop.order(guest, item, parts);
  for (let n = 0; n < 3; n += 1) await moveOrder(shop.deps, id);
  for (const { token } of [samir, omar])
    await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  await shop.call(calls.acceptRide, { token: samir.token, ...orderOf(id) });
  await shop.call(calls.pickUpRide, { token: samir.token, ...orderOf(id) });
  const { email, token: desk } = await staffAt(shop, store, 'staff');
  const follow = async () => shop.call(trackOrder, { query: { guest_id: guest, order_id: id } });
  const atDesk = async () => {
    const { orders: shown } = await shop.call(listDeskOrders, { token: desk });
    return shown.find((order) => order.id === id);
  };
  const board = (token: string) => shop.call(calls.readRideBoard, { token });
  const silence = async () => {
    shop.clock.advance(10 * 60_000 + 1);
    await noteSilence(shop.deps);
  };
  const deliver = async (token: string) => ({
    token,
    ...orderOf(id),
    body: { code: await codeOf(shop, id), is_cash_collected: 1 as const },
  });
  const giveUp = (is_brought_back: 0 | 1) => ({
    token: samir.token,
    ...orderOf(id),
    body: { reason: 'vehicle' as const, is_brought_back },
  });
  const rescuing = (way: RescueWay) => ({ token: desk, ...orderOf(id), body: { way } });
  const row = async () => {
    const [found] = await shop.db.select().from(orders).where(eq(orders.id, id));
    if (!found) throw new Error('no order');
    return found;
  };
  return { id, samir, omar, email, follow, atDesk, board, silence, deliver, giveUp, rescuing, row };
}

const earned = async (token: string) => {
  const { today, cash_in_hand } = await shop.call(calls.readEarnings, { token });
  return { deliveries: today.deliveries, fees: today.fees, cash: cash_in_hand };
};
const nothing = { deliveries: 0, fees: 0, cash: 0 };

describe('a courier who cannot go on', () => {
  it('lets another fetch the order from where they are, who earns by it and has its cash (RIDE-13)', async () => {
    const { id, samir, omar, follow, atDesk, board, deliver, giveUp, rescuing, row } =
      await riding();
    await shop.call(calls.tellPlace, {
      token: samir.token,
      body: { latitude: 24.71, longitude: 46.68 },
    });
    await shop.call(calls.giveRideUp, giveUp(0));
    expect((await board(samir.token)).jobs).toEqual([]);
    expect((await board(samir.token)).offers).toEqual([]);
    expect((await board(samir.token)).held).toEqual([{ id, fetched_by: '' }]);
    const [offer] = (await board(omar.token)).offers;
    expect([offer?.id, offer?.is_with_courier, offer?.from]).toEqual([
      id,
      1,
      { name: 'Samir Aziz', address: '', lat: 24.71, lng: 46.68 },
    ]);
    const shown = await follow();
    expect([shown.order_status, shown.is_reassigned, shown.delivery_man, shown.eta]).toEqual([
      'handover',
      1,
      null,
      null,
    ]);
    expect([shown.picked_up, shown.handover]).toEqual([null, shown.handover]);
    const seen = await atDesk();
    expect([seen?.lost_courier, seen?.can_rescue]).toEqual([
      { name: 'Samir Aziz', phone: samir.phone, reason: 'vehicle', has_it: 1 },
      1,
    ]);

    const job = await shop.call(calls.acceptRide, { token: omar.token, ...orderOf(id) });
    expect([job.from.name, job.from_phone]).toEqual(['Samir Aziz', samir.phone]);
    expect((await board(samir.token)).held).toEqual([{ id, fetched_by: 'Omar' }]);
    expect((await board(omar.token)).held).toEqual([]);
    const fetched = await atDesk();
    expect([fetched?.lost_courier, fetched?.can_rescue]).toEqual([seen?.lost_courier, 0]);
    expect(await shop.refusal(handOver, { token: rescuing('back').token, ...orderOf(id) })).toEqual(
      handled('Samir'),
    );
    await shop.call(calls.pickUpRide, { token: omar.token, ...orderOf(id) });
    expect((await board(samir.token)).held).toEqual([]);
    const onWay = await follow();
    expect([onWay.order_status, onWay.is_reassigned, onWay.delivery_man?.name]).toEqual([
      'picked_up',
      1,
      'Omar Said',
    ]);
    expect(await shop.refusal(calls.deliverRide, await deliver(samir.token))).toEqual(
      handled('Omar'),
    );
    await shop.call(calls.deliverRide, await deliver(omar.token));
    const { orderAmount, originalDeliveryCharge: fee, withLost } = await row();
    expect([await earned(samir.token), await earned(omar.token), withLost]).toEqual([
      nothing,
      { deliveries: 1, fees: fee / 1000, cash: orderAmount / 1000 },
      false,
    ]);
    expect((await follow()).is_reassigned).toBe(0);
  });

  it('brings it back, once for each key: it is offered from its store, to themselves a quarter of an hour later (RIDE-13, RIDE-09)', async () => {
    const { id, samir, omar, board, giveUp, row } = await riding();
    const pressed = { ...giveUp(1), headers: { 'Idempotency-Key': `up-${id}` } };
    const statuses = [];
    for (let n = 0; n < 2; n += 1)
      statuses.push((await shop.request(calls.giveRideUp, pressed)).status);
    expect([statuses, (await row()).courierChanges]).toEqual([[200, 200], 1]);
    const [offer] = (await board(omar.token)).offers;
    expect([offer?.id, offer?.is_with_courier, offer?.from.name]).toEqual([id, 0, 'Test store']);
    shop.clock.advance(15 * 60_000 - 1);
    expect((await board(samir.token)).offers).toEqual([]);
    shop.clock.advance(1);
    expect((await board(samir.token)).offers.map((one) => one.id)).toEqual([id]);
    expect((await shop.refusal(calls.giveRideUp, giveUp(1))).status).toBe(409);
  });

  it('may ride after all what nobody has fetched for a quarter of an hour (RIDE-13)', async () => {
    const { id, samir, board, giveUp } = await riding();
    await shop.call(calls.giveRideUp, giveUp(0));
    shop.clock.advance(15 * 60_000);
    const { offers, held } = await board(samir.token);
    expect(offers.map((one) => [one.id, one.is_with_courier, one.is_with_me])).toEqual([
      [id, 1, 1],
    ]);
    expect(held).toEqual([{ id, fetched_by: '' }]);
  });

  it('gives up nothing that still waits at the store, and nothing that is delivered (RIDE-13)', async () => {
    const { id, samir, deliver, giveUp } = await riding();
    await shop.db.update(orders).set({ status: 'handover' }).where(eq(orders.id, id));
    expect(await shop.refusal(calls.giveRideUp, giveUp(0))).toEqual(handled(''));
    await shop.db.update(orders).set({ status: 'picked_up' }).where(eq(orders.id, id));
    await shop.call(calls.deliverRide, await deliver(samir.token));
    expect(await shop.refusal(calls.giveRideUp, giveUp(0))).toEqual(handled(''));
  });
});

describe('the store of an order whose courier is silent on the way', () => {
  it('may do nothing before it was told of the silence, and nothing once they are back (DESK-29)', async () => {
    const { samir, atDesk, board, silence, rescuing } = await riding();
    expect((await shop.refusal(rescueOrder, rescuing('back'))).status).toBe(409);
    await silence();
    expect((await atDesk())?.can_rescue).toBe(1);
    await board(samir.token);
    expect(await atDesk()).toBeUndefined();
    expect(await shop.refusal(rescueOrder, rescuing('back'))).toEqual(handled('Samir'));
  });

  it.each([
    ['back', 'handover', 0],
    ['again', 'processing', 0],
    ['fetch', 'handover', 1],
  ] as const)(
    'says %s: it is %s, and they read that it was taken from them (DESK-29, RIDE-10)',
    async (way, status, isWith) => {
      const { id, samir, email, follow, board, silence, rescuing } = await riding();
      await silence();
      const shown = await shop.call(rescueOrder, rescuing(way));
      expect([shown.order_status, shown.lost_courier?.has_it, shown.courier_changes]).toEqual([
        status,
        isWith,
        1,
      ]);
      if (way === 'again') {
        // Whose answer was lost asks again, and has done so already.
        const once = await shop.call(rescueOrder, rescuing(way));
        expect([once.order_status, once.courier_changes]).toEqual([status, 1]);
      }
      const seen = await follow();
      expect([seen.order_status, seen.is_reassigned, seen.delivery_man]).toEqual([status, 1, null]);
      const { jobs } = await board(samir.token);
      expect(jobs.map((job) => [job.id, job.is_lost, job.courier_changes, job.to.name])).toEqual([
        [id, 1, 1, ''],
      ]);
      const told = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
      const last = told.toSorted((a, b) => a.id - b.id).at(-1);
      expect([last?.status, last?.by]).toEqual([status, email]);
      const outside = await shop.db.select().from(outgoing).where(eq(outgoing.about, id));
      expect(outside.filter(({ what }) => what === 'reassigned')).toHaveLength(1);
      const noted = await shop.db.select().from(acts).where(eq(acts.about, id));
      const rescued = noted.filter(({ kind }) => kind === 'order.rescued');
      expect(rescued.map(({ note, by }) => [note, by])).toEqual([[way, email]]);
    },
  );

  it('has it made again, and another rides it as if it were new (DESK-29)', async () => {
    const { id, omar, silence, deliver, rescuing, row, follow } = await riding();
    await silence();
    await shop.call(rescueOrder, rescuing('again'));
    await shop.call(markPrepared, { token: rescuing('again').token, ...orderOf(id) });
    await shop.call(calls.setDuty, { token: omar.token, body: { is_on_duty: 1 } });
    await shop.call(calls.acceptRide, { token: omar.token, ...orderOf(id) });
    await shop.call(calls.pickUpRide, { token: omar.token, ...orderOf(id) });
    await shop.call(calls.deliverRide, await deliver(omar.token));
    const { order_status, processing, handover, picked_up, delivered } = await follow();
    expect(order_status).toBe('delivered');
    const times = [processing, handover, picked_up, delivered].map((time) =>
      Date.parse(time ?? ''),
    );
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((await earned(omar.token)).cash).toBe((await row()).orderAmount / 1000);
  });

  it('cancels it: what was paid goes back to the wallet, and its courier reads so (DESK-29)', async () => {
    const { samir, board, silence, rescuing, follow, row } = await riding();
    await silence();
    const shown = await shop.call(rescueOrder, rescuing('cancel'));
    expect([shown.order_status, shown.can_rescue]).toEqual(['canceled', 0]);
    const seen = await follow();
    expect([seen.cancellation_reason, seen.is_reassigned]).toEqual([
      'No courier could bring it',
      0,
    ]);
    const { stockReturned, lostAt } = await row();
    expect([stockReturned, lostAt]).toEqual([true, shop.deps.clock.now()]);
    shop.clock.advance(3_600_000);
    expect((await board(samir.token)).jobs.map((job) => job.order_status)).toEqual(['canceled']);
  });

  it('races its courier who hands over: exactly one wins, and the other is told (DESK-29, RIDE-13)', async () => {
    for (const way of ['back', 'again', 'fetch', 'cancel'] as const) {
      const { samir, silence, deliver, rescuing, row } = await riding();
      await silence();
      const [delivered, rescued] = await Promise.all([
        shop.request(calls.deliverRide, await deliver(samir.token)),
        shop.request(rescueOrder, rescuing(way)),
      ]);
      expect([delivered.status, rescued.status].toSorted()).toEqual([200, 409]);
      const { status, courierId } = await row();
      const hasDelivered = delivered.status === 200;
      expect([status === 'delivered', courierId === samir.id && hasDelivered]).toEqual([
        hasDelivered,
        hasDelivered,
      ]);
      expect((await earned(samir.token)).deliveries).toBe(hasDelivered ? 1 : 0);
    }
  });
});

describe('a courier at whose door nobody opens, or who is not paid', () => {
  const inVain = async (reason: 'nobody' | 'unpaid') => {
    const ride = await riding();
    const { id, samir } = ride;
    const back = (is_brought_back: 0 | 1) => ({
      token: samir.token,
      ...orderOf(id),
      body: { reason, is_brought_back },
    });
    expect((await shop.refusal(calls.giveRideUp, back(0))).errors[0]?.field).toBe(
      'is_brought_back',
    );
    await shop.call(calls.giveRideUp, back(1));
    return ride;
  };

  it.each(['nobody', 'unpaid'] as const)(
    'brings it back (%s), and no other is sent until its store says so (RIDE-18)',
    async (reason) => {
      const { id, omar, samir, follow, atDesk, board, rescuing, row } = await inVain(reason);
      expect((await board(omar.token)).offers).toEqual([]);
      const shown = await follow();
      expect([shown.order_status, shown.door_trouble, shown.is_reassigned]).toEqual([
        'handover',
        reason,
        0,
      ]);
      const outside = await shop.db.select().from(outgoing).where(eq(outgoing.about, id));
      expect(outside.filter(({ what }) => what === 'reassigned')).toEqual([]);
      const seen = await atDesk();
      expect([seen?.lost_courier, seen?.can_rescue]).toEqual([
        { name: 'Samir Aziz', phone: samir.phone, reason, has_it: 0 },
        1,
      ]);
      expect((await row()).nextStepAt).toBeNull();

      await shop.call(rescueOrder, rescuing('back'));
      expect((await board(omar.token)).offers.map((offer) => offer.id)).toEqual([id]);
      expect((await follow()).door_trouble).toBe('');
    },
  );

  it('is not said to have been brought by nobody where its store cancels it (RIDE-18)', async () => {
    const { follow, rescuing } = await inVain('nobody');
    await shop.call(rescueOrder, rescuing('cancel'));
    const shown = await follow();
    expect([shown.order_status, shown.cancellation_reason, shown.door_trouble]).toEqual([
      'canceled',
      'It could not be delivered',
      '',
    ]);
  });
});

describe('what lies with a courier who cannot go on', () => {
  it('is fetched there also by a third courier, and the second, who fell silent, reads that (RIDE-10, RIDE-13)', async () => {
    const { id, samir, omar, board, silence, giveUp, atDesk } = await riding();
    const lina = await riderIn(shop, zoneId, 'Lina Adel');
    await shop.call(calls.giveRideUp, giveUp(0));
    await shop.call(calls.acceptRide, { token: omar.token, ...orderOf(id) });
    await silence();
    const job = await shop.call(calls.acceptRide, { token: lina.token, ...orderOf(id) });
    expect([job.is_with_courier, job.from.name, job.from_phone]).toEqual([
      1,
      'Samir Aziz',
      samir.phone,
    ]);
    const told = (await board(omar.token)).jobs;
    expect(told.map((one) => [one.id, one.is_lost, one.order_status])).toEqual([[id, 1, 'failed']]);
    await shop.call(calls.giveRideBack, { token: lina.token, ...orderOf(id) });
    const lost = (await atDesk())?.lost_courier;
    expect([lost?.name, lost?.has_it]).toEqual(['Samir Aziz', 1]);
  });

  it('is canceled: whoever has it reads so, whoever has brought it back does not (RIDE-10)', async () => {
    for (const [isBroughtBack, told] of [
      [0, [[1, 'canceled']]],
      [1, []],
    ] as const) {
      const { samir, board, giveUp, rescuing } = await riding();
      await shop.call(calls.giveRideUp, giveUp(isBroughtBack));
      await shop.call(rescueOrder, rescuing('cancel'));
      const { jobs } = await board(samir.token);
      expect(jobs.map((one) => [one.is_lost, one.order_status])).toEqual(told);
      expect(jobs.map((one) => [one.contact_phone, one.to.address])).toEqual(
        told.map(() => ['', '']),
      );
    }
  });

  it('is canceled while they are silent: they read so hours later, whatever one before them had said (RIDE-10)', async () => {
    const { id, samir, omar, board, silence, giveUp, rescuing } = await riding();
    await shop.call(calls.giveRideUp, giveUp(0));
    await shop.call(calls.acceptRide, { token: omar.token, ...orderOf(id) });
    await shop.call(calls.pickUpRide, { token: omar.token, ...orderOf(id) });
    await silence();
    await shop.call(rescueOrder, rescuing('cancel'));
    shop.clock.advance(60 * 60_000);
    expect((await board(omar.token)).jobs.map((one) => [one.id, one.order_status])).toEqual([
      [id, 'canceled'],
    ]);
    expect((await board(samir.token)).jobs).toEqual([]);
  });
});
