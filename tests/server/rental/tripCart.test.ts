import { describe, expect, it } from 'vitest';
import * as calls from '../../../domain/rental/tripCartEndpoints';
import { Refusal } from '../../../server/http/refusal';
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

const refusedAdd = async (parts: Record<string, unknown> = {}, vehicle = car) =>
  codeOf(await garage.refusal(calls.addVehicle, { body: garage.trip(guest, vehicle, parts) }));

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
      pickup_time: later(0),
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
    const added = await add({ pickup_time: later(90) }, other);
    expect(held(added)).toEqual([
      [car, 1],
      [other, 1],
    ]);
    expect(added.user_data).toMatchObject({ pickup_time: later(90), trip_type: 'scheduled' });
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
    const claims = { rental_type: 'distance', distance: 0.001, destination_time: later(1) };
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
    ['a pickup in the past', () => ({ pickup_time: later(-1) }), [400, 'pickup_past']],
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
      'a way to the sea',
      () => ({ rental_type: 'distance_wise', destination_location: garage.outside }),
      [503, 'routing_unavailable'],
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

  it('RENT-15 takes a trip by the hour to wherever it ends', async () => {
    const { user_data } = await add({ destination_location: garage.outside });
    expect(user_data?.destination_location).toEqual(garage.outside);
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

  it('TRIP-11 to TRIP-13 refuses more units than there are in the period', async () => {
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
    const other = await garage.guest();
    await garage.call(calls.addVehicle, { body: garage.trip(other, car, { quantity: 2 }) });
    const more = await garage.refusal(calls.addVehicle, { body: garage.trip(other, car) });
    expect(more).toEqual({
      status: 400,
      errors: [
        {
          code: 'vehicle_limit',
          message: "You can't add more than 2 quantities of this vehicle.",
        },
      ],
    });
    await garage.book(await garage.guest(), car, { quantity: 2 });
    const none = await garage.refusal(calls.addVehicle, { body: garage.trip(guest, car) });
    expect(none.errors[0]).toMatchObject({
      code: 'vehicle_unavailable',
      message: 'This vehicle is not available in this pick time',
    });
    expect(held(await add({ pickup_time: later(181) }))).toEqual([[car, 1]]);
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
