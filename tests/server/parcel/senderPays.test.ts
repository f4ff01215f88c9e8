import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { orders } from '../../../server/db/schema/orders';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { zoneId } from '../orders/shop';
import { codeOf, riderIn } from '../ride/riders';
import { moduleId, openParcels } from './parcels';

let shop: Awaited<ReturnType<typeof openParcels>>['shop'];
let send: Awaited<ReturnType<typeof openParcels>>['send'];
beforeAll(async () => {
  ({ shop, send } = await openParcels());
});
afterAll(() => shop.close());

/** A parcel paid in cash that Samir has accepted; Omar is on duty too. */
async function accepted(charge_payer: 'sender' | 'receiver') {
  await shop.db.update(orders).set({ status: 'delivered', nextStepAt: null });
  const [samir, omar] = [await riderIn(shop, zoneId), await riderIn(shop, zoneId, 'Omar Said')];
  const guest_id = await shop.guest();
  const { order_id: id, total } = await send(guest_id, { charge_payer });
  for (let step = 0; step < 2; step += 1) await moveOrder(shop.deps, id);
  for (const { token } of [samir, omar])
    await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  const by = (token: string) => ({ token, params: { id } });
  const { cash, cash_from } = await shop.call(calls.acceptRide, by(samir.token));
  const paid = async () =>
    (await shop.call(trackOrder, { query: { order_id: id, guest_id }, moduleId })).payment_status;
  const inHand = async (token: string) =>
    (await shop.call(calls.readEarnings, { token })).cash_in_hand;
  const deliver = async (token: string, is_cash_collected: 0 | 1) =>
    shop.request(calls.deliverRide, {
      ...by(token),
      body: { code: await codeOf(shop, id), is_cash_collected },
    });
  return { samir, omar, by, due: total, cash, cash_from, paid, inHand, deliver };
}

describe('RIDE-16 a parcel whose sender pays in cash', () => {
  it('is paid when it is picked up, and not before', async () => {
    const { samir, by, due, cash, cash_from, paid, inHand, deliver } = await accepted('sender');
    expect([cash, cash_from]).toEqual([due, 'sender']);
    const { errors } = await shop.refusal(calls.pickUpRide, by(samir.token));
    expect(errors.map(({ code }) => code)).toEqual(['cash_due']);
    expect([await paid(), await inHand(samir.token)]).toEqual(['unpaid', 0]);
    const body = { is_cash_collected: 1 } as const;
    const job = await shop.call(calls.pickUpRide, { ...by(samir.token), body });
    expect([job.order_status, job.cash, await paid(), await inHand(samir.token)]).toEqual([
      'picked_up',
      0,
      'paid',
      due,
    ]);
    expect((await deliver(samir.token, 0)).status).toBe(200);
    expect(await inHand(samir.token)).toBe(due);
  });

  it('leaves the cash with whoever picked it up, also where another brings it', async () => {
    const { samir, omar, by, due, inHand, deliver } = await accepted('sender');
    const body = { is_cash_collected: 1 } as const;
    await shop.call(calls.pickUpRide, { ...by(samir.token), body });
    await shop.call(calls.giveRideUp, {
      ...by(samir.token),
      body: { reason: 'vehicle', is_brought_back: 0 },
    });
    expect((await shop.call(calls.acceptRide, by(omar.token))).cash).toBe(0);
    await shop.call(calls.pickUpRide, by(omar.token));
    expect((await deliver(omar.token, 0)).status).toBe(200);
    expect([await inHand(samir.token), await inHand(omar.token)]).toEqual([due, 0]);
  });

  it('costs the receiver at the door where it is the receiver who pays', async () => {
    const { samir, by, due, cash, cash_from, paid, inHand, deliver } = await accepted('receiver');
    expect([cash, cash_from]).toEqual([due, 'receiver']);
    await shop.call(calls.pickUpRide, by(samir.token));
    expect([await paid(), (await deliver(samir.token, 0)).status]).toEqual(['unpaid', 400]);
    expect((await deliver(samir.token, 1)).status).toBe(200);
    expect(await inHand(samir.token)).toBe(due);
  });
});
