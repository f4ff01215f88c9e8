import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, quoteOrder, trackOrder } from '../../../domain/endpoints/orders';
import { listParcelCategories, listParcelInstructions } from '../../../domain/endpoints/parcel';
import type { Point } from '../../../domain/entities/place';
import { quoteParcel } from '../../../domain/pricing/parcel';
import { zonesAt } from '../../../server/addresses/store';
import { orders } from '../../../server/db/schema/orders';
import { zones } from '../../../server/db/schema/places';
import { Refusal } from '../../../server/http/refusal';
import { writeSetting } from '../../../server/settings/settings';
import { advanceDue } from '../../../server/tracking/advance';
import { openShop, type Shop } from '../orders/shop';

/** The demo's parcel module, which works in zones 1 and 2. */
const moduleId = 5;

let shop: Shop;
let home: Point;
let friend: Point;
let beyond: Point;
beforeAll(async () => {
  shop = await openShop();
  home = shop.home;
  friend = { lat: home.lat + 0.01, lng: home.lng + 0.008 };
  beyond = await pointOnlyIn(3);
});
afterAll(() => shop.close());

/** A point just inside a corner of a zone that no other zone covers. */
async function pointOnlyIn(zoneId: number): Promise<Point> {
  const [zone] = await shop.db.select().from(zones).where(eq(zones.id, zoneId));
  const area = zone?.area ?? [];
  const middle = (of: 'lat' | 'lng') =>
    area.reduce((total, corner) => total + corner[of], 0) / area.length;
  for (const { lat, lng } of area) {
    const near = { lat: lat * 0.9 + middle('lat') * 0.1, lng: lng * 0.9 + middle('lng') * 0.1 };
    if ((await zonesAt(shop.db, near.lat, near.lng)).join() === String(zoneId)) return near;
  }
  throw new Error(`Zone ${zoneId} lies within others`);
}

const receiverAt = ({ lat, lng }: Point, parts: Record<string, unknown> = {}) => ({
  contact_person_name: 'Omar Saleh',
  contact_person_number: '+966 50 765 4321',
  address: '9 Harbour Road',
  latitude: lat,
  longitude: lng,
  road: '',
  house: '',
  floor: '',
  ...parts,
});

const parcel = (guestId: string, parts: Record<string, unknown> = {}) => ({
  guest_id: guestId,
  order_type: 'parcel',
  parcel_category_id: 2,
  latitude: home.lat,
  longitude: home.lng,
  receiver_details: receiverAt(friend),
  payment_method: 'cash_on_delivery',
  charge_payer: 'sender',
  address: '1 Palm Street',
  contact_person_name: 'Lina Haddad',
  contact_person_number: '+966 50 123 4567',
  order_amount: 0,
  ...parts,
});

const quote = (body: Record<string, unknown>) => shop.call(quoteOrder, { body, moduleId });
const refusalOf = async (body: Record<string, unknown>, key?: string) => {
  const { status, errors } = await shop.refusal(placeOrder, {
    body,
    moduleId,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
  return [status, errors[0]?.code, errors[0]?.field].filter(Boolean);
};

/** Places a parcel at the price that the server asks. */
async function send(guest: string, parts: Record<string, unknown> = {}, key = randomUUID()) {
  const body = parcel(guest, parts);
  const { total } = await quote(body);
  const placed = await shop.call(placeOrder, {
    body: { ...body, order_amount: total },
    moduleId,
    headers: { 'Idempotency-Key': key },
  });
  return { ...placed, total, body: { ...body, order_amount: total } };
}

describe('kinds of parcel', () => {
  it('come in both languages with pictures, and with the charges of those that have their own', async () => {
    const [english] = await shop.call(listParcelCategories, { moduleId });
    expect(english).toEqual({
      id: 1,
      name: 'Documents',
      description: 'Letters, contracts, papers',
      image_full_url: '/media/category/parcel/page-facing-up-1.svg',
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
    expect(answer).toEqual({ ...expected, coupon_refusal: null });
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
    expect(await refusalOf({ ...first.body, parcel_category_id: 1 }, key)).toContain(
      'idempotency_key_reused',
    );
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
});

describe('a parcel that cannot be sent', () => {
  it.each<[string, () => Record<string, unknown>, unknown[]]>([
    ['to where it comes from', () => ({ receiver_details: receiverAt(home) }), [400, 'same_place']],
    [
      'from a zone without parcels',
      () => ({ latitude: beyond.lat, longitude: beyond.lng }),
      [400, 'pickup_outside_zone'],
    ],
    [
      'to a zone without parcels',
      () => ({ receiver_details: receiverAt(beyond) }),
      [400, 'destination_outside_zone'],
    ],
    [
      'from outside every zone',
      () => ({ latitude: 0, longitude: 0 }),
      [400, 'pickup_outside_zone'],
    ],
    [
      'to outside every zone',
      () => ({ receiver_details: receiverAt({ lat: 0, lng: 0 }) }),
      [400, 'destination_outside_zone'],
    ],
    ['from nowhere', () => ({ latitude: null, longitude: null }), [403, 'validation', 'latitude']],
    ['to nobody', () => ({ receiver_details: null }), [403, 'validation', 'receiver_details']],
    [
      'without a kind',
      () => ({ parcel_category_id: null }),
      [403, 'validation', 'parcel_category_id'],
    ],
    ['of an unknown kind', () => ({ parcel_category_id: 999 }), [404, 'not_found']],
    [
      'with a wrong phone of the sender',
      () => ({ contact_person_number: 'call me!' }),
      [403, 'contact_required'],
    ],
    [
      'with a wrong phone of the receiver',
      () => ({ receiver_details: receiverAt(friend, { contact_person_number: '12' }) }),
      [403, 'validation', 'receiver_details.contact_person_number'],
    ],
    [
      'without the receiver’s name',
      () => ({ receiver_details: receiverAt(friend, { contact_person_name: ' ' }) }),
      [403, 'validation', 'receiver_details.contact_person_name'],
    ],
  ])('%s', async (_, parts, expected) => {
    const before = await shop.db.$count(orders);
    expect(await refusalOf(parcel(await shop.guest(), parts()))).toEqual(expected);
    expect(await shop.db.$count(orders)).toBe(before);
  });

  it.each(['digital_payment', 'wallet'])('by %s, when the receiver pays', async (method) => {
    const guest = await shop.guest();
    const { total } = await quote(parcel(guest));
    const body = parcel(guest, {
      charge_payer: 'receiver',
      payment_method: method,
      order_amount: total,
      callback: '/track-order',
    });
    expect(await refusalOf(body)).toEqual([400, 'payment_unavailable']);
  });

  it('in a module that sells things', async () => {
    const body = parcel(await shop.guest());
    const { status } = await shop.refusal(placeOrder, { body, moduleId: 2 });
    expect(status).toBe(404);
  });

  it('by guests where they may not order (GATE-09)', async () => {
    const guest = await shop.guest();
    await writeSetting(shop.db, 'guest_checkout_status', 0);
    shop.deps.settings.refresh();
    expect(await refusalOf(parcel(guest))).toContain('guest_checkout_off');
    await writeSetting(shop.db, 'guest_checkout_status', 1);
    shop.deps.settings.refresh();
  });

  it.each<[string, () => Promise<null>]>([
    ['is down', () => Promise.reject(new Refusal('unavailable', { status: 502 }))],
    ['knows no way', () => Promise.resolve(null)],
  ])('while the routing service %s: no price is guessed', async (_, route) => {
    const guest = await shop.guest();
    const real = shop.deps.places;
    shop.deps.places = { ...real, route };
    expect(await refusalOf(parcel(guest))).toEqual([503, 'routing_unavailable']);
    expect((await shop.refusal(quoteOrder, { body: parcel(guest), moduleId })).status).toBe(503);
    shop.deps.places = real;
  });
});
