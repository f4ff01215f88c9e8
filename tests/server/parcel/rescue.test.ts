import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as room from '../../../domain/operator/lostOrderEndpoints';
import { readOperator } from '../../../domain/operator/operatorEndpoints';
import { cancelOrder } from '../../../domain/orders/orderChangeEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { acts } from '../../../server/db/schema/acts';
import { orders } from '../../../server/db/schema/orders';
import { runOpsCommand } from '../../../server/ops/command';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { noteSilence } from '../../../server/ride/silence';
import { operatorIn } from '../operator/operators';
import { zoneId } from '../orders/shop';
import { codeOf, riderIn } from '../ride/riders';
import { moduleId, openParcels } from './parcels';

let shop: Awaited<ReturnType<typeof openParcels>>['shop'];
let send: Awaited<ReturnType<typeof openParcels>>['send'];
beforeAll(async () => {
  ({ shop, send } = await openParcels());
});
afterAll(() => shop.close());

/** A parcel that Samir has accepted, and not picked up. */
async function accepted() {
  const { token } = await riderIn(shop, zoneId);
  const guest = await shop.guest();
  const { order_id: id } = await send(guest);
  for (let step = 0; step < 2; step += 1) await moveOrder(shop.deps, id);
  await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  await shop.call(calls.acceptRide, { token, params: { id } });
  const silence = async () => {
    shop.clock.advance(10 * 60_000 + 1);
    await noteSilence(shop.deps);
  };
  const query = { order_id: id, guest_id: guest };
  const seen = () => shop.call(trackOrder, { query, moduleId });
  const cancelling = {
    moduleId,
    body: { order_id: id, guest_id: guest, reason: 'Ordered by mistake', note: '' },
  };
  return { id, token, silence, seen, cancelling };
}

describe('a parcel whose courier is silent before picking it up', () => {
  it('is its sender’s to cancel, until its courier is heard of (RIDE-15)', async () => {
    const { token, silence, seen, cancelling } = await accepted();
    const refused = async () => (await shop.refusal(cancelOrder, cancelling)).errors[0]?.code;
    expect([(await seen()).can_cancel, await refused()]).toEqual([0, 'not_cancellable']);
    await silence();
    expect((await seen()).can_cancel).toBe(1);
    await shop.call(calls.readRideBoard, { token });
    expect([(await seen()).can_cancel, await refused()]).toEqual([0, 'not_cancellable']);
    await silence();
    await shop.call(cancelOrder, cancelling);
    const { order_status, can_cancel } = await seen();
    expect([order_status, can_cancel]).toEqual(['canceled', 0]);
  });

  it('is an operator’s to cancel, and nothing else (OPER-15)', async () => {
    const { id, silence, seen } = await accepted();
    const { token } = await operatorIn(shop);
    await silence();
    const query = { after: id - 1 };
    const { orders: rows } = await shop.call(room.listLostOrders, { token, query });
    expect(rows.map((one) => [one.id, one.courier.name, one.waiting_since, one.has_it])).toEqual([
      [id, 'Samir Aziz', null, 0],
    ]);
    const passing = (way: string) => ({ token, params: { id }, body: { way } });
    expect((await shop.refusal(room.passOnOrder, passing('fetch'))).status).toBe(409);
    await shop.call(room.passOnOrder, passing('cancel'));
    expect((await seen()).order_status).toBe('canceled');
  });
});

/** A parcel on its way with Samir; Omar is on duty too. */
async function riding() {
  await shop.db.update(orders).set({ status: 'delivered', nextStepAt: null });
  const [samir, omar] = [await riderIn(shop, zoneId), await riderIn(shop, zoneId, 'Omar Said')];
  const guest = await shop.guest();
  const { order_id: id } = await send(guest);
  for (let step = 0; step < 2; step += 1) await moveOrder(shop.deps, id);
  for (const { token } of [samir, omar])
    await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  const by = (token: string) => ({ token, params: { id } });
  await shop.call(calls.acceptRide, by(samir.token));
  await shop.call(calls.pickUpRide, { ...by(samir.token), body: { is_cash_collected: 1 } });
  const silence = async () => {
    shop.clock.advance(10 * 60_000 + 1);
    await noteSilence(shop.deps);
    await shop.call(calls.setDuty, { token: omar.token, body: { is_on_duty: 1 } });
  };
  const board = (token: string) => shop.call(calls.readRideBoard, { token });
  const deliver = async (token: string) => ({
    ...by(token),
    body: { code: await codeOf(shop, id), is_cash_collected: 1 as const },
  });
  const rescue = (way: string) => runOpsCommand(shop.deps, ['order', String(id), 'rescue', way]);
  const query = { order_id: id, guest_id: guest };
  const seen = () => shop.call(trackOrder, { query, moduleId });
  const noted = async () => {
    const rows = await shop.db.select().from(acts).where(eq(acts.about, id));
    return rows.map(({ role, kind, note }) => [role, kind, note]);
  };
  return { id, samir, omar, by, silence, board, deliver, rescue, seen, noted };
}

describe('a parcel whose courier is silent on the way', () => {
  it('is left alone until then, and once they are back (DESK-30)', async () => {
    const { id, samir, silence, board, rescue, seen, noted } = await riding();
    const refused = {
      ok: false,
      text: `order ${id} is not on its way with a silent courier, nor given up by one`,
    };
    expect(await rescue('fetch')).toEqual(refused);
    await silence();
    const { text } = await runOpsCommand(shop.deps, ['orders']);
    expect(text).toMatch(new RegExp(`${id} .*picked_up.*2026-\\d\\d-\\d\\dT[\\d:]{8}`));
    await board(samir.token);
    expect(await rescue('fetch')).toEqual(refused);
    expect([(await seen()).order_status, await noted()]).toEqual(['picked_up', []]);
  });

  it('is fetched from them by another, who earns by it; they read that it was taken from them (DESK-30)', async () => {
    const { id, samir, omar, by, silence, board, deliver, rescue, seen, noted } = await riding();
    await silence();
    expect(await rescue('fetch')).toEqual({ ok: true, text: `order ${id} is handover` });
    expect(await noted()).toEqual([['command', 'order.rescued', 'fetch']]);
    const shown = await seen();
    expect([shown.is_reassigned, shown.delivery_man]).toEqual([1, null]);
    const [offer] = (await board(omar.token)).offers;
    expect([offer?.id, offer?.is_with_courier, offer?.from.name]).toEqual([id, 1, 'Samir Aziz']);
    await shop.call(calls.acceptRide, by(omar.token));
    await shop.call(calls.pickUpRide, by(omar.token));
    expect((await board(samir.token)).jobs.map((job) => [job.id, job.is_lost])).toEqual([[id, 1]]);
    expect((await shop.refusal(calls.deliverRide, await deliver(samir.token))).status).toBe(409);
    await shop.call(calls.deliverRide, await deliver(omar.token));
    expect((await seen()).order_status).toBe('delivered');
    const { today } = await shop.call(calls.readEarnings, { token: omar.token });
    expect(today.deliveries).toBe(1);
  });

  it('is back with its sender, from where it is offered again (DESK-30)', async () => {
    const { id, omar, by, silence, board, rescue } = await riding();
    await silence();
    expect(await rescue('back')).toEqual({ ok: true, text: `order ${id} is handover` });
    const [offer] = (await board(omar.token)).offers;
    expect([offer?.id, offer?.is_with_courier, offer?.from.address]).toEqual([id, 0, '']);
    const job = await shop.call(calls.acceptRide, by(omar.token));
    expect([job.from.address, job.from_phone]).toEqual(['1 Palm Street', '+966501234567']);
  });

  it('is canceled (DESK-30)', async () => {
    const { id, silence, rescue, seen, noted } = await riding();
    await silence();
    expect(await rescue('cancel')).toEqual({ ok: true, text: `order ${id} is canceled` });
    const { order_status, cancellation_reason } = await seen();
    expect([order_status, cancellation_reason]).toEqual(['canceled', 'No courier could bring it']);
    expect(await noted()).toEqual([['command', 'order.rescued', 'cancel']]);
  });

  it('is not made again, nor what nobody understands (DESK-30)', async () => {
    const { id, silence, rescue } = await riding();
    await silence();
    const asked = { ok: false, text: `what becomes of order ${id}? back, fetch, cancel` };
    for (const way of ['again', '', 'burn']) expect(await rescue(way)).toEqual(asked);
    expect(await runOpsCommand(shop.deps, ['order', '99999999', 'rescue', 'back'])).toEqual({
      ok: false,
      text: 'there is no order 99999999',
    });
  });

  it('races its courier who hands over: exactly one wins (DESK-30)', async () => {
    for (const way of ['back', 'fetch', 'cancel']) {
      const { samir, silence, deliver, rescue, seen } = await riding();
      await silence();
      const [delivered, rescued] = await Promise.all([
        shop.request(calls.deliverRide, await deliver(samir.token)),
        rescue(way),
      ]);
      const hasDelivered = delivered.status === 200;
      expect([hasDelivered, rescued.ok].toSorted()).toEqual([false, true]);
      expect((await seen()).order_status === 'delivered').toBe(hasDelivered);
    }
  });
});

describe('a parcel that is not brought, in the operators’ room', () => {
  /** An operator, and what they see and do of that parcel alone. */
  async function operating() {
    const rode = await riding();
    const { token, email } = await operatorIn(shop);
    const listed = async () => {
      const query = { after: rode.id - 1 };
      const { orders: rows, next } = await shop.call(room.listLostOrders, { token, query });
      return { rows, next };
    };
    const passing = (way: string) => ({ token, params: { id: rode.id }, body: { way } });
    const counted = async () => (await shop.call(readOperator, { token })).lost;
    return { ...rode, email, listed, passing, counted };
  }

  it('is listed while nothing is heard of its courier, with whom to call (OPER-15)', async () => {
    const { id, samir, silence, board, listed, counted } = await operating();
    expect([await listed(), await counted()]).toEqual([{ rows: [], next: null }, 0]);
    await silence();
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect([await listed(), await counted()]).toEqual([
      {
        rows: [
          {
            id,
            store: { name: '', phone: '' },
            zone: 'Harbour and Centre',
            order_amount: (row?.orderAmount ?? 0) / 1000,
            contact: { name: row?.contactPersonName, phone: row?.contactPersonNumber },
            from: '1 Palm Street',
            to: row?.receiver?.address,
            courier: { name: 'Samir Aziz', phone: samir.phone },
            waiting_since: null,
            silent_since: row?.silentSince?.toISOString(),
            reason: '',
            has_it: 1,
          },
        ],
        next: null,
      },
      1,
    ]);
    await board(samir.token);
    expect([await listed(), await counted()]).toEqual([{ rows: [], next: null }, 0]);
  });

  it('is passed on by an operator, once, and noted as theirs (OPER-15)', async () => {
    const { id, email, omar, silence, listed, passing, noted, by } = await operating();
    await silence();
    expect((await shop.refusal(room.passOnOrder, passing('again'))).errors[0]).toEqual({
      code: 'validation',
      message: 'Nobody can make a parcel again.',
      field: 'way',
    });
    await shop.call(room.passOnOrder, passing('fetch'));
    expect(await noted()).toEqual([['operator', 'order.rescued', 'fetch']]);
    const { rows } = await listed();
    expect(rows.map((one) => [one.id, one.courier.name, one.silent_since, one.has_it])).toEqual([
      [id, 'Samir Aziz', null, 1],
    ]);
    await shop.call(calls.acceptRide, by(omar.token));
    expect((await listed()).rows).toEqual([]);
    expect(await shop.refusal(room.passOnOrder, passing('cancel'))).toEqual({
      status: 409,
      errors: [
        {
          code: 'order_handled',
          message: 'Somebody else has done something to this order already.',
          by: email,
        },
      ],
    });
    expect((await noted()).length).toBe(1);
  });

  it('is listed with the reason where its courier has given it up (OPER-15)', async () => {
    const { samir, by, listed } = await operating();
    const body = { reason: 'vehicle' as const, is_brought_back: 0 as const };
    await shop.call(calls.giveRideUp, { ...by(samir.token), body });
    const { rows } = await listed();
    expect(rows.map((one) => [one.courier.name, one.reason, one.has_it, one.silent_since])).toEqual(
      [['Samir Aziz', 'vehicle', 1, null]],
    );
  });

  it('races its courier who hands over: exactly one wins (OPER-15)', async () => {
    for (const way of ['back', 'fetch', 'cancel']) {
      const { samir, silence, deliver, passing, seen } = await operating();
      await silence();
      const [delivered, passed] = await Promise.all([
        shop.request(calls.deliverRide, await deliver(samir.token)),
        shop.request(room.passOnOrder, passing(way)),
      ]);
      expect([delivered.status, passed.status].toSorted()).toEqual([200, 409]);
      expect((await seen()).order_status === 'delivered').toBe(delivered.status === 200);
    }
  });
});
