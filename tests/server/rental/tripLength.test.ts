import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { coupons } from '../../../server/db/schema/carts';
import { rentalProviders } from '../../../server/db/schema/rental';
import { trips, vehicleHolds } from '../../../server/db/schema/trips';
import { advanceTrips } from '../../../server/rental/trips/advance';
import { booking, type Garage, moduleId, openGarage } from './garage';

let garage: Garage;
let provider: number;
let car: number;
let guest: string;

beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());
beforeEach(async () => {
  provider = await garage.provider();
  car = await garage.vehicle(provider);
  guest = await garage.guest();
});

const quote = (trip_id: number, estimated_hours: number) =>
  garage.call(calls.quoteTripLength, { body: { guest_id: guest, trip_id, estimated_hours } });
const change = (trip_id: number, estimated_hours: number, trip_amount: number) =>
  garage.call(calls.changeTripLength, {
    body: { guest_id: guest, trip_id, estimated_hours, trip_amount },
  });
const refused = async (trip_id: number, estimated_hours: number, trip_amount: number) => {
  const body = { guest_id: guest, trip_id, estimated_hours, trip_amount };
  const { status, errors } = await garage.refusal(calls.changeTripLength, { body });
  return [status, errors[0]?.code];
};
const details = (trip_id: number) =>
  garage.call(calls.getTrip, { query: { guest_id: guest, trip_id } });
const later = (minutes: number) =>
  new Date(garage.deps.clock.now().getTime() + minutes * 60_000).toISOString();
const holdOf = async (trip_id: number) => {
  const [hold] = await garage.db
    .select()
    .from(vehicleHolds)
    .where(eq(vehicleHolds.tripId, trip_id));
  return hold;
};

describe('making a booked trip longer or shorter (BOOK-05)', () => {
  it('shows the difference first, and changes nothing by that', async () => {
    const { trip_id, total_amount } = await garage.book(guest, car);
    const asked = await quote(trip_id, 5);
    const { old_amount, trip_amount, difference } = asked;
    expect(asked).toMatchObject({ estimated_hours: 5, return_time: later(5 * 60) });
    expect(old_amount).toBe(total_amount);
    // Two hours more at 10.00, before what the provider's tax adds.
    expect(trip_amount / old_amount).toBeCloseTo(5 / 3, 10);
    expect(difference).toBeCloseTo(trip_amount - old_amount, 10);
    expect((await quote(trip_id, 2)).difference).toBeLessThan(0);
    expect(await details(trip_id)).toMatchObject({
      estimated_hours: 3,
      trip_amount: old_amount,
      can_change: 1,
    });
  });

  it('holds the vehicle for the new time, and charges the new amount', async () => {
    const { trip_id } = await garage.book(guest, car);
    const { trip_amount } = await quote(trip_id, 5);
    expect(await change(trip_id, 5, trip_amount)).toEqual({ message: 'Trip updated successfully' });
    const trip = await details(trip_id);
    expect(trip).toMatchObject({
      estimated_hours: 5,
      return_time: later(5 * 60),
      subtotal: 50,
      trip_amount,
      paid_amount: 0,
    });
    expect(trip.trip_details.map(({ subtotal }) => subtotal)).toEqual([50]);
    expect((await holdOf(trip_id))?.endsAt.toISOString()).toBe(later(5 * 60));
    // The same again, as after a lost answer, changes nothing.
    await change(trip_id, 5, trip_amount);
    expect((await details(trip_id)).trip_amount).toBe(trip_amount);
    const shorter = await quote(trip_id, 1);
    await change(trip_id, 1, shorter.trip_amount);
    expect(await details(trip_id)).toMatchObject({ subtotal: 10, return_time: later(60) });
  });

  it('keeps the prices of the booking, and its coupon', async () => {
    await garage.coupon('LONGER', { moduleId });
    await garage.call(cartCalls.addVehicle, { body: garage.trip(guest, car) });
    const body = { guest_id: guest, coupon_code: 'LONGER' };
    const { total } = await garage.call(calls.quoteTripCart, { body });
    const { trip_id } = await garage.call(calls.bookTrip, {
      body: {
        ...body,
        payment_method: 'cash_on_delivery',
        trip_amount: total,
        contact_person_name: 'Test Person',
        contact_person_number: '+966 50 123 4567',
      },
    });
    await change(trip_id, 6, (await quote(trip_id, 6)).trip_amount);
    expect(await details(trip_id)).toMatchObject({ subtotal: 60, coupon_discount_amount: 6 });
  });

  it('keeps the offers, the tax and the coupon of the booking, whatever is offered since', async () => {
    await garage.db
      .update(rentalProviders)
      .set({ discount: 20_000, tax: 10_000 })
      .where(eq(rentalProviders.id, provider));
    const coupon = await garage.coupon('OFFERED', { moduleId });
    await garage.call(cartCalls.addVehicle, { body: garage.trip(guest, car) });
    const sent = { guest_id: guest, coupon_code: 'OFFERED' };
    const { total } = await garage.call(calls.quoteTripCart, { body: sent });
    const body = booking(guest, total, sent);
    const { trip_id } = await garage.call(calls.bookTrip, { body });
    const before = await details(trip_id);
    await garage.db
      .update(rentalProviders)
      .set({ discount: 0, tax: 50_000 })
      .where(eq(rentalProviders.id, provider));
    await garage.db.update(coupons).set({ active: false }).where(eq(coupons.id, coupon));
    const { trip_amount } = await quote(trip_id, 6);
    expect(trip_amount).toBe(before.trip_amount * 2);
  });

  it('is refused while the vehicle is somebody else’s, for another amount, and for impossible lengths', async () => {
    const single = await garage.vehicle(provider, { count: 1 });
    const { trip_id } = await garage.book(guest, single);
    const other = await garage.guest();
    await garage.book(other, single, { pickup_time: later(4 * 60), estimated_hours: 2 });
    const { trip_amount } = await quote(trip_id, 4);
    expect(await refused(trip_id, 5, 55)).toEqual([409, 'amount_changed']);
    const taken = await garage.refusal(calls.quoteTripLength, {
      body: { guest_id: guest, trip_id, estimated_hours: 5 },
    });
    expect(taken.errors[0]?.code).toBe('vehicle_unavailable');
    expect(await refused(trip_id, 4, trip_amount + 1)).toEqual([409, 'amount_changed']);
    await change(trip_id, 4, trip_amount);
    garage.clock.advance(2 * 3_600_000);
    expect((await refused(trip_id, 2, 1))[1]).toBe('trip_duration');
  });

  it('lets one of two trips have the last vehicle for the hour that both want', async () => {
    const single = await garage.vehicle(provider, { count: 1 });
    const first = await garage.book(guest, single);
    const other = await garage.guest();
    const second = await garage.book(other, single, {
      pickup_time: later(4 * 60),
      estimated_hours: 1,
    });
    const { trip_amount } = await quote(first.trip_id, 4);
    const outcomes = await Promise.allSettled([
      change(first.trip_id, 4, trip_amount),
      garage.book(await garage.guest(), single, { pickup_time: later(3 * 60), estimated_hours: 1 }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await holdOf(second.trip_id))?.quantity).toBe(1);
  });

  it('is not for trips by the way, for those that are over, nor for strangers', async () => {
    const way = await garage.book(guest, car, { rental_type: 'distance_wise' });
    expect(await refused(way.trip_id, 5, 1)).toEqual([403, 'not_changeable']);
    expect((await details(way.trip_id)).can_change).toBe(0);
    const { trip_id } = await garage.book(guest, car);
    const stranger = { guest_id: await garage.guest(), trip_id, estimated_hours: 5 };
    expect((await garage.refusal(calls.quoteTripLength, { body: stranger })).status).toBe(404);
    for (let step = 0; step < 3; step += 1) {
      garage.clock.advance(121_000);
      await advanceTrips(garage.deps);
    }
    expect(await details(trip_id)).toMatchObject({ trip_status: 'completed', can_change: 0 });
    expect(await refused(trip_id, 5, 1)).toEqual([403, 'not_changeable']);
  });

  it('notes what was paid, so that a cancelled trip gives back no more', async () => {
    const { trip_id, total_amount } = await garage.book(guest, car);
    await garage.db
      .update(trips)
      .set({ paymentStatus: 'paid', paid: Math.round(total_amount * 1000) })
      .where(eq(trips.id, trip_id));
    const { trip_amount, difference } = await quote(trip_id, 4);
    await change(trip_id, 4, trip_amount);
    const trip = await details(trip_id);
    expect(trip.paid_amount).toBe(total_amount);
    expect(trip.trip_amount - trip.paid_amount).toBeCloseTo(difference, 10);
  });
});
