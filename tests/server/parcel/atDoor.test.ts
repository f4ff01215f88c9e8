import { afterAll, beforeAll, expect, it } from 'vitest';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { zoneId } from '../orders/shop';
import { doorPhoto, riderIn } from '../ride/riders';
import { moduleId, openParcels } from './parcels';

let shop: Awaited<ReturnType<typeof openParcels>>['shop'];
let send: Awaited<ReturnType<typeof openParcels>>['send'];
beforeAll(async () => {
  ({ shop, send } = await openParcels());
});
afterAll(() => shop.close());

/** A parcel that a courier has at its receiver's door; `leave` leaves it there, and answers how that ended. */
async function atDoor(leave_at_door: 0 | 1) {
  const { token } = await riderIn(shop, zoneId);
  const guest = await shop.guest();
  const { order_id: id } = await send(guest, { leave_at_door });
  for (let step = 0; step < 2; step += 1) await moveOrder(shop.deps, id);
  const order = { token, params: { id } };
  const { leave_at_door: wished } = await shop.call(calls.acceptRide, order);
  await shop.call(calls.pickUpRide, { ...order, body: { is_cash_collected: 1 } });
  await shop.call(calls.arriveAtDoor, order);
  const leave = async () => {
    const body = { photo: doorPhoto(), is_cash_collected: 1 as const };
    const answer = await shop.request(calls.leaveAtDoor, { ...order, body });
    const { errors = [] }: { errors?: { code: string }[] } = await answer.json();
    return [answer.status, errors[0]?.code];
  };
  const query = { order_id: id, guest_id: guest };
  const seen = () => shop.call(trackOrder, { query, moduleId });
  return { wished, leave, seen };
}

it('a parcel whose sender wishes so is left at the door at once, with a photo that the sender sees (RIDE-14)', async () => {
  const { wished, leave, seen } = await atDoor(1);
  expect([wished, (await seen()).leave_at_door]).toEqual([1, 1]);
  expect(await leave()).toEqual([200, undefined]);
  const { order_status, delivery_photo_full_url } = await seen();
  expect([order_status, delivery_photo_full_url !== '']).toEqual(['delivered', true]);
});

it('any other is left there when nobody has opened for as long as the shop waits, and not before (RIDE-14, RIDE-12)', async () => {
  const { wished, leave, seen } = await atDoor(0);
  expect([wished, await leave()]).toEqual([0, [409, 'door_early']]);
  shop.clock.advance(5 * 60_000);
  expect(await leave()).toEqual([200, undefined]);
  expect((await seen()).order_status).toBe('delivered');
});
