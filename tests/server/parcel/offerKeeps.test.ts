import { afterAll, beforeAll, expect, it } from 'vitest';
import * as calls from '../../../domain/ride/rideEndpoints';
import { runOpsCommand } from '../../../server/ops/command';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { noteSilence } from '../../../server/ride/silence';
import { zoneId } from '../orders/shop';
import { riderIn } from '../ride/riders';
import { openParcels } from './parcels';

let shop: Awaited<ReturnType<typeof openParcels>>['shop'];
let send: Awaited<ReturnType<typeof openParcels>>['send'];
beforeAll(async () => {
  ({ shop, send } = await openParcels());
});
afterAll(() => shop.close());

it('an offered parcel tells how far it is and not where its sender lives; who accepts it reads so (RIDE-03)', async () => {
  const { token } = await riderIn(shop, zoneId);
  await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  const { home } = shop;
  await shop.call(calls.tellPlace, {
    token,
    body: { latitude: home.lat + 0.01, longitude: home.lng },
  });
  const { order_id: id } = await send(await shop.guest());
  for (let step = 0; step < 2; step += 1) await moveOrder(shop.deps, id);
  const { offers } = await shop.call(calls.readRideBoard, { token });
  const offer = offers.find((one) => one.id === id);
  expect([offer?.from, offer?.to_from]).toEqual([
    { name: '', address: '', lat: null, lng: null },
    1112,
  ]);
  const job = await shop.call(calls.acceptRide, { token, params: { id } });
  expect(job.from).toEqual({ name: '', address: '1 Palm Street', lat: home.lat, lng: home.lng });
});

it('whoever lost a parcel is given its sender’s number, and not where the sender lives (RIDE-10)', async () => {
  const { token } = await riderIn(shop, zoneId);
  const { order_id: id } = await send(await shop.guest(), { charge_payer: 'receiver' });
  for (let step = 0; step < 2; step += 1) await moveOrder(shop.deps, id);
  await shop.call(calls.acceptRide, { token, params: { id } });
  await shop.call(calls.pickUpRide, { token, params: { id } });
  shop.clock.advance(10 * 60_000 + 1);
  await noteSilence(shop.deps);
  await runOpsCommand(shop.deps, ['order', String(id), 'rescue', 'back']);
  const { jobs } = await shop.call(calls.readRideBoard, { token });
  const lost = jobs.find((one) => one.id === id);
  expect([lost?.is_lost, lost?.from_phone, lost?.from.address]).toEqual([1, '+966501234567', '']);
});
