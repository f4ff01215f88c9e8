import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { removeAccount } from '../../../domain/account/customerEndpoints';
import { listVehicleReviews } from '../../../domain/rental/browseEndpoints';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { vehicles } from '../../../server/db/schema/rental';
import { trips } from '../../../server/db/schema/trips';
import { playDue } from '../../../server/orders/tracking/ticker';
import { expireUnpaidTrips } from '../../../server/rental/trips/advance';
import { photo } from '../orders/afterOrder/orders';
import { booking } from './garage';
import {
  add,
  book,
  cancel,
  car,
  details,
  garage,
  guest,
  holds,
  later,
  withGarage,
} from './guestTrips';

withGarage({ tax: 10_000 });

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
    const online = { payment_method: 'digital_payment', payment_gateway: 'elsewhere' };
    await expect(book(33, online)).rejects.toThrow('payment_unavailable');
    const booked = await book(33, { payment_method: 'digital_payment', callback: '/my-trips?x=1' });
    expect(booked.redirect_link).toContain('/demo/pay/');
    const named = { guest_id: guest, trip_id: booked.trip_id };
    const elsewhere = { ...named, callback: '/', payment_gateway: 'elsewhere' };
    const unlisted = await garage.refusal(calls.payTrip, { body: elsewhere });
    expect(unlisted.errors[0]?.code).toBe('payment_unavailable');
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
    expect(await details(trip_id)).toMatchObject({
      trip_status: 'canceled',
      cancellation_reason: 'Payment was not completed in time',
    });
    const arabic = { query: { trip_id, guest_id: guest }, language: 'ar' as const };
    expect((await garage.call(calls.getTrip, arabic)).cancellation_reason).toBe(
      'لم يكتمل الدفع في الوقت المحدد',
    );
    expect(await holds(trip_id)).toEqual([]);
  });

  it('it is kept while a page that was opened later may take its money', async () => {
    await add({ quantity: 2 });
    const { trip_id } = await book(66, { payment_method: 'digital_payment' });
    garage.clock.advance(29 * 60_000);
    await garage.call(calls.payTrip, { body: { guest_id: guest, trip_id, callback: '/my-trips' } });
    garage.clock.advance(2 * 60_000);
    await expireUnpaidTrips(garage.deps);
    expect((await details(trip_id)).trip_status).toBe('pending');
    garage.clock.advance(30 * 60_000);
    await expireUnpaidTrips(garage.deps);
    expect((await details(trip_id)).trip_status).toBe('canceled');
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
      await playDue(garage.deps);
    }
    expect(await garage.call(calls.getTrip, { query: { trip_id }, token })).toMatchObject({
      trip_status: 'completed',
      payment_status: 'paid',
      can_review: 1,
    });
    const noPhoto = { ...review, body: { ...review.body, image_2: photo([0x3c]) } };
    expect((await garage.refusal(calls.reviewVehicle, noPhoto)).errors[0]).toMatchObject({
      code: 'image_format',
      field: 'image_2',
    });
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
      await playDue(garage.deps);
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
