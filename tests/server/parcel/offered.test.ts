import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as room from '../../../domain/operator/lostOrderEndpoints';
import { readOperator } from '../../../domain/operator/operatorEndpoints';
import { openConversation, sendMessage } from '../../../domain/orders/inboxEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { switchToCash, trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { orders } from '../../../server/db/schema/orders';
import { offerParcels } from '../../../server/parcel/offer';
import { operatorIn } from '../operator/operators';
import { zoneId } from '../orders/shop';
import { ownedBy, riderIn } from '../ride/riders';
import { moduleId, openParcels } from './parcels';

let shop: Awaited<ReturnType<typeof openParcels>>['shop'];
let send: Awaited<ReturnType<typeof openParcels>>['send'];
beforeAll(async () => {
  ({ shop, send } = await openParcels({ DEMO_MODE: '0' }));
});
afterAll(() => shop.close());

/** A parcel of a shop that is no demo, and a courier on duty; `offered` is what that courier is offered. */
async function sent(parts: Record<string, unknown> = {}) {
  await shop.db.update(orders).set({ status: 'delivered', nextStepAt: null });
  const { token } = await riderIn(shop, zoneId);
  await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  const guest_id = await shop.guest();
  const { order_id: id } = await send(guest_id, parts);
  const offered = async () => {
    await offerParcels(shop.deps);
    return (await shop.call(calls.readRideBoard, { token })).offers.map((offer) => offer.id);
  };
  const query = { order_id: id, guest_id };
  const seen = () => shop.call(trackOrder, { query, moduleId });
  const accept = () => shop.call(calls.acceptRide, { token, params: { id } });
  return { id, guest_id, offered, seen, accept };
}

it('RIDE-17 what a parcel’s sender writes to its courier stands on the board', async () => {
  const rider = await riderIn(shop, zoneId);
  const token = await shop.customer();
  const { order_id: id } = await send(await shop.guest());
  await ownedBy(shop, id, token);
  await offerParcels(shop.deps);
  await shop.call(calls.acceptRide, { token: rider.token, params: { id } });
  const talk = async () =>
    (await shop.call(calls.readRideBoard, { token: rider.token })).jobs.find((job) => job.id === id)
      ?.talk;
  expect(await talk()).toBeNull();
  const body = { receiver_type: 'delivery_man', receiver_id: rider.id, order_id: id };
  const { id: conversation_id } = await shop.call(openConversation, { token, body });
  await shop.call(sendMessage, { token, body: { conversation_id, message: 'Second floor' } });
  expect((await talk())?.waiting).toBe(1);
});

describe('RIDE-15 a parcel of a shop that is no demo', () => {
  it('is offered to couriers at once, and its sender reads of a courier once one has accepted it', async () => {
    const { id, offered, seen, accept } = await sent();
    expect(await offered()).toEqual([id]);
    const looked = await seen();
    expect([looked.order_status, looked.confirmed, looked.handover, looked.delivery_man]).toEqual([
      'handover',
      null,
      null,
      null,
    ]);
    shop.clock.advance(60_000);
    await accept();
    const now = shop.deps.clock.now().toISOString();
    const taken = await seen();
    expect([taken.confirmed, taken.handover, taken.delivery_man?.name]).toEqual([
      now,
      now,
      'Samir Aziz',
    ]);
    expect(await offered()).toEqual([]);
  });

  it('is canceled by its sender until then, and no longer', async () => {
    const [first, second] = [await sent(), await sent()];
    await second.offered();
    expect([(await first.seen()).can_cancel, (await second.seen()).can_cancel]).toEqual([0, 1]);
    const cancel = ({ id: order_id, guest_id }: typeof first) => ({
      body: { order_id, guest_id, reason: 'Ordered by mistake' },
    });
    await shop.call(cancelOrder, cancel(second));
    expect([(await second.seen()).order_status, await second.offered()]).toEqual(['canceled', []]);
    const third = await sent();
    await third.offered();
    await third.accept();
    expect((await third.seen()).can_cancel).toBe(0);
    const { errors } = await shop.refusal(cancelOrder, cancel(third));
    expect(errors.map(({ code }) => code)).toEqual(['not_cancellable']);
  });

  it('waits for its money first', async () => {
    const { id, guest_id, offered, seen } = await sent();
    // No gateway is configured here: as one that is to be paid is written.
    await shop.db
      .update(orders)
      .set({ paymentMethod: 'digital_payment', nextStepAt: null })
      .where(eq(orders.id, id));
    expect([await offered(), (await seen()).order_status]).toEqual([[], 'pending']);
    await shop.call(switchToCash, { body: { order_id: id, guest_id } });
    expect(await offered()).toEqual([id]);
  });

  it('for later is offered shortly before its slot', async () => {
    const from = new Date(shop.deps.clock.now().getTime() + 24 * 3_600_000);
    const schedule_at = new Date(Math.ceil(from.getTime() / 1_800_000) * 1_800_000).toISOString();
    const { id, offered } = await sent({ schedule_at });
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    const minutes = 25 + Math.ceil((row?.rideSeconds ?? 0) / 60);
    const time = Date.parse(schedule_at) - minutes * 60_000 - shop.deps.clock.now().getTime();
    shop.clock.advance(time - 1);
    expect(await offered()).toEqual([]);
    shop.clock.advance(1);
    expect(await offered()).toEqual([id]);
  });

  it('is an operator’s to see to once no courier has accepted it for some minutes (OPER-15)', async () => {
    const { id, offered, seen } = await sent();
    await offered();
    const { token } = await operatorIn(shop);
    const since = shop.deps.clock.now().toISOString();
    const list = async () => {
      const { orders: rows } = await shop.call(room.listLostOrders, { token, query: {} });
      const { lost } = await shop.call(readOperator, { token });
      return [lost, rows.map((one) => [one.id, one.waiting_since, one.courier.name])];
    };
    expect(await list()).toEqual([0, []]);
    shop.clock.advance(10 * 60_000 + 1);
    expect(await list()).toEqual([1, [[id, since, '']]]);
    await shop.call(room.passOnOrder, { token, params: { id }, body: { way: 'cancel' } });
    expect([(await seen()).order_status, await list()]).toEqual(['canceled', [0, []]]);
  });
});
