import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDeskOrders } from '../../../domain/desk/deskEndpoints';
import { trackOrder } from '../../../domain/orders/orderEndpoints';
import * as calls from '../../../domain/ride/rideEndpoints';
import { uploads } from '../../../server/db/schema/identity';
import { orders } from '../../../server/db/schema/orders';
import { moveOrder } from '../../../server/orders/tracking/advance';
import { writeSetting } from '../../../server/settings/settings';
import { staffAt } from '../desk/desk';
import { openShop, type Shop, zoneId } from '../orders/shop';
import { doorPhoto, riderIn } from './riders';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** An order in cash that a courier has on the way, to be left at the door where that is wished. */
async function riding(leave_at_door: 0 | 1 = 1) {
  const store = await shop.store();
  const item = await shop.item(store);
  const { token } = await riderIn(shop, zoneId);
  await shop.call(calls.setDuty, { token, body: { is_on_duty: 1 } });
  const guest = await shop.guest();
  const { order_id: id } = await shop.order(guest, item, { leave_at_door });
  for (let n = 0; n < 3; n += 1) await moveOrder(shop.deps, id);
  await shop.call(calls.acceptRide, { token, params: { id } });
  await shop.call(calls.pickUpRide, { token, params: { id } });
  const leave = (photo: File, is_cash_collected: 0 | 1 = 1, headers = {}) =>
    shop.request(calls.leaveAtDoor, {
      token,
      params: { id },
      headers,
      body: { photo, is_cash_collected },
    });
  const codeOf = async (answer: Promise<Response>) => {
    const { errors }: { errors: { code: string }[] } = await (await answer).json();
    return errors[0]?.code;
  };
  const seen = (parts: Record<string, unknown> = {}) =>
    shop.call(trackOrder, { query: { order_id: id, guest_id: guest, ...parts } });
  const kept = () =>
    shop.db
      .select()
      .from(uploads)
      .where(and(eq(uploads.orderId, id), eq(uploads.purpose, 'delivery')));
  return { id, store, token, leave, codeOf, seen, kept };
}

const where = 'Salma 24.7136N 46.6753E';

/** As a phone takes it: with what it knows of where and by whom. */
const phonePhoto = async () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#3060c0' } })
    .withExif({ IFD0: { ImageDescription: where } })
    .jpeg()
    .toBuffer();

describe('an order that is left at the door', () => {
  it('is delivered and paid, and its photo seen by its shopper and its store alone (RIDE-12)', async () => {
    const { id, store, leave, seen } = await riding();
    const given = await phonePhoto();
    expect(given.includes(where)).toBe(true);
    const answer = await leave(doorPhoto(given));
    expect([answer.status, (await answer.json()).order_status]).toEqual([200, 'delivered']);

    const { order_status, payment_status, delivery_photo_full_url: address } = await seen();
    expect([order_status, payment_status]).toEqual(['delivered', 'paid']);
    const shown = await shop.app.request(address);
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([shown.status, shown.headers.get('Cache-Control'), width, height, exif]).toEqual([
      200,
      'private, no-store',
      60,
      40,
      undefined,
    ]);
    expect(bytes.includes(where)).toBe(false);

    const { token: staff } = await staffAt(shop, store, 'staff');
    const { orders: today } = await shop.call(listDeskOrders, {
      token: staff,
      query: { of: 'today' },
    });
    const atDesk = today.find((order) => order.id === id)?.delivery_photo_full_url ?? '';
    expect(atDesk.replace(/\?.*/, '')).toBe(address.replace(/\?.*/, ''));
    expect((await shop.app.request(atDesk)).status).toBe(200);

    expect((await shop.app.request(address.replace(/\?.*/, ''))).status).toBe(404);
    const { track_token } = await seen();
    const link = { guest_id: await shop.guest(), contact_number: track_token };
    expect((await seen(link)).delivery_photo_full_url).toBe('');
    shop.clock.advance(2 * 3_600_000);
    expect((await shop.app.request(address)).status).toBe(404);
  });

  it('needs the cash that is due (RIDE-12)', async () => {
    const { leave, codeOf, seen, kept } = await riding();
    expect(await codeOf(leave(doorPhoto(), 0))).toBe('cash_due');
    expect([(await seen()).order_status, await kept()]).toEqual(['picked_up', []]);
  });

  it('needs a photo: a PDF, what calls itself one and one of more than 2 MB are refused (RIDE-12)', async () => {
    const { leave, codeOf, seen, kept } = await riding();
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    expect(await codeOf(leave(doorPhoto(pdf)))).toBe('image_format');
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), pdf]);
    expect(await codeOf(leave(doorPhoto(broken)))).toBe('image_format');
    const large = Buffer.concat([await phonePhoto(), Buffer.alloc(2 * 1024 * 1024)]);
    expect(await codeOf(leave(doorPhoto(large)))).toBe('too_large');
    expect([(await seen()).order_status, await kept()]).toEqual(['picked_up', []]);
  });

  it('is left once, however often that is sent (RIDE-12)', async () => {
    const { id, leave, kept, token } = await riding();
    const key = { 'Idempotency-Key': `left-${id}` };
    const both = await Promise.all([1, 2].map(() => leave(doorPhoto(), 1, key)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await leave(doorPhoto(), 1, { 'Idempotency-Key': `other-${id}` })).status).toBe(200);
    expect((await kept()).map(({ orderId }) => orderId)).toEqual([id]);
    const { days } = await shop.call(calls.readEarnings, { token });
    expect(days[0]?.deliveries).toBe(1);
  });

  it('is refused until its courier has been there for some minutes, of which its shopper is told (RIDE-12)', async () => {
    const { id, token, leave, codeOf, seen, kept } = await riding(0);
    const job = async () => {
      const { jobs } = await shop.call(calls.readRideBoard, { token });
      const job = jobs.find((one) => one.id === id);
      return [job?.leave_at_door, job?.leave_from, job?.is_at_door];
    };
    const isThere = async () => (await seen()).delivery_man?.is_at_door;
    expect(await codeOf(leave(doorPhoto()))).toBe('door_early');
    expect([await job(), await isThere()]).toEqual([[0, null, 0], 0]);

    const there = shop.deps.clock.now();
    await shop.call(calls.arriveAtDoor, { token, params: { id } });
    const from = new Date(there.getTime() + 5 * 60_000);
    expect([await job(), await isThere()]).toEqual([[0, from.toISOString(), 1], 1]);
    shop.clock.advance(5 * 60_000 - 1);
    // Saying so again does not begin anew.
    await shop.call(calls.arriveAtDoor, { token, params: { id } });
    expect(await codeOf(leave(doorPhoto()))).toBe('door_early');
    expect([(await seen()).order_status, await kept()]).toEqual(['picked_up', []]);
    shop.clock.advance(1);
    expect((await leave(doorPhoto())).status).toBe(200);
    expect([(await seen()).order_status, await isThere()]).toEqual(['delivered', 0]);
  });

  it('waits as long as the shop’s setting says (RIDE-12)', async () => {
    const { id, token, leave, codeOf } = await riding(0);
    await writeSetting(shop.db, 'door_wait_minutes', 12);
    shop.deps.settings.refresh();
    await shop.call(calls.arriveAtDoor, { token, params: { id } });
    shop.clock.advance(12 * 60_000 - 1);
    const early = await codeOf(leave(doorPhoto()));
    shop.clock.advance(1);
    const { status } = await leave(doorPhoto());
    await writeSetting(shop.db, 'door_wait_minutes', 5);
    shop.deps.settings.refresh();
    expect([early, status]).toEqual(['door_early', 200]);
  });

  it('may be left at once where its shopper wishes so, as they see on the order (RIDE-12)', async () => {
    const { id, token, seen, leave } = await riding(1);
    const { jobs } = await shop.call(calls.readRideBoard, { token });
    expect(jobs.find((job) => job.id === id)?.leave_at_door).toBe(1);
    expect((await seen()).leave_at_door).toBe(1);
    expect((await leave(doorPhoto())).status).toBe(200);
  });

  it('has nobody at its door before it was picked up (RIDE-12)', async () => {
    const { id, token } = await riding();
    await shop.db.update(orders).set({ status: 'handover' }).where(eq(orders.id, id));
    const { status, errors } = await shop.refusal(calls.arriveAtDoor, { token, params: { id } });
    expect([status, errors[0]?.code]).toEqual([409, 'order_handled']);
  });

  it('before it was picked up is left nowhere (RIDE-12)', async () => {
    const { id, leave, kept } = await riding();
    await shop.db.update(orders).set({ status: 'handover' }).where(eq(orders.id, id));
    expect((await leave(doorPhoto())).status).toBe(409);
    expect(await kept()).toEqual([]);
  });
});
