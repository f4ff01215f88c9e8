import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeAccount } from '../../../domain/endpoints/customer';
import { listVehicleReviews } from '../../../domain/endpoints/rental/browse';
import * as cartCalls from '../../../domain/endpoints/rental/tripCart';
import * as calls from '../../../domain/endpoints/rental/trips';
import { vehicles } from '../../../server/db/schema/rental';
import { trips, vehicleHolds } from '../../../server/db/schema/trips';
import { advanceTrips, expireUnpaidTrips } from '../../../server/rental/trips/advance';
import { photo } from '../afterOrder/orders';
import { booking, type Garage, moduleId, openGarage } from './garage';

let garage: Garage;
let provider: number;
let car: number;
let guest: string;
beforeAll(async () => {
  garage = await openGarage();
  provider = await garage.provider({ tax: 10_000 });
});
beforeEach(async () => {
  guest = await garage.guest();
  car = await garage.vehicle(provider);
});
afterAll(() => garage.close());

const add = (parts: Record<string, unknown> = {}) =>
  garage.call(cartCalls.addVehicle, { body: garage.trip(guest, car, parts) });
const quote = (coupon_code?: string) =>
  garage.call(calls.quoteTripCart, { body: { guest_id: guest, coupon_code } });
const book = (total: number, parts = {}, headers = {}) =>
  garage.call(calls.bookTrip, { body: booking(guest, total, parts), headers });
const refused = async (total: number, parts = {}) => {
  const { status, errors } = await garage.refusal(calls.bookTrip, {
    body: booking(guest, total, parts),
  });
  return [status, errors[0]?.code];
};
const details = (trip_id: number, who: Record<string, string> = { guest_id: guest }) =>
  garage.call(calls.getTrip, { query: { trip_id, ...who } });
const holds = (tripId: number) =>
  garage.db.select().from(vehicleHolds).where(eq(vehicleHolds.tripId, tripId));
const later = (minutes: number) =>
  new Date(garage.deps.clock.now().getTime() + minutes * 60_000).toISOString();

describe('a booking', () => {
  it('is not paid out of a wallet: only orders are', async () => {
    await add({ pickup_time: later(60) });
    expect(await refused(33, { payment_method: 'wallet' })).toEqual([400, 'payment_unavailable']);
  });

  it('BOOK-03, BOOK-05, PRICE-19 costs what its quote says and holds the vehicle for its hours', async () => {
    await add({ quantity: 2, pickup_time: later(60) });
    expect(await quote()).toEqual({
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
    const codes = offered.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['TENOFF', 'HERE', 'RIDE15']));
    expect(codes).not.toContain('THERE');
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

const cancel = (trip_id: number) =>
  garage.call(calls.cancelTrip, { body: { guest_id: guest, trip_id, reason: 'Changed my mind' } });

describe('after a booking', () => {
  it('ORD-07 it is cancelled once, which gives the vehicle back', async () => {
    const { trip_id } = await garage.book(guest, car, { quantity: 2 });
    expect(await cancel(trip_id)).toEqual({ message: 'Trip canceled successfully' });
    expect(await holds(trip_id)).toEqual([]);
    expect(await details(trip_id)).toMatchObject({
      trip_status: 'canceled',
      cancellation_reason: 'Changed my mind',
      canceled: later(0),
      can_cancel: 0,
    });
    const body = { guest_id: guest, trip_id, reason: 'Again' };
    const again = await garage.refusal(calls.cancelTrip, { body });
    expect([again.status, again.errors[0]?.code]).toEqual([400, 'not_cancellable']);
    const { reasons } = await garage.call(calls.listTripCancellationReasons, { language: 'ar' });
    expect(reasons[0]).toEqual({ id: 1, reason: 'غيّرت رأيي' });
  });

  it('BOOK-04 it is paid by the page, again or in cash', async () => {
    await add();
    const booked = await book(33, { payment_method: 'digital_payment', callback: '/my-trips?x=1' });
    expect(booked.redirect_link).toContain('/demo/pay/');
    const named = { guest_id: guest, trip_id: booked.trip_id };
    const { redirect_link } = await garage.call(calls.payTrip, {
      body: { ...named, callback: '/my-trips?x=1' },
    });
    const pay = async (link: string) => {
      const { pathname } = new URL(link);
      const form = new URLSearchParams({ action: 'pay' });
      const page = await (await garage.app.request(pathname)).text();
      const { status, headers } = await garage.app.request(pathname, {
        method: 'POST',
        body: form,
      });
      return { page, status, to: headers.get('location') };
    };
    expect((await pay(booked.redirect_link ?? '')).to).toContain('flag=cancel');
    const paid = await pay(redirect_link);
    expect(paid.page).toContain(`#${booked.trip_id}`);
    expect([paid.status, paid.to]).toEqual([
      303,
      `/my-trips?x=1&trip_id=${booked.trip_id}&flag=success`,
    ]);
    expect((await details(booked.trip_id)).payment_status).toBe('paid');
    const again = await garage.refusal(calls.payTrip, { body: { ...named, callback: '/' } });
    expect(again.errors[0]?.code).toBe('payment_unavailable');

    await add();
    const other = await book(33, { payment_method: 'digital_payment' });
    await garage.call(calls.switchTripToCash, {
      body: { guest_id: guest, trip_id: other.trip_id },
    });
    expect((await details(other.trip_id)).payment_method).toBe('cash_on_delivery');
  });

  it('it is cancelled when it is not paid in time', async () => {
    await add({ quantity: 2 });
    const { trip_id } = await book(66, { payment_method: 'digital_payment' });
    garage.clock.advance(31 * 60_000);
    await expireUnpaidTrips(garage.deps);
    expect((await details(trip_id)).trip_status).toBe('canceled');
    expect(await holds(trip_id)).toEqual([]);
  });

  it('ORD-08, DEL-01 a customer reviews its vehicle once it is completed, once, with photos; both lose their name with the account', async () => {
    const token = await garage.customer();
    await garage.call(cartCalls.addVehicle, { body: garage.trip('', car), token });
    const { trip_id } = await garage.call(calls.bookTrip, { body: booking('', 33), token });
    const review = { body: { trip_id, vehicle_id: car, rating: 4, comment: 'Good' }, token };
    expect((await garage.refusal(calls.reviewVehicle, review)).errors[0]).toMatchObject({
      code: 'not_delivered',
    });
    expect((await garage.refusal(removeAccount, { token })).errors[0]?.code).toBe('orders_running');
    for (let step = 0; step < 3; step += 1) {
      garage.clock.advance(120_000);
      await advanceTrips(garage.deps);
    }
    expect(await garage.call(calls.getTrip, { query: { trip_id }, token })).toMatchObject({
      trip_status: 'completed',
      payment_status: 'paid',
      can_review: 1,
    });
    const noPhoto = { ...review, body: { ...review.body, image_1: photo([0x3c]) } };
    expect((await garage.refusal(calls.reviewVehicle, noPhoto)).errors[0]?.code).toBe(
      'image_format',
    );
    const photos = { image_1: photo(), image_3: photo() };
    await garage.call(calls.reviewVehicle, { ...review, body: { ...review.body, ...photos } });
    expect((await garage.refusal(calls.reviewVehicle, review)).errors[0]?.code).toBe(
      'already_reviewed',
    );
    const shown = async () =>
      (await garage.call(listVehicleReviews, { params: { id: car } })).reviews[0];
    const written = await shown();
    expect(written).toMatchObject({
      rating: 4,
      comment: 'Good',
      customer_name: expect.stringMatching(/./),
    });
    expect(written?.images_full_url).toHaveLength(2);
    const address = written?.images_full_url[0] ?? '';
    expect((await garage.app.request(address)).headers.get('content-type')).toBe('image/png');
    const stranger = { ...review, token: await garage.customer() };
    expect((await garage.refusal(calls.reviewVehicle, stranger)).status).toBe(404);
    const [row] = await garage.db.select().from(vehicles).where(eq(vehicles.id, car));
    expect([row?.ratingAvg, row?.ratingCount]).toEqual([4, 1]);
    await garage.call(removeAccount, { token });
    const [kept] = await garage.db.select().from(trips).where(eq(trips.id, trip_id));
    expect(kept).toMatchObject({ customerId: null, contactPersonName: '', contactDigits: '' });
    expect(await shown()).toMatchObject({ rating: 4, customer_name: '', images_full_url: [] });
    expect((await garage.app.request(address)).status).toBe(404);
  });
});

describe('a demo trip', () => {
  it('moves on, waits for a scheduled pickup, and keeps its vehicle to the end of its hours', async () => {
    const { trip_id } = await garage.book(guest, car, { pickup_time: later(60), quantity: 2 });
    const states: (string | undefined)[] = [];
    for (const minutes of [1, 1, 57, 1, 2]) {
      garage.clock.advance(minutes * 60_000);
      await advanceTrips(garage.deps);
      states.push((await details(trip_id)).trip_status);
    }
    expect(states).toEqual(['confirmed', 'confirmed', 'confirmed', 'ongoing', 'completed']);
    const body = garage.trip(await garage.guest(), car);
    const early = await garage.refusal(cartCalls.addVehicle, { body });
    expect(early.errors[0]?.code).toBe('vehicle_unavailable');
    expect((await cancelRefused(trip_id)).errors[0]?.code).toBe('not_cancellable');
  });

  const cancelRefused = (trip_id: number) =>
    garage.refusal(calls.cancelTrip, { body: { guest_id: guest, trip_id, reason: 'Late' } });

  it('is streamed as it changes, to those who may see it', async () => {
    const { trip_id } = await garage.book(guest, car);
    const path = `/api/v1/rental/user/trip/stream?trip_id=${trip_id}`;
    expect((await garage.app.request(path)).status).toBe(404);
    const response = await garage.app.request(`${path}&guest_id=${guest}`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => (await reader?.read())?.value ?? '';
    expect(await read()).toContain('"trip_status":"pending"');
    await cancel(trip_id);
    expect(await read()).toContain('"trip_status":"canceled"');
  });
});
