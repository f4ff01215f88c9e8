import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDeskOrders } from '../../../domain/desk/deskEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { orderEvents, orders } from '../../../server/db/schema/orders';
import { cancelIn } from '../../../server/orders/cancel';
import { advanceDue, moveOrder } from '../../../server/orders/tracking/advance';
import { noteSilence } from '../../../server/ride/silence';
import { writeSetting } from '../../../server/settings/settings';
import { staffAt } from '../desk/desk';
import { openShop, type Shop, zoneId } from '../orders/shop';
import { readStream } from '../orders/tracking/readStream';
import { codeOf, readRide, riderIn, wrongCode } from './riders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const orderOf = (id: number) => ({ params: { id } });

/** A courier on duty, and orders that are ready at a store. */
async function open() {
  // Whatever an earlier test has left is nobody's any more.
  await shop.db.update(orders).set({ status: 'delivered', nextStepAt: null });
  const store = await shop.store();
  const item = await shop.item(store);
  const rider = await riderIn(shop, zoneId);
  const { token } = rider;
  await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  const guest = await shop.guest();
  const place = async (parts: Record<string, unknown> = {}) =>
    (await shop.order(guest, item, { contact_person_name: 'Rana Haddad', ...parts })).order_id;
  const ready = async (parts: Record<string, unknown> = {}) => {
    const id = await place(parts);
    for (let n = 0; n < 3; n += 1) await moveOrder(shop.deps, id);
    return id;
  };
  const accepted = async () => {
    const id = await ready();
    await shop.call(calls.acceptRide, { token, ...orderOf(id) });
    return id;
  };
  const riding = async () => {
    const id = await accepted();
    await shop.call(calls.pickUpRide, { token, ...orderOf(id) });
    return id;
  };
  const follow = (order_id: number) =>
    shop.call(trackOrder, { query: { guest_id: guest, order_id } });
  return { ...rider, store, guest, place, ready, accepted, riding, follow };
}

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

describe('offers', () => {
  it('are orders that are ready, with distance and fee and nothing of the shopper (RIDE-03)', async () => {
    const { token, place, ready } = await open();
    await place();
    await ready({ order_type: 'take_away' });
    const id = await ready({ dm_tips: 2 });
    const board = await shop.call(calls.readRideBoard, { token });
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(board).toEqual({
      is_on_duty: 1,
      jobs: [],
      offers: [
        {
          id,
          order_type: 'delivery',
          from: {
            name: 'Test store',
            address: 'Test street',
            lat: shop.home.lat + 0.002,
            lng: shop.home.lng + 0.002,
          },
          is_with_courier: 0,
          is_with_me: 0,
          to_from: null,
          distance: Math.round(order?.distance ?? 0),
          fee: (order?.originalDeliveryCharge ?? 0) / 1000,
          tip: 2,
          cash: (order?.orderAmount ?? 0) / 1000,
          cash_from: 'receiver',
          things: 1,
          ready_at: '2026-11-20T12:00:00.000Z',
          schedule_at: null,
        },
      ],
      held: [],
    });
    expect(board.offers[0]?.fee).toBeGreaterThan(0);
    expect(JSON.stringify(board)).not.toMatch(/Rana|Haddad/);
  });

  it('tell for when they were ordered, before and after they are accepted (RIDE-03, RIDE-05)', async () => {
    const { token, ready } = await open();
    const id = await ready();
    const scheduleAt = new Date('2026-11-20T19:00:00.000Z');
    await shop.db.update(orders).set({ scheduleAt }).where(eq(orders.id, id));
    const { offers } = await shop.call(calls.readRideBoard, { token });
    expect(offers.map((offer) => offer.schedule_at)).toEqual(['2026-11-20T19:00:00.000Z']);
    const job = await shop.call(calls.acceptRide, { token, ...orderOf(id) });
    expect(job.schedule_at).toBe('2026-11-20T19:00:00.000Z');
  });

  it('are of too many the oldest and the newest (RIDE-03)', async () => {
    const { token, ready } = await open();
    const ids = [await ready()];
    const [first] = await shop.db
      .select()
      .from(orders)
      .where(eq(orders.id, ids[0] ?? 0));
    if (!first) throw new Error('no order');
    const like = Array.from({ length: 31 }, (_, at) => ({
      ...first,
      id: first.id + at + 1,
      trackToken: randomUUID(),
    }));
    await shop.db.insert(orders).values(like);
    ids.push(...like.map(({ id }) => id));
    const { offers } = await shop.call(calls.readRideBoard, { token });
    await shop.db.delete(orders).where(gt(orders.id, first.id));
    expect(offers.map(({ id }) => id)).toEqual([...ids.slice(0, 15), ...ids.slice(-15)]);
  });

  it('are none while off duty, and none of another zone (RIDE-02)', async () => {
    const { token, ready } = await open();
    const id = await ready();
    const other = await riderIn(shop, zoneId + 1);
    await shop.call(calls.setDuty, { token: other.token, body: { is_on_duty: 1 } });
    expect((await shop.call(calls.readRideBoard, { token: other.token })).offers).toEqual([]);
    const { status } = await shop.refusal(calls.acceptRide, { token: other.token, ...orderOf(id) });
    expect(status).toBe(404);
    await shop.call(calls.setDuty, { token, body: { is_on_duty: 0 } });
    expect(await shop.call(calls.readRideBoard, { token })).toEqual({
      is_on_duty: 0,
      jobs: [],
      offers: [],
      held: [],
    });
  });

  it('are accepted by one of two; the other is told who was faster (RIDE-04)', async () => {
    const { token, ready } = await open();
    const other = await riderIn(shop, zoneId, 'Omar Said');
    const id = await ready();
    const both = await Promise.all(
      [token, other.token].map((by) =>
        shop.request(calls.acceptRide, { token: by, ...orderOf(id) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isFirst = both[0]?.status === 200;
    const second = isFirst ? other.token : token;
    expect(await shop.refusal(calls.acceptRide, { token: second, ...orderOf(id) })).toEqual(
      handled(isFirst ? 'Samir' : 'Omar'),
    );
  });

  it('that a silent courier has accepted are offered again after ten minutes (RIDE-10)', async () => {
    const { token, accepted } = await open();
    const other = await riderIn(shop, zoneId, 'Omar Said');
    await shop.call(calls.setDuty, { token: other.token, body: { is_on_duty: 1 } });
    const id = await accepted();
    const offers = async () =>
      (await shop.call(calls.readRideBoard, { token: other.token })).offers.map((one) => one.id);
    shop.clock.advance(599_000);
    await noteSilence(shop.deps);
    expect(await offers()).toEqual([]);
    shop.clock.advance(2_000);
    // As after an outage, when nothing is noted for some minutes.
    expect(await offers()).toEqual([]);
    await noteSilence(shop.deps);
    expect(await offers()).toEqual([id]);
    await shop.call(calls.acceptRide, { token: other.token, ...orderOf(id) });
    const { jobs } = await shop.call(calls.readRideBoard, { token });
    expect(jobs.map((job) => [job.id, job.is_lost])).toEqual([[id, 1]]);
    expect(await shop.refusal(calls.pickUpRide, { token, ...orderOf(id) })).toEqual(
      handled('Omar'),
    );
  });
});

describe('a ride', () => {
  it('goes from the store to the door, and its shopper follows it (RIDE-05 to RIDE-07)', async () => {
    const { token, id: courier, ready, follow } = await open();
    const id = await ready();
    expect((await follow(id)).delivery_man).toBeNull();
    expect((await follow(id)).delivery_code).toBe('');
    const job = await shop.call(calls.acceptRide, { token, ...orderOf(id) });
    expect({ status: job.order_status, name: job.contact_name, to: job.to.name }).toEqual({
      status: 'handover',
      name: 'Rana Haddad',
      to: 'Rana Haddad',
    });
    const code = await codeOf(shop, id);
    expect(code).toMatch(/^\d{4}$/);
    const seen = await follow(id);
    expect([seen.delivery_man?.id, seen.delivery_code]).toEqual([courier, code]);
    await shop.call(calls.pickUpRide, { token, ...orderOf(id) });
    const silent = (await follow(id)).delivery_man;
    expect([silent?.lat, silent?.lng, silent?.is_silent]).toEqual([null, null, 1]);
    await shop.call(calls.tellPlace, { token, body: { latitude: 24.71, longitude: 46.68 } });
    const told = (await follow(id)).delivery_man;
    expect([told?.lat, told?.lng, told?.is_silent]).toEqual([24.71, 46.68, 0]);
    shop.clock.advance(121_000);
    const lost = (await follow(id)).delivery_man;
    expect([lost?.lat, lost?.lng, lost?.is_silent]).toEqual([null, null, 1]);

    const deliver = (said: string, is_cash_collected: 0 | 1) => ({
      token,
      ...orderOf(id),
      body: { code: said, is_cash_collected },
    });
    const codes = async (said: string, cash: 0 | 1) =>
      (await shop.refusal(calls.deliverRide, deliver(said, cash))).errors[0]?.code;
    expect(await codes(wrongCode(code), 1)).toBe('delivery_code');
    expect(await codes(code, 0)).toBe('cash_due');
    // As a courier types who writes Arabic.
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const done = await shop.call(calls.deliverRide, deliver(arabic, 1));
    expect(done.order_status).toBe('delivered');
    const { order_status, payment_status, delivery_code } = await follow(id);
    expect({ order_status, payment_status, delivery_code }).toEqual({
      order_status: 'delivered',
      payment_status: 'paid',
      delivery_code: '',
    });
    expect((await shop.call(calls.readRideBoard, { token })).jobs).toEqual([]);
  });

  it('shows its code to nobody who has the link alone (RIDE-07)', async () => {
    const { accepted, follow } = await open();
    const id = await accepted();
    const { track_token } = await follow(id);
    const stranger = await shop.guest();
    const query = { guest_id: stranger, order_id: id, contact_number: track_token };
    const seen = await shop.call(trackOrder, { query });
    expect([seen.id, seen.delivery_code]).toEqual([id, '']);
    const stream = readStream(
      await shop.app.request(
        `/api/v1/customer/order/stream?order_id=${id}&guest_id=${stranger}&contact_number=${track_token}`,
      ),
    );
    expect((await stream.next())?.delivery_code).toBe('');
    await stream.cancel();
  });

  it('is guessed at ten times a day, and no more (RIDE-07)', async () => {
    const { token, riding } = await open();
    const id = await riding();
    const code = await codeOf(shop, id);
    const said = async (digits: string) =>
      (
        await shop.refusal(calls.deliverRide, {
          token,
          ...orderOf(id),
          body: { code: digits, is_cash_collected: 1 },
        })
      ).errors[0]?.code;
    const codes = [];
    for (let n = 0; n < 10; n += 1) codes.push(await said(wrongCode(code)));
    expect(codes).toEqual(Array(10).fill('delivery_code'));
    expect(await said(code)).toBe('too_many_attempts');
  });

  it('is done once by each key, and answers the same again (RIDE-09)', async () => {
    const { token, accepted } = await open();
    const id = await accepted();
    // Nothing was heard of them before.
    await shop.db
      .update(orders)
      .set({ silentSince: shop.deps.clock.now() })
      .where(eq(orders.id, id));
    const options = { token, ...orderOf(id), headers: { 'Idempotency-Key': `give-${id}` } };
    const codes = [];
    for (let n = 0; n < 2; n += 1)
      codes.push((await shop.request(calls.giveRideBack, options)).status);
    expect(codes).toEqual([200, 200]);
    const [free] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect([free?.courierId, free?.riddenAt, free?.silentSince]).toEqual([null, null, null]);
    const again = { token, ...orderOf(id), headers: { 'Idempotency-Key': `again-${id}` } };
    expect((await shop.refusal(calls.giveRideBack, again)).status).toBe(404);
  });

  it('that was cancelled on the way stands on the board for a quarter of an hour (RIDE-10)', async () => {
    const { token, accepted } = await open();
    const id = await accepted();
    const why = { reason: 'The store is closing', note: '' };
    await shop.db.transaction((tx) => cancelIn(tx, id, ['handover'], why, shop.deps.clock.now()));
    const jobs = async () =>
      (await shop.call(calls.readRideBoard, { token })).jobs.map((job) => job.order_status);
    expect(await jobs()).toEqual(['canceled']);
    expect(await shop.refusal(calls.pickUpRide, { token, ...orderOf(id) })).toEqual(handled(''));
    shop.clock.advance(15 * 60_000);
    expect(await jobs()).toEqual([]);
  });
});

describe('an order that is cancelled while its courier has it', () => {
  it('stands on their board for half a day, however late their phone is back (RIDE-10)', async () => {
    const { token, riding } = await open();
    const id = await riding();
    const why = { reason: 'The store is closing', note: '' };
    await shop.db.transaction((tx) => cancelIn(tx, id, ['picked_up'], why, shop.deps.clock.now()));
    const jobs = async () =>
      (await shop.call(calls.readRideBoard, { token })).jobs.map((job) => [
        job.id,
        job.order_status,
        job.from.name,
      ]);
    shop.clock.advance(12 * 60 * 60_000 - 1);
    expect(await jobs()).toEqual([[id, 'canceled', 'Test store']]);
    shop.clock.advance(1);
    expect(await jobs()).toEqual([]);
  });
});

describe('a courier who falls silent', () => {
  const silentMinutes = 10 * 60_000;

  /** An accepted order whose courier is silent from now on; its store's desk. */
  async function silent() {
    const there = await open();
    const id = await there.accepted();
    const since = shop.deps.clock.now().toISOString();
    const { token: desk } = await staffAt(shop, there.store, 'staff');
    const atDesk = async () => {
      const { orders: shown } = await shop.call(listDeskOrders, { token: desk });
      return shown.find((order) => order.id === id)?.silent_courier;
    };
    const board = () => shop.call(calls.readRideBoard, { token: there.token });
    return { ...there, id, since, atDesk, board };
  }

  it('is told to the store once, since when and whom to call, until the phone is heard of again (RIDE-10, DESK-28)', async () => {
    const { id, since, token, atDesk, board } = await silent();
    shop.clock.advance(silentMinutes);
    expect([await noteSilence(shop.deps), await atDesk()]).toEqual([0, null]);
    shop.clock.advance(1);
    expect([await noteSilence(shop.deps), await noteSilence(shop.deps)]).toEqual([1, 0]);
    const phone = expect.stringMatching(/^\+966555/);
    expect(await atDesk()).toEqual({ name: 'Samir Aziz', phone, since });
    await board();
    expect(await atDesk()).toBeNull();
    // The same on the way, where it had left the desk.
    await shop.call(calls.pickUpRide, { token, ...orderOf(id) });
    expect(await atDesk()).toBeUndefined();
    shop.clock.advance(silentMinutes + 1);
    expect(await noteSilence(shop.deps)).toBe(1);
    expect(await atDesk()).toEqual({ name: 'Samir Aziz', phone, since: expect.any(String) });
    await shop.call(calls.tellPlace, { token, body: { latitude: 24.71, longitude: 46.68 } });
    expect(await atDesk()).toBeUndefined();
  });

  it('loses what waits at the store to one of two, and is told when back, with nothing of the other (RIDE-10, RIDE-11)', async () => {
    const { id, token, board, atDesk } = await silent();
    const { token: omar } = await riderIn(shop, zoneId, 'Omar Said');
    const { token: huda } = await riderIn(shop, zoneId, 'Huda Nasser');
    const accept = (rider: string) =>
      shop.request(calls.acceptRide, { token: rider, ...orderOf(id) });
    shop.clock.advance(silentMinutes);
    expect((await accept(omar)).status).toBe(409);
    shop.clock.advance(1);
    await noteSilence(shop.deps);
    const both = await Promise.all([accept(omar), accept(huda)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const by = both[0]?.status === 200 ? 'Omar' : 'Huda';
    expect(await atDesk()).toBeNull();
    const { jobs } = await board();
    expect(
      jobs.map((job) => [job.id, job.order_status, job.is_lost, job.to, job.contact_phone]),
    ).toEqual([[id, 'failed', 1, { name: '', address: '', lat: null, lng: null }, '']]);
    expect(await shop.refusal(calls.pickUpRide, { token, ...orderOf(id) })).toEqual(handled(by));
    shop.clock.advance(12 * 60 * 60_000);
    expect((await board()).jobs).toEqual([]);
  });

  it('is silent after as long as the shop’s setting says (RIDE-10)', async () => {
    await silent();
    await writeSetting(shop.db, 'courier_silent_minutes', 3);
    shop.deps.settings.refresh();
    shop.clock.advance(3 * 60_000 + 1);
    const noted = await noteSilence(shop.deps);
    await writeSetting(shop.db, 'courier_silent_minutes', 10);
    shop.deps.settings.refresh();
    expect(noted).toBe(1);
  });
});

describe('the live board', () => {
  const stream = (token: string) =>
    shop.app.request('/api/v1/ride/stream', { headers: { Authorization: `Bearer ${token}` } });

  it('is told of an order within two seconds, and the shopper of where it is (RIDE-03, RIDE-06)', async () => {
    const { token, ready, guest } = await open();
    const ride = readRide(await stream(token));
    expect(await ride.next()).toEqual({ is_on_duty: 1, jobs: {}, offers: [] });
    const id = await ready();
    const before = performance.now();
    expect(await ride.next()).toEqual({ is_on_duty: 1, jobs: {}, offers: [id] });
    expect(performance.now() - before).toBeLessThan(2_000);
    const shopper = readStream(
      await shop.app.request(`/api/v1/customer/order/stream?order_id=${id}&guest_id=${guest}`),
    );
    expect((await shopper.next())?.order_status).toBe('handover');
    await shop.call(calls.acceptRide, { token, ...orderOf(id) });
    expect(await ride.next()).toEqual({ is_on_duty: 1, jobs: { [id]: 'handover' }, offers: [] });
    expect((await shopper.next())?.delivery_code).toBe(await codeOf(shop, id));
    await shop.call(calls.pickUpRide, { token, ...orderOf(id) });
    expect((await shopper.next())?.order_status).toBe('picked_up');
    await shop.call(calls.tellPlace, { token, body: { latitude: 24.72, longitude: 46.69 } });
    const seen = (await shopper.next())?.delivery_man;
    expect([seen?.lat, seen?.lng]).toEqual([24.72, 46.69]);
    await shopper.cancel();
    await ride.cancel();
  });

  it('ends when its session does, and leaves nobody on duty (RIDE-01)', async () => {
    const { token, ready } = await open();
    const ride = readRide(await stream(token));
    expect((await ride.next())?.is_on_duty).toBe(1);
    await shop.call(calls.signOutOfRide, { token });
    await ready();
    expect(await ride.next()).toBeNull();
    expect((await stream(token)).status).toBe(401);
  });
});

describe('the demo’s couriers', () => {
  it('leave what is ready to couriers who are out, for three minutes (RIDE-10)', async () => {
    const { token, ready, follow } = await open();
    const id = await ready();
    const look = () => shop.call(calls.readRideBoard, { token });
    const status = async () => {
      await advanceDue(shop.deps);
      return (await follow(id)).order_status;
    };
    shop.clock.advance(50_000);
    await look();
    expect(await status()).toBe('handover');
    for (let n = 0; n < 3; n += 1) {
      shop.clock.advance(50_000);
      await look();
    }
    expect(await status()).toBe('picked_up');
    expect((await follow(id)).delivery_man?.name).toEqual(expect.any(String));
  });

  it('play on a minute after the last courier was there', async () => {
    const { ready, follow } = await open();
    const id = await ready();
    shop.clock.advance(61_000);
    await advanceDue(shop.deps);
    expect((await follow(id)).order_status).toBe('picked_up');
  });

  it('take nothing over that a courier has accepted, wherever it stands', async () => {
    const { accepted, riding, follow } = await open();
    const [waiting, moving] = [await accepted(), await riding()];
    shop.clock.advance(3_600_000);
    await advanceDue(shop.deps);
    expect((await follow(waiting)).order_status).toBe('handover');
    expect((await follow(moving)).order_status).toBe('picked_up');
  });
});

it('earnings are fees and tips by day, and the cash in hand until it is handed in (RIDE-08)', async () => {
  const { token, ready, email } = await open();
  const deliver = async (parts: Record<string, unknown>) => {
    const id = await ready(parts);
    await shop.call(calls.acceptRide, { token, ...orderOf(id) });
    await shop.call(calls.pickUpRide, { token, ...orderOf(id) });
    const body = { code: await codeOf(shop, id), is_cash_collected: 1 as const };
    await shop.call(calls.deliverRide, { token, ...orderOf(id), body });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    return { id, fee: row?.originalDeliveryCharge ?? 0, amount: row?.orderAmount ?? 0 };
  };
  const first = await deliver({ dm_tips: 2 });
  shop.clock.advance(86_400_123);
  const second = await deliver({});
  const { today, days, cash_in_hand } = await shop.call(calls.readEarnings, { token });
  expect(today).toEqual({ deliveries: 1, fees: second.fee / 1000, tips: 0 });
  expect(days.map(({ deliveries, amount }) => [deliveries, amount])).toEqual([
    [1, second.fee / 1000],
    [1, first.fee / 1000 + 2],
    ...Array(5).fill([0, 0]),
  ]);
  const dates = days.map(({ date }) => Date.parse(date));
  expect(new Set(dates.slice(1).map((date, n) => (dates[n] ?? 0) - date))).toEqual(
    new Set([86_400_000]),
  );
  expect(cash_in_hand).toBe((first.amount + second.amount) / 1000);
  const { runOpsCommand } = await import('../../../server/ops/command');
  const hers = `$${cash_in_hand.toFixed(2)}`.replace('\\', '');
  const settle = (amount: number, named = email) =>
    runOpsCommand(shop.deps, ['courier', 'settle', named, `${amount}`]);
  // What came in meanwhile is not handed in.
  expect(await settle(first.amount / 1000)).toEqual({
    ok: false,
    text: `${email} has ${hers} in hand`,
  });
  expect((await runOpsCommand(shop.deps, ['couriers'])).text).toContain(hers);
  shop.clock.advance(2000);
  expect(await settle(cash_in_hand)).toEqual({ ok: true, text: `${email} has handed in ${hers}` });
  const inHand = async () => (await shop.call(calls.readEarnings, { token })).cash_in_hand;
  expect(await inHand()).toBe(0);
  // Handed over a moment before, and written down a moment after what is in hand was counted.
  const late = await deliver({});
  const aMomentAgo = new Date(shop.deps.clock.now().getTime() - 1000);
  await shop.db
    .update(orderEvents)
    .set({ createdAt: aMomentAgo })
    .where(and(eq(orderEvents.orderId, late.id), eq(orderEvents.status, 'delivered')));
  expect(await inHand()).toBe(late.amount / 1000);
});
