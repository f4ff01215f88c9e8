import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { takeOverCart } from '../../../domain/account/customerEndpoints';
import * as calls from '../../../domain/rental/tripCartEndpoints';
import { vehicles } from '../../../server/db/schema/rental';
import { moduleId } from './garage';
import {
  add,
  car,
  cart,
  codeOf,
  garage,
  guest,
  held,
  later,
  provider,
  withGarage,
} from './guestTrips';

withGarage();

describe('changing the trip cart', () => {
  const change = (line: number, parts: Record<string, unknown>, call = calls.updateTripCart) =>
    garage.call(call, { body: { guest_id: guest, cart_id: line, ...parts } });

  it('TRIP-11, TRIP-14, TRIP-21 changes a quantity by PUT and POST, up to what is free', async () => {
    const [line] = (await add()).carts;
    expect(held(await change(line?.id ?? 0, { quantity: 2 }))).toEqual([[car, 2]]);
    expect(held(await change(line?.id ?? 0, { quantity: 1 }, calls.postTripCart))).toEqual([
      [car, 1],
    ]);
    const body = { guest_id: guest, cart_id: line?.id, quantity: 3 };
    const refused = await garage.refusal(calls.updateTripCart, { body });
    expect(refused.errors[0]).toMatchObject({
      code: 'vehicle_limit',
      message: "You can't add more than 2 quantities of this vehicle.",
    });
  });

  it('TRIP-15 can always take units away, also of a vehicle that is gone', async () => {
    const [line] = (await add({ quantity: 2 })).carts;
    await garage.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, car));
    const changed = await change(line?.id ?? 0, { quantity: 1 });
    expect(changed.carts[0]).toMatchObject({ quantity: 1, available_count: 0 });
  });

  it('TRIP-04 takes back what the cart itself shows as now, a while later', async () => {
    const { carts, user_data } = await add();
    garage.clock.advance(60_000);
    const sent = { quantity: 2, pickup_time: user_data?.pickup_time, estimated_hours: 4 };
    const changed = await change(carts[0]?.id ?? 0, sent);
    expect(changed.user_data).toMatchObject({
      pickup_time: later(0),
      trip_type: 'instant',
      estimated_hours: 4,
    });
  });

  it('CONF-06, CONF-08 answers the vehicles that lack a trip type, and changes nothing', async () => {
    const daily = await garage.vehicle(provider, { distancePrice: null });
    await add();
    const before = await add({}, daily);
    const id = before.user_data?.id ?? 0;
    const {
      vehicle_id: _vehicle,
      quantity: _quantity,
      ...facts
    } = garage.trip(guest, car, {
      rental_type: 'distance_wise',
    });
    const put = (body: unknown) => garage.call(calls.updateTripUserData, { params: { id }, body });
    expect(await put(facts)).toEqual([daily]);
    expect(await cart()).toEqual(before);

    const days = { ...facts, rental_type: 'day_wise', estimated_hours: 72 };
    expect(await put(days)).toMatchObject({
      user_data: { rental_type: 'day_wise', estimated_hours: 72, estimated_days: 3 },
    });
  });

  it('TRIP-25 remove-vehicle without a vehicle clears both vehicles of this guest, and nobody else', async () => {
    const other = await garage.vehicle(provider);
    await add({ quantity: 2 });
    expect(held(await add({}, other))).toEqual([
      [car, 2],
      [other, 1],
    ]);
    const neighbour = await garage.guest();
    await garage.call(calls.addVehicle, { body: garage.trip(neighbour, car) });

    const cleared = await garage.call(calls.removeVehicle, { query: { guest_id: guest } });
    expect(cleared).toEqual({ carts: [], user_data: null });
    expect(await cart()).toEqual({ carts: [], user_data: null });
    const kept = await garage.call(calls.getTripCart, { query: { guest_id: neighbour } });
    expect(held(kept)).toEqual([[car, 1]]);
  });

  it('TRIP-24, TRIP-26, TRIP-27, TRIP-28 removes one, several and all lines', async () => {
    const [other, third] = [await garage.vehicle(provider), await garage.vehicle(provider)];
    await add();
    await add({}, other);
    const { carts } = await add({}, third);
    const query = { guest_id: guest };
    const one = await garage.call(calls.removeVehicle, { query: { ...query, vehicle_id: car } });
    expect(held(one)).toEqual([
      [other, 1],
      [third, 1],
    ]);
    const ids = carts.slice(1).map(({ id }) => id);
    const several = { ...query, cart_ids: JSON.stringify(ids) };
    expect(await garage.call(calls.removeVehicles, { query: several })).toEqual({
      carts: [],
      user_data: null,
    });
    const [line] = (await add()).carts;
    const byLine = { query: { ...query, cart_id: line?.id ?? 0 } };
    expect(held(await garage.call(calls.removeVehicle, byLine))).toEqual([]);
    await add();
    expect(held(await garage.call(calls.clearTripCart, { query }))).toEqual([]);
  });

  it("answers 404 for others' lines and carts", async () => {
    const { carts, user_data } = await add();
    const stranger = await garage.guest();
    const line = carts[0]?.id ?? 0;
    const body = { guest_id: stranger, cart_id: line, quantity: 2 };
    const query = { guest_id: stranger };
    const trip = garage.trip(stranger, car);
    const params = { id: user_data?.id ?? 0 };
    for (const refused of [
      await garage.refusal(calls.updateTripCart, { body }),
      await garage.refusal(calls.removeVehicle, { query: { ...query, cart_id: line } }),
      await garage.refusal(calls.removeVehicles, { query: { ...query, cart_ids: `[${line}]` } }),
      await garage.refusal(calls.updateTripUserData, { params, body: trip }),
    ]) {
      expect(codeOf(refused)).toEqual([404, 'not_found']);
    }
    expect(held(await cart())).toEqual([[car, 1]]);
  });

  it('MOD-10, MOD-12, MOD-13 empties the cart only when its provider picks up in none of the zones', async () => {
    const local = await garage.vehicle(await garage.provider({ pickupZoneIds: [1] }));
    await add({}, local);
    const reset = (zoneIds: number[]) =>
      garage.call(calls.resetTripCart, { body: { guest_id: guest }, zoneIds, moduleId: 6 });
    expect(held(await reset([1, 2]))).toEqual([[local, 1]]);
    expect(held(await reset([2, 3]))).toEqual([]);
  });
});

describe('signing in with a trip cart', () => {
  it('TRIP-22, LOGIN-21 hands a guest’s trip cart to the customer who signs in', async () => {
    await add({ quantity: 2 });
    const token = await garage.customer(guest);
    expect(held(await garage.call(calls.getTripCart, { token }))).toEqual([[car, 2]]);
    expect(held(await cart())).toEqual([]);
  });

  const settle = (token: string, keep: 'guest' | 'customer', module_id = moduleId) =>
    garage.call(takeOverCart, { token, body: { guest_id: guest, keep, module_id } });
  /** A customer with a trip of three hours with `car`, whose browser goes on as a guest. */
  const customerWithTrip = async () => {
    const token = await garage.customer();
    await garage.call(calls.addVehicle, { body: garage.trip('', car), token });
    const own = async () => held(await garage.call(calls.getTripCart, { token }));
    return { token, own };
  };
  const trips = (guestHours: number) => ({
    customer: { type: 'hourly', hours: 3, distance: 0 },
    guest: { type: 'hourly', hours: guestHours, distance: 0 },
  });

  it('SESS-07 lets vehicles of the same provider and trip meet in one cart', async () => {
    const other = await garage.vehicle(provider);
    const { token, own } = await customerWithTrip();
    await add({ quantity: 2 }, other);
    expect((await settle(token, 'customer')).cart_conflict).toBeUndefined();
    expect(await own()).toEqual([
      [car, 1],
      [other, 2],
    ]);
    expect(held(await cart())).toEqual([]);
  });

  it.each(['guest', 'customer'] as const)(
    'LOGIN-21 asks which of two trips to keep: the %s’s',
    async (keep) => {
      const { token, own } = await customerWithTrip();
      const elsewhere = await garage.vehicle(await garage.provider());
      await add({}, elsewhere);
      // Of another module nothing is settled: what is open is told, and both stay.
      const asked = await settle(token, keep, 1);
      const provider_name = { id: expect.any(Number), name: 'Test provider' };
      expect(asked.cart_conflict).toEqual({
        module_id: moduleId,
        customer_store: provider_name,
        guest_store: provider_name,
        trips: trips(3),
      });
      expect([await own(), held(await cart())]).toEqual([[[car, 1]], [[elsewhere, 1]]]);
      expect((await settle(token, keep)).cart_conflict).toBeUndefined();
      expect(await own()).toEqual([[keep === 'guest' ? elsewhere : car, 1]]);
      expect(held(await cart())).toEqual([]);
    },
  );

  it('LOGIN-21 asks too where one provider’s trips are of another length', async () => {
    const { token, own } = await customerWithTrip();
    await add({ estimated_hours: 8 });
    expect((await settle(token, 'guest', 1)).cart_conflict).toMatchObject({ trips: trips(8) });
    await settle(token, 'guest');
    expect(await own()).toEqual([[car, 1]]);
    const { user_data } = await garage.call(calls.getTripCart, { token });
    expect(user_data).toMatchObject({ estimated_hours: 8 });
  });
});
