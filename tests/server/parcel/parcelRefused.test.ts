import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopClock } from '../../../domain/catalogue/schedule';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import { parcelSlots } from '../../../domain/parcel/parcelTimes';
import { orders } from '../../../server/db/schema/orders';
import { modules } from '../../../server/db/schema/places';
import { Refusal } from '../../../server/http/refusal';
import { writeSetting } from '../../../server/settings/settings';
import { moduleId, openParcels, receiverAt } from './parcels';

type Parcels = Awaited<ReturnType<typeof openParcels>>;
let shop: Parcels['shop'];
let home: Parcels['home'];
let friend: Parcels['friend'];
let beyond: Parcels['beyond'];
let parcel: Parcels['parcel'];
let quote: Parcels['quote'];
let refusalOf: Parcels['refusalOf'];
beforeAll(async () => {
  ({ shop, home, friend, beyond, parcel, quote, refusalOf } = await openParcels());
});
afterAll(() => shop.close());

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
      [403, 'contact_required', 'contact_person_number'],
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

  it('of a module that is closed', async () => {
    const open = (active: boolean) =>
      shop.db.update(modules).set({ active }).where(eq(modules.id, moduleId));
    await open(false);
    expect(await refusalOf(parcel(await shop.guest()))).toEqual([400, 'pickup_outside_zone']);
    await open(true);
  });

  it('WAL-07 by a gateway that the shop does not list', async () => {
    const guest = await shop.guest();
    const { total } = await quote(parcel(guest));
    const online = { payment_method: 'digital_payment', callback: '/track-order' };
    const parts = { ...online, payment_gateway: 'elsewhere', order_amount: total };
    expect(await refusalOf(parcel(guest, parts))).toEqual([400, 'payment_unavailable']);
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

  it.each<[string, Record<string, unknown>]>([
    ['below nothing', { dm_tips: -1 }],
    ['beyond a million', { dm_tips: 1_000_001 }],
    ['of words', { dm_tips: 'much' }],
  ])('with a tip %s', async (_, parts) => {
    const before = await shop.db.$count(orders);
    const guest = await shop.guest();
    expect((await shop.refusal(quoteOrder, { body: parcel(guest, parts), moduleId })).status).toBe(
      403,
    );
    expect(await refusalOf(parcel(guest, parts))).toEqual([403, 'validation', 'dm_tips']);
    expect(await shop.db.$count(orders)).toBe(before);
  });

  it.each<[string, number]>([
    ['that is past', -60],
    ['sooner than its way takes', 0],
    ['more than a week ahead', 8 * 24 * 60],
    ['between two slots', 121],
  ])('in a slot %s', async (_, minutes) => {
    const guest = await shop.guest();
    const slot = 30 * 60_000;
    const next = Math.ceil(shop.deps.clock.now().getTime() / slot) * slot + minutes * 60_000;
    const schedule_at = new Date(next).toISOString();
    expect(await refusalOf(parcel(guest, { schedule_at }))).toEqual([400, 'schedule_invalid']);
  });

  it('while couriers rest, other than for their hours; nor for later where nothing is planned', async () => {
    const guest = await shop.guest();
    const config = await shop.deps.settings.config();
    const [slot] = parcelSlots(config, shop.deps.clock.now());
    const { day } = shopClock(new Date(slot?.start ?? ''), config.time_zone);
    const hours = (weekday: number) => [
      { day: weekday, opening_time: '00:00', closing_time: '24:00' },
    ];
    const settle = async (field: string, value: unknown) => {
      await writeSetting(shop.db, field, value);
      shop.deps.settings.refresh();
    };
    await settle('courier_hours', hours((day + 3) % 7));
    expect(await refusalOf(parcel(guest))).toEqual([400, 'schedule_invalid']);
    expect(await refusalOf(parcel(guest, { schedule_at: slot?.start }))).toEqual([
      400,
      'schedule_invalid',
    ]);
    await settle('courier_hours', hours(day));
    // Not the right amount, but the time is one.
    expect(await refusalOf(parcel(guest, { schedule_at: slot?.start }))).toEqual([
      409,
      'amount_changed',
    ]);
    await settle('courier_hours', []);
    await settle('schedule_order', 0);
    expect(await refusalOf(parcel(guest, { schedule_at: slot?.start }))).toEqual([
      400,
      'schedule_invalid',
    ]);
    await settle('schedule_order', 1);
  });
});
