import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seenIn } from '../../../domain/rental/seenTrip';
import { bookTripPayload } from '../../../domain/rental/trip';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { vehicles } from '../../../server/db/schema/rental';
import { trips } from '../../../server/db/schema/trips';
import { bookTrip } from '../../../server/rental/trips/book';
import { booking, moduleId } from './garage';
import {
  add,
  book,
  cancel,
  car,
  cart,
  codeOf,
  details,
  garage,
  guest,
  holds,
  later,
  provider,
  withGarage,
} from './guestTrips';

withGarage({ tax: 10_000 });

const quote = (coupon_code?: string) =>
  garage.call(calls.quoteTripCart, { body: { guest_id: guest, coupon_code } });
const refused = async (total: number, parts = {}) =>
  codeOf(await garage.refusal(calls.bookTrip, { body: booking(guest, total, parts) }));

describe('a booking', () => {
  it('is not paid out of a wallet: only orders are', async () => {
    await add({ pickup_time: later(60) });
    expect(await refused(33, { payment_method: 'wallet' })).toEqual([400, 'payment_unavailable']);
  });

  it('BOOK-03, BOOK-05, PRICE-19 costs what its quote says and holds the vehicle for its hours', async () => {
    await add({ quantity: 2, pickup_time: later(60) });
    expect(await quote()).toEqual({
      lines: [{ vehicle_id: car, name: 'Test vehicle', quantity: 2, subtotal: 60, discount: 0 }],
      subtotal: 60,
      discount: 0,
      discount_by: null,
      coupon_discount: 0,
      tax_amount: 6,
      tax_included: 0,
      total: 66,
      coupon: null,
      coupon_refusal: null,
    });
    const booked = await book(66);
    expect(booked).toEqual({
      message: 'Trip booked successfully',
      trip_id: expect.any(Number),
      total_amount: 66,
      redirect_link: null,
    });
    expect(await holds(booked.trip_id)).toEqual([
      {
        tripId: booked.trip_id,
        vehicleId: car,
        quantity: 2,
        startsAt: new Date(later(60)),
        endsAt: new Date(later(240)),
      },
    ]);
    const query = { guest_id: guest };
    expect((await garage.call(cartCalls.getTripCart, { query })).carts).toEqual([]);
  });

  it('ORD-06 is listed and shown with its vehicles, to its owner and whoever knows its contact number', async () => {
    const { trip_id } = await garage.book(guest, car);
    const trip = await details(trip_id);
    expect(trip).toMatchObject({
      trip_status: 'pending',
      trip_type: 'instant',
      rental_type: 'hourly',
      estimated_hours: 3,
      pickup_time: later(0),
      return_time: later(180),
      trip_amount: 33,
      tax_amount: 3,
      vehicles_count: 1,
      can_cancel: 1,
      can_review: 0,
      provider: { id: provider },
      trip_details: [
        { vehicle_id: car, quantity: 1, price: 10, subtotal: 30, vehicle: { id: car } },
      ],
    });
    const { trips: listed } = await garage.call(calls.listTrips, {
      query: { guest_id: guest, status: 'running' },
    });
    expect(listed.map(({ id }) => id)).toEqual([trip_id]);
    const past = { guest_id: guest, status: 'past' };
    expect((await garage.call(calls.listTrips, { query: past })).trips).toEqual([]);
    const known = await details(trip_id, { contact_number: '0501234567' });
    expect(known.id).toBe(trip_id);
    const stranger = await garage.guest();
    const others: Record<string, string>[] = [
      { guest_id: stranger },
      { contact_number: '0509999999' },
      {},
    ];
    for (const who of others) {
      const query = { trip_id, ...who };
      expect((await garage.refusal(calls.getTrip, { query })).status).toBe(404);
    }
  });

  it('is refused by name with a vehicle that is not let for its kind of trip any more, of which none is free', async () => {
    await add();
    await garage.db.update(vehicles).set({ hourlyPrice: null }).where(eq(vehicles.id, car));
    expect((await cart()).carts.map((line) => line.available_count)).toEqual([0]);
    const { errors } = await garage.refusal(calls.bookTrip, { body: booking(guest, 33) });
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      ['trip_type_missing', 'Test vehicle is not offered for this type of trip any more.'],
    ]);
  });

  it('happens once for each key', async () => {
    await add();
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(33, {}, headers)));
    expect(new Set(answers.map(({ trip_id }) => trip_id)).size).toBe(1);
    const own = await garage.db
      .select()
      .from(trips)
      .where(eq(trips.owner, `guest:${guest}`));
    expect(own).toHaveLength(1);
  });

  it('of which a second sending finds the cart emptied by the first gives the same answer', async () => {
    await add();
    const body = v.parse(bookTripPayload, booking(guest, 33));
    const booker = {
      caller: { kind: 'guest', id: guest },
      owner: `guest:${guest}`,
      language: 'en',
      key: randomUUID(),
      address: '',
      request: new Request('http://localhost:3000/api/v1/rental/user/trip/trip-booking'),
    } as const;
    const { settings } = garage.deps;
    let answered: unknown;
    // Read after the key was looked for, and before the cart: here the first sending is served.
    const config: typeof settings.config = async (language) => {
      answered ??= await bookTrip(garage.deps, booker, body);
      return settings.config(language);
    };
    const slower = { ...garage.deps, settings: { ...settings, config } };
    expect(await bookTrip(slower, booker, body)).toEqual(answered);
  });

  it('tells a second window which trip its cart went into, until something is in the cart again (S11)', async () => {
    await add();
    const { trip_id } = await book(33);
    const second = () => garage.refusal(calls.bookTrip, { body: booking(guest, 33) });
    const told = {
      code: 'already_booked',
      message: `Already booked in another window: #${trip_id}`,
      trip_id,
    };
    expect(await second()).toMatchObject({ status: 409, errors: [told] });
    garage.clock.advance(1_000);
    await add();
    await garage.call(cartCalls.clearTripCart, { query: { guest_id: guest } });
    expect(codeOf(await second())).toEqual([400, 'cart_empty']);
  });

  it('BOOK-05 is refused where its trip, at the same total, is no longer the one that was seen', async () => {
    const first = later(600);
    await add({ pickup_time: first });
    const seen_trip = seenIn(await cart());
    const id = (await cart()).user_data?.id ?? 0;
    const move = async (pickup_time: string) => {
      const body = garage.trip(guest, car, { pickup_time });
      await garage.call(cartCalls.updateTripUserData, { params: { id }, body });
    };
    await move(later(1_200));
    expect(await refused(33, { seen_trip })).toEqual([409, 'changed_meanwhile']);
    await move(first);
    await add({ pickup_time: first }, await garage.vehicle(provider));
    const both = seenIn(await cart());
    expect(await refused(66, { seen_trip })).toEqual([409, 'changed_meanwhile']);
    expect((await book(66, { seen_trip: both })).total_amount).toBe(66);
  });

  it('of nothing counts as paid where it would be paid online', async () => {
    await garage.coupon('ALLOFIT', { moduleId, discount: 100_000 });
    await add();
    const paid = { coupon_code: 'ALLOFIT', payment_method: 'digital_payment' };
    const { trip_id, redirect_link } = await book(0, paid);
    const { payment_status, paid_amount, can_pay } = await details(trip_id);
    expect([redirect_link, payment_status, paid_amount, can_pay]).toEqual([null, 'paid', 0, 1]);
    await cancel(trip_id);
    expect((await details(trip_id)).trip_status).toBe('canceled');
  });

  it('is refused with nothing in the cart, another amount, or no contact', async () => {
    expect(await refused(10)).toEqual([400, 'cart_empty']);
    await add();
    expect(await refused(30)).toEqual([409, 'amount_changed']);
    expect(await refused(33, { contact_person_number: 'no number' })).toEqual([
      403,
      'contact_required',
    ]);
  });

  it('is refused when a vehicle has gone or was booked while it was in the cart', async () => {
    await add({ quantity: 2 });
    await garage.book(await garage.guest(), car);
    expect(await refused(66)).toEqual([400, 'vehicle_limit']);
    await garage.book(await garage.guest(), car);
    expect(await refused(66)).toEqual([400, 'vehicle_unavailable']);
    await garage.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, car));
    expect(await refused(66)).toEqual([404, 'vehicle_gone']);
  });

  it('TRIP-20 of a distance holds the vehicle for its own route time, whatever end was sent', async () => {
    const way = await garage.deps.places.route(garage.home, garage.far);
    const seconds = Math.ceil(way?.durationSeconds ?? 0);
    const { trip_id } = await garage.book(guest, car, {
      rental_type: 'distance_wise',
      destination_time: later(6 * 60),
      estimated_hours: 99,
      distance: 1,
      quantity: 2,
    });
    const now = garage.deps.clock.now();
    const [hold] = await holds(trip_id);
    expect(hold?.endsAt).toEqual(new Date(now.getTime() + seconds * 1_000));
    const next = await garage.guest();
    garage.clock.advance(seconds * 1_000 - 1);
    const body = garage.trip(next, car);
    expect((await garage.refusal(cartCalls.addVehicle, { body })).errors[0]?.code).toBe(
      'vehicle_unavailable',
    );
    garage.clock.advance(1);
    expect((await garage.call(cartCalls.addVehicle, { body })).carts).toHaveLength(1);
  });

  it('PRICE-02, PRICE-04, PRICE-05, PRICE-07 counts a coupon in, and says why it does not', async () => {
    await garage.coupon('TENOFF', { moduleId, limitPerOwner: 1 });
    await garage.coupon('HERE', { type: 'store_wise', moduleId, storeIds: [provider] });
    await garage.coupon('THERE', { type: 'store_wise', moduleId, storeIds: [provider + 999] });
    await garage.coupon('ELSEWHERE', { type: 'zone_wise', moduleId, zoneIds: [99] });
    await add();
    // A store of that number, of whichever module, is not this provider.
    await garage.coupon('STORES', { type: 'store_wise', moduleId: null, storeIds: [provider] });
    expect((await quote('STORES')).coupon_refusal?.code).toBe('coupon_invalid');
    // Those of fifty others, which end first, hide none of its own.
    for (let n = 0; n < 51; n += 1)
      await garage.coupon(`OTHER${n}`, {
        type: 'store_wise',
        moduleId,
        storeIds: [provider + 1000 + n],
        expireDate: new Date('2026-12-31'),
      });
    expect(await quote('TENOFF')).toMatchObject({
      coupon_discount: 3,
      tax_amount: 2.7,
      total: 29.7,
    });
    expect(await quote('HERE')).toMatchObject({ coupon_discount: 3 });
    expect((await quote('THERE')).coupon_refusal?.code).toBe('coupon_store');
    expect((await quote('ELSEWHERE')).coupon_refusal?.code).toBe('coupon_zone');
    const query = { guest_id: guest, provider_id: provider };
    const offered = await garage.call(cartCalls.listTripCoupons, { query, moduleId });
    // The trip begins in zone 1, wherever its shopper stands.
    await garage.coupon('ATPICKUP', { type: 'zone_wise', moduleId, zoneIds: [1] });
    await garage.coupon('ATHOME', { type: 'zone_wise', moduleId, zoneIds: [2] });
    const far = await garage.call(cartCalls.listTripCoupons, { query, moduleId, zoneIds: [2] });
    const ofZones = far.map(({ code }) => code).filter((code) => code.startsWith('AT'));
    expect(ofZones).toEqual(['ATPICKUP']);
    const codes = offered.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['TENOFF', 'HERE', 'RIDE15']));
    expect(codes).not.toContain('THERE');
    expect(codes).not.toContain('STORES');
    expect(codes).not.toContain('FREESHIP');
    const apply = { query: { guest_id: guest, code: 'tenoff' }, moduleId };
    expect(await garage.call(cartCalls.applyTripCoupon, apply)).toMatchObject({ code: 'TENOFF' });
    const { trip_id } = await book(29.7, { coupon_code: 'TENOFF' });
    await add({ pickup_time: later(600) });
    expect((await quote('TENOFF')).coupon_refusal?.code).toBe('coupon_limit');
    await cancel(trip_id);
    expect((await quote('TENOFF')).coupon_refusal).toBeNull();
  });
});
