import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, trackOrder } from '../../../domain/orders/orderEndpoints';
import {
  listParcelCategories,
  listParcelInstructions,
} from '../../../domain/parcel/parcelEndpoints';
import { quoteParcel } from '../../../domain/parcel/parcelPrice';
import { parcelSlots } from '../../../domain/parcel/parcelTimes';
import { advanceDue } from '../../../server/orders/tracking/advance';
import { moduleId, openParcels } from './parcels';

type Parcels = Awaited<ReturnType<typeof openParcels>>;
let shop: Parcels['shop'];
let home: Parcels['home'];
let friend: Parcels['friend'];
let parcel: Parcels['parcel'];
let quote: Parcels['quote'];
let send: Parcels['send'];
beforeAll(async () => {
  ({ shop, home, friend, parcel, quote, send } = await openParcels());
});
afterAll(() => shop.close());

describe('kinds of parcel', () => {
  it('come in both languages with pictures, and with the charges of those that have their own', async () => {
    const [english] = await shop.call(listParcelCategories, { moduleId });
    expect(english).toEqual({
      id: 1,
      name: 'Documents',
      description: 'Letters, contracts, papers',
      image_full_url: '/media/category/parcel/page-facing-up-1.webp',
      parcel_per_km_shipping_charge: 0.4,
      parcel_minimum_shipping_charge: 1,
    });
    const arabic = await shop.call(listParcelCategories, { moduleId, language: 'ar' });
    expect(arabic.map(({ name }) => name)).toContain('هدية');
    expect(arabic).toHaveLength(8);
    expect(await shop.call(listParcelCategories, { moduleId: 1 })).toEqual([]);
    const { data } = await shop.call(listParcelInstructions);
    expect(data[1]).toEqual({ id: 2, instruction: 'Keep it upright' });
    for (const { image_full_url } of arabic) {
      expect((await shop.app.request(image_full_url)).status).toBe(200);
    }
  });
});

describe('the price of a parcel', () => {
  it('is that of the way that the server measures, whatever the sender claims (PRICE-23)', async () => {
    const guest = await shop.guest();
    const way = await shop.deps.places.route(home, friend);
    const answer = await quote({ ...parcel(guest), distance: 1 });
    const config = await shop.deps.settings.config();
    const { quote: expected } = quoteParcel({
      distance: Math.round(way?.distanceMeters ?? 0),
      category: { parcel_per_km_shipping_charge: null, parcel_minimum_shipping_charge: null },
      zone: {
        per_km_shipping_charge: 0.5,
        minimum_shipping_charge: 1.5,
        maximum_shipping_charge: 12,
        increased_delivery_fee: 0,
      },
      config,
      tip: 0,
    });
    expect(answer).toEqual({ ...expected, lines: [], coupon_refusal: null });
    expect(answer.distance).toBeGreaterThan(1_000);
  });

  it('is checked when the parcel is ordered: another amount is refused with the right one', async () => {
    const guest = await shop.guest();
    const { total } = await quote(parcel(guest));
    const { status, errors } = await shop.refusal(placeOrder, {
      body: parcel(guest, { order_amount: 0.01 }),
      moduleId,
    });
    expect([status, errors[0]?.code]).toEqual([409, 'amount_changed']);
    const body = JSON.stringify(
      await (
        await shop.request(placeOrder, { body: parcel(guest, { order_amount: 0.01 }), moduleId })
      ).json(),
    );
    expect(body).toContain(`"order_amount":${total}`);
  });
});

describe('sending a parcel', () => {
  it('makes one parcel of one key, and refuses the key for another', async () => {
    const guest = await shop.guest();
    const key = randomUUID();
    const first = await send(guest, {}, key);
    const options = { body: first.body, moduleId, headers: { 'Idempotency-Key': key } };
    const again = await Promise.all([1, 2, 3].map(() => shop.call(placeOrder, options)));
    expect(new Set(again.map(({ order_id }) => order_id))).toEqual(new Set([first.order_id]));
    const other = { ...options, body: { ...first.body, order_note: 'Other' } };
    expect((await shop.refusal(placeOrder, other)).errors).toMatchObject([
      { code: 'idempotency_key_reused', order_id: first.order_id },
    ]);
  });

  it('is followed from door to door, with courier and route, by whoever knows number and phone (ORD-02)', async () => {
    const guest = await shop.guest();
    const { order_id, total } = await send(guest, {
      charge_payer: 'receiver',
      order_note: 'Ring twice',
      delivery_instruction: 'Keep it upright',
    });
    const query = { order_id, contact_number: '050 123 4567' };
    const read = () => shop.call(trackOrder, { query, moduleId });
    expect(await read()).toMatchObject({
      order_status: 'pending',
      order_type: 'parcel',
      module_type: 'parcel',
      order_amount: total,
      delivery_charge: total - 0.5,
      additional_charge: 0.5,
      charge_payer: 'receiver',
      order_note: 'Ring twice',
      delivery_instruction: 'Keep it upright',
      store: null,
      parcel_category: { id: 2, name: 'Box' },
      delivery_address: { address: '1 Palm Street', latitude: home.lat },
      receiver_details: { contact_person_name: 'Omar Saleh', latitude: friend.lat },
      details: [],
      can_cancel: 1,
    });
    const seen: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      shop.clock.advance(120_000);
      await advanceDue(shop.deps);
      seen.push((await read()).order_status);
    }
    expect([...new Set(seen)]).toEqual(['confirmed', 'handover', 'picked_up', 'delivered']);
    const delivered = await read();
    expect(delivered.delivery_man?.name).toBeTruthy();
    expect(delivered.route.length).toBeGreaterThan(10);
    expect(delivered.payment_status).toBe('paid');
  });

  it('is nobody else’s to see', async () => {
    const { order_id } = await send(await shop.guest());
    const query = { order_id, guest_id: await shop.guest() };
    expect((await shop.refusal(trackOrder, { query })).status).toBe(404);
  });

  it('opens a payment page when the sender pays online', async () => {
    const { redirect_link } = await send(await shop.guest(), {
      payment_method: 'digital_payment',
      callback: '/track-order',
    });
    expect(redirect_link).toContain('/demo/pay/');
  });

  it('carries a tip within its total, to the end (PRICE-24)', async () => {
    const guest = await shop.guest();
    const plain = await quote(parcel(guest));
    const { order_id, total } = await send(guest, { dm_tips: 2.5 });
    expect(total).toBe(plain.total + 2.5);
    const query = { order_id, guest_id: guest };
    expect(await shop.call(trackOrder, { query, moduleId })).toMatchObject({
      dm_tips: 2.5,
      order_amount: total,
      delivery_charge: plain.delivery_charge,
    });
  });

  it('waits for its time when it is planned, and arrives then', async () => {
    const guest = await shop.guest();
    const [slot] = parcelSlots(await shop.deps.settings.config(), shop.deps.clock.now());
    const { order_id } = await send(guest, { schedule_at: slot?.start });
    const read = () => shop.call(trackOrder, { query: { order_id, guest_id: guest }, moduleId });
    expect(await read()).toMatchObject({ schedule_at: slot?.start, eta: slot?.start });
    shop.clock.advance(600_000);
    await advanceDue(shop.deps);
    await advanceDue(shop.deps);
    expect((await read()).order_status).toBe('confirmed');
    const left = Date.parse(slot?.start ?? '') - shop.deps.clock.now().getTime();
    for (const seconds of [left / 1_000 - 120, 10, 110]) {
      shop.clock.advance(seconds * 1_000);
      await advanceDue(shop.deps);
    }
    expect((await read()).order_status).toBe('delivered');
  });
});
