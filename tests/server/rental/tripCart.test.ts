import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeOverCart } from '../../../domain/endpoints/customer';
import * as calls from '../../../domain/endpoints/rental/tripCart';
import type { TripCart } from '../../../domain/entities/rental/tripCart';
import { vehicles } from '../../../server/db/schema/rental';
import { Refusal } from '../../../server/http/refusal';
import { type Garage, moduleId, openGarage } from './garage';

let garage: Garage;
let provider: number;
let car: number;
let guest: string;
beforeAll(async () => {
  garage = await openGarage();
  provider = await garage.provider();
});
beforeEach(async () => {
  guest = await garage.guest();
  car = await garage.vehicle(provider);
});
afterAll(() => garage.close());

const add = (parts: Record<string, unknown> = {}, vehicle = car) =>
  garage.call(calls.addVehicle, { body: garage.trip(guest, vehicle, parts) });
const refusedAdd = async (parts: Record<string, unknown> = {}, vehicle = car) =>
  codeOf(await garage.refusal(calls.addVehicle, { body: garage.trip(guest, vehicle, parts) }));
const codeOf = ({ status, errors }: Awaited<ReturnType<Garage['refusal']>>) => [
  status,
  errors[0]?.code,
];
const cart = () => garage.call(calls.getTripCart, { query: { guest_id: guest } });
const held = ({ carts }: TripCart) => carts.map(({ vehicle, quantity }) => [vehicle.id, quantity]);
const inMinutes = (minutes: number) =>
  new Date(garage.deps.clock.now().getTime() + minutes * 60_000).toISOString();

describe('adding a vehicle', () => {
  it('TRIP-08, TRIP-17, TRIP-18, TRIP-19, TRIP-23 adds to an empty cart of a guest', async () => {
    const added = await add({ quantity: 2 });
    expect(held(added)).toEqual([[car, 2]]);
    expect(added.user_data).toEqual({
      id: expect.any(Number),
      rental_type: 'hourly',
      estimated_hours: 3,
      estimated_days: 0.125,
      distance: 0,
      pickup_time: inMinutes(0),
      trip_type: 'instant',
      pickup_location: garage.home,
      destination_location: garage.far,
    });
    expect(added.carts[0]).toMatchObject({ available_count: 2, provider: { id: provider } });
    expect(await cart()).toEqual(added);
  });

  it('TRIP-09 adds directly where provider, type and hours are the same, with the newest places', async () => {
    await add();
    const other = await garage.vehicle(provider);
    const added = await add({ pickup_time: inMinutes(90) }, other);
    expect(held(added)).toEqual([
      [car, 1],
      [other, 1],
    ]);
    expect(added.user_data).toMatchObject({ pickup_time: inMinutes(90), trip_type: 'scheduled' });
  });

  it('CONF-04, TRIP-07 tells provider before type before hours, and changes nothing', async () => {
    await add();
    const elsewhere = await garage.vehicle(await garage.provider());
    const day = { rental_type: 'day_wise', estimated_hours: 48 };
    expect(await refusedAdd(day, elsewhere)).toEqual([409, 'provider_conflict']);
    expect(await refusedAdd(day)).toEqual([409, 'trip_type_conflict']);
    expect(await refusedAdd({ estimated_hours: 5 })).toEqual([409, 'trip_hours_conflict']);
    expect(held(await cart())).toEqual([[car, 1]]);
  });

  it('CONF-09 does not compare the hours of distance trips', async () => {
    const byWay = { rental_type: 'distance_wise', estimated_hours: 9 };
    await add(byWay);
    const there = {
      ...byWay,
      destination_location: { ...garage.home, lat: garage.home.lat + 0.01 },
    };
    expect(held(await add(there))).toEqual([[car, 2]]);
  });

  it('CONF-02, BOOK-02 replaces the cart in one step, or not at all', async () => {
    await add();
    const elsewhere = await garage.vehicle(await garage.provider());
    const late = { body: garage.trip(guest, elsewhere, { quantity: 3 }) };
    expect(codeOf(await garage.refusal(calls.replaceTripCart, late))).toEqual([
      400,
      'vehicle_limit',
    ]);
    expect(held(await cart())).toEqual([[car, 1]]);
    const day = { rental_type: 'day_wise', estimated_hours: 24 };
    const replaced = await garage.call(calls.replaceTripCart, {
      body: garage.trip(guest, elsewhere, day),
    });
    expect(held(replaced)).toEqual([[elsewhere, 1]]);
    expect(replaced.user_data).toMatchObject({ rental_type: 'day_wise', estimated_days: 1 });
  });

  it('RENT-04 reads distance as distance_wise; TRIP-20 measures the way itself', async () => {
    const claims = { rental_type: 'distance', distance: 0.001, destination_time: inMinutes(1) };
    const { user_data } = await add(claims);
    const way = await garage.deps.places.route(garage.home, garage.far);
    expect(user_data).toMatchObject({
      rental_type: 'distance_wise',
      distance: Math.round(way?.distanceMeters ?? 0) / 1000,
      estimated_hours: Math.max(1, Math.ceil((way?.durationSeconds ?? 0) / 3600)),
    });
    expect(user_data?.distance).toBeGreaterThan(1);
  });

  it.each([
    ['a pickup in the past', () => ({ pickup_time: inMinutes(-1) }), [400, 'pickup_past']],
    ['a pickup that is no time', () => ({ pickup_time: 'soon' }), [400, 'pickup_past']],
    ['no duration', () => ({ estimated_hours: 0 }), [400, 'trip_duration']],
    ['a negative duration', () => ({ estimated_hours: -3 }), [400, 'trip_duration']],
    ['half an hour', () => ({ estimated_hours: 0.5 }), [400, 'trip_duration']],
    [
      'half a day',
      () => ({ rental_type: 'day_wise', estimated_hours: 12 }),
      [400, 'trip_duration'],
    ],
    ['a pickup at sea', () => ({ pickup_location: garage.outside }), [400, 'pickup_outside_zone']],
    [
      'a destination at sea',
      () => ({ destination_location: garage.outside }),
      [400, 'destination_outside_zone'],
    ],
    [
      'a way of no length',
      () => ({ rental_type: 'distance_wise', destination_location: garage.home }),
      [400, 'trip_duration'],
    ],
  ])('refuses %s with its code', async (_name, parts, refused) => {
    expect(await refusedAdd(parts())).toEqual(refused);
    expect(await cart()).toEqual({ carts: [], user_data: null });
  });

  it('refuses vehicles that are gone, lack the trip type, or are not handed over there', async () => {
    expect(await refusedAdd({}, 999_999)).toEqual([404, 'vehicle_gone']);
    const gone = await garage.vehicle(provider, { active: false });
    expect(await refusedAdd({}, gone)).toEqual([404, 'vehicle_gone']);
    const daily = await garage.vehicle(provider, { hourlyPrice: null });
    expect(await refusedAdd({}, daily)).toEqual([400, 'trip_type_missing']);
    const local = await garage.vehicle(await garage.provider({ pickupZoneIds: [3] }));
    expect(await refusedAdd({}, local)).toEqual([400, 'pickup_outside_zone']);
  });

  it('TRIP-12, TRIP-13 refuses more units than there are in the period', async () => {
    const refused = await garage.refusal(calls.addVehicle, {
      body: garage.trip(guest, car, { quantity: 3 }),
    });
    expect(refused).toEqual({
      status: 400,
      errors: [
        {
          code: 'vehicle_limit',
          message: 'Vehicle can have up to 2 rental options; no more can be added',
        },
      ],
    });
    await garage.book(await garage.guest(), car, { quantity: 2 });
    const none = await garage.refusal(calls.addVehicle, { body: garage.trip(guest, car) });
    expect(none.errors[0]).toMatchObject({
      code: 'vehicle_unavailable',
      message: 'This vehicle is not available in this pick time',
    });
    expect(held(await add({ pickup_time: inMinutes(181) }))).toEqual([[car, 1]]);
  });

  it('tells when the way cannot be measured, and still takes hourly trips', async () => {
    const { places } = garage.deps;
    garage.deps.places = {
      ...places,
      route: () => Promise.reject(new Refusal('unavailable', { status: 503 })),
    };
    expect(await refusedAdd({ rental_type: 'distance_wise' })).toEqual([
      503,
      'routing_unavailable',
    ]);
    expect(held(await add())).toEqual([[car, 1]]);
    garage.deps.places = places;
  });
});

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
      pickup_time: inMinutes(0),
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

  it('TRIP-24, TRIP-25, TRIP-26, TRIP-27, TRIP-28 removes one, several and all lines', async () => {
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
    expect(held(await garage.call(calls.removeVehicle, { query }))).toEqual([]);
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
