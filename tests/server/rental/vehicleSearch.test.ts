import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/rental/browseEndpoints';
import { listVehiclePlaces } from '../../../domain/rental/vehiclePlaceEndpoints';
import { vehicles } from '../../../server/db/schema/rental';
import { Refusal } from '../../../server/http/refusal';
import { cars, garage, provider, scope, withFleet } from './fleet';

withFleet();

const search = async (query: Record<string, string | number> = {}) =>
  (await garage.call(calls.searchVehicles, { query, ...scope })).vehicles.map(({ id }) => id);

describe('vehicle search', () => {
  it('RENT-12, VEH-15, VEH-16, VEH-17, VEH-18 answers pages of whole vehicles', async () => {
    const page = await garage.call(calls.searchVehicles, {
      query: { limit: 2, offset: 2 },
      ...scope,
    });
    expect(page).toMatchObject({ total_size: 3, total_capped: false, limit: 2, offset: 2 });
    expect(page.vehicles.map(({ id }) => id)).toEqual([cars.day]);
    const [large] = (await garage.call(calls.searchVehicles, { query: { seats: 5 }, ...scope }))
      .vehicles;
    expect(large).toEqual({
      id: cars.large,
      slug: expect.any(String),
      name: 'Test vehicle',
      description: '',
      thumbnail_full_url: '/pictures/default.svg',
      images_full_url: [],
      new_tag: 1,
      provider: {
        id: provider,
        name: 'Test provider',
        discount: {
          discount: 10,
          discount_type: 'percent',
          max_discount: 25,
          min_purchase: 60,
          end_date: '2026-12-24',
          end_time: '18:30:00',
        },
        pickup_zone_id: [1, 2, 3],
      },
      category_id: 2,
      category_name: expect.any(String),
      brand_id: 2,
      brand_name: expect.any(String),
      seating_capacity: 8,
      type: 'family',
      air_condition: 0,
      transmission_type: 'manual',
      fuel_type: 'petrol',
      trip_hourly: 1,
      trip_distance: 0,
      trip_day_wise: 1,
      hourly_price: 20,
      distance_price: 0,
      day_wise_price: 60,
      discount_price: 0,
      discount_type: 'percent',
      total_vehicle_count: 2,
      available_count: null,
      total_reviews: 0,
      avg_rating: 5,
      total_trips: 20,
    });
  });

  it.each([
    [{ category_id: 2 }, ['large']],
    [{ category_ids: '1,2' }, ['small', 'large', 'day']],
    [{ brand_ids: '1' }, ['small', 'day']],
    [{ seats: 4 }, ['large', 'day']],
    [{ air_condition: '1' }, ['small', 'day']],
    [{ air_condition: '0' }, ['large']],
    [{ transmission_type: 'manual' }, ['large']],
    [{ fuel_type: 'electric,diesel' }, ['small']],
    [{ rental_type: 'hourly' }, ['small', 'large']],
    [{ rental_type: 'distance' }, ['small']],
    [{ rental_type: 'hourly', min_price: 6 }, ['large']],
    [{ max_price: 20, min_price: 3 }, ['large']],
    [{ name: 'zeph' }, ['small']],
    [{ name: 'زفير' }, ['small']],
    [{ name: 'zephry' }, ['small']],
    [{ name: 'zefyr min' }, ['small']],
    [{ name: 'زفيير' }, ['small']],
    [{ name: 'zephry', fuel_type: 'diesel' }, []],
    [{ name: 'nothing like it' }, []],
    [{ sort: 'newest' }, ['day', 'large', 'small']],
    [{ sort: 'rating' }, ['large', 'small', 'day']],
    [{ sort: 'price_low' }, ['small', 'large', 'day']],
    [{ sort: 'price_high', rental_type: 'day_wise' }, ['small', 'large', 'day']],
    [{ sort: 'price_low', rental_type: 'day_wise' }, ['day', 'large', 'small']],
  ] as [Record<string, string | number>, (keyof typeof cars)[]][])(
    '%j finds %j',
    async (query, found) => {
      expect(await search(query)).toEqual(found.map((name) => cars[name]));
    },
  );

  it('tells what is free in the asked period, by hours or by the way', async () => {
    await garage.book(await garage.guest(), cars.small);
    const free = async (query: Record<string, string | number>) =>
      (await garage.call(calls.searchVehicles, { query, ...scope })).vehicles.find(
        ({ id }) => id === cars.small,
      )?.available_count;
    const now = garage.deps.clock.now().getTime();
    const pickup_time = new Date(now + 3 * 3_600_000).toISOString();
    expect(await free({})).toBeNull();
    expect(await free({ rental_type: 'hourly', estimated_hours: 1 })).toBe(1);
    expect(await free({ rental_type: 'hourly', estimated_hours: 1, pickup_time })).toBe(2);
    const ends = {
      destination_lat: garage.home.lat,
      destination_lng: garage.home.lng,
      pickup_lat: garage.far.lat,
      pickup_lng: garage.far.lng,
      rental_type: 'distance_wise',
      name: 'Zephyr',
    };
    await garage.db
      .update(vehicles)
      .set({ pickupZoneIds: [1, 2, 3] })
      .where(eq(vehicles.id, cars.small));
    expect(await free(ends)).toBe(1);
    const { places } = garage.deps;
    const down = () => Promise.reject(new Refusal('unavailable', { status: 503 }));
    garage.deps.places = { ...places, route: down };
    expect(await free(ends)).toBeNull();
    garage.deps.places = places;
    await garage.db
      .update(vehicles)
      .set({ pickupZoneIds: [2] })
      .where(eq(vehicles.id, cars.small));
    const detail = await garage.call(calls.getVehicle, {
      params: { id: cars.small },
      query: { estimated_hours: 2 },
    });
    expect(detail).toMatchObject({ available_count: 1, provider_details: { id: provider } });
  });

  it('TRIP-20 counts a trip by distance as long as its way takes, in the list and on the vehicle’s page', async () => {
    const now = garage.deps.clock.now().getTime();
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
    const own = await garage.vehicle(provider, {
      count: 1,
      name: { en: 'Borealis', ar: 'بورياليس' },
    });
    await garage.book(await garage.guest(), own, { pickup_time: at(600) });
    const query = {
      rental_type: 'distance_wise',
      // In whole hours it would still be away when the next one begins.
      estimated_hours: 1,
      pickup_time: at(541),
      pickup_lat: garage.far.lat,
      pickup_lng: garage.far.lng,
      destination_lat: garage.home.lat,
      destination_lng: garage.home.lng,
    };
    const listed = await garage.call(calls.searchVehicles, {
      query: { ...query, name: 'Borealis' },
      ...scope,
    });
    expect(listed.vehicles.map((vehicle) => vehicle.available_count)).toEqual([1]);
    const page = (parts = {}) =>
      garage.call(calls.getVehicle, { params: { id: own }, query: { ...query, ...parts } });
    expect((await page()).available_count).toBe(1);
    expect((await page({ rental_type: 'hourly' })).available_count).toBe(0);
    // A way that cannot be driven hides no vehicle.
    const nowhere = { destination_lat: garage.far.lat, destination_lng: garage.far.lng };
    expect((await page(nowhere)).available_count).toBeNull();
    await garage.db.update(vehicles).set({ active: false }).where(eq(vehicles.id, own));
  });

  it.each([
    ['pickup_outside_zone', { pickup_lat: 0, pickup_lng: 0 }],
    ['pickup_past', { pickup_time: '2020-01-01T00:00:00Z' }],
    ['trip_duration', { estimated_hours: -1 }],
  ])('refuses with %s', async (code, query) => {
    const { status, errors } = await garage.refusal(calls.searchVehicles, { query, ...scope });
    expect([status, errors[0]?.code]).toEqual([400, code]);
  });
});

it('RENT-15 finds the same vehicles for a trip that ends outside every zone', async () => {
  const within = await garage.call(calls.searchVehicles, { query: {}, ...scope });
  const query = { destination_lat: 0, destination_lng: 0 };
  const beyond = await garage.call(calls.searchVehicles, { query, ...scope });
  expect(beyond.vehicles.map(({ id }) => id)).toEqual(within.vehicles.map(({ id }) => id));
  expect(within.vehicles.length).toBeGreaterThan(0);
});

describe('places of a vehicle search', () => {
  let other = 0;
  let cheap = 0;
  const places = async (query: Record<string, string | number> = {}) =>
    garage.call(listVehiclePlaces, { query, ...scope });

  beforeAll(async () => {
    other = await garage.provider({ lat: garage.far.lat, lng: garage.far.lng });
    const parts = { pickupZoneIds: [2], distancePrice: null, dayPrice: null, count: 1 };
    cheap = await garage.vehicle(other, { ...parts, hourlyPrice: 3_000, tripCount: 40 });
    await garage.vehicle(other, { ...parts, hourlyPrice: 8_000, seatingCapacity: 9, tripCount: 5 });
  });

  it('RENT-12 tells where the found vehicles stand, how many, and from what price on, in the order of the search', async () => {
    const page = await places();
    expect(page).toEqual({
      total_size: 5,
      total_capped: false,
      places: [
        {
          id: other,
          slug: expect.stringMatching(/^test-provider-/),
          name: 'Test provider',
          logo_full_url: '',
          address: 'Test street',
          avg_rating: 0,
          rating_count: 0,
          latitude: garage.far.lat,
          longitude: garage.far.lng,
          vehicles_count: 2,
          available_count: null,
          price: 3,
          is_total: 0,
          rental_type: 'hourly',
        },
        expect.objectContaining({
          id: provider,
          vehicles_count: 3,
          available_count: null,
          price: 2,
          is_total: 0,
          rental_type: 'distance_wise',
        }),
      ],
    });
    const [first] = (await places({ sort: 'rating' })).places;
    expect(first?.id).toBe(provider);
  });

  it('PRICE-17 counts by the asked filters, kind of trip and length, with what the whole trip costs', async () => {
    const seen = async (query: Record<string, string | number>) =>
      (await places(query)).places.map((place) => [
        place.id,
        place.vehicles_count,
        place.available_count,
        place.price,
        place.is_total,
      ]);
    expect(await seen({ rental_type: 'day_wise', estimated_hours: 24 })).toEqual([
      [provider, 3, 3, 30, 1],
    ]);
    // Two days are 60.00, and from there on ten per cent are off.
    expect(await seen({ rental_type: 'day_wise', estimated_hours: 48 })).toEqual([
      [provider, 3, 3, 54, 1],
    ]);
    expect(await seen({ seats: 8, rental_type: 'hourly' })).toEqual([
      [provider, 1, null, 20, 0],
      [other, 1, null, 8, 0],
    ]);
    expect(await seen({ name: 'nothing like it' })).toEqual([]);
  });

  it('begins a place at the price of what is free in the asked period', async () => {
    await garage.book(await garage.guest(), cheap);
    const now = garage.deps.clock.now().getTime();
    const asked = { rental_type: 'hourly', estimated_hours: 2 };
    const at = async (query: Record<string, string | number>) =>
      (await places(query)).places.find(({ id }) => id === other);
    expect(await at(asked)).toMatchObject({ vehicles_count: 2, available_count: 1, price: 16 });
    expect(await at({ ...asked, max_price: 7 })).toMatchObject({ available_count: 0, price: 6 });
    const pickup_time = new Date(now + 4 * 3_600_000).toISOString();
    expect(await at({ ...asked, pickup_time })).toMatchObject({ available_count: 2, price: 6 });
  });

  it('refuses what the search refuses', async () => {
    const query = { pickup_lat: 0, pickup_lng: 0 };
    const { status, errors } = await garage.refusal(listVehiclePlaces, { query, ...scope });
    expect([status, errors[0]?.code]).toEqual([400, 'pickup_outside_zone']);
  });
});

describe('RENT-12 vehicles that are not free in the asked period', () => {
  it('stand last, page by page, each part in its order', async () => {
    const owner = await garage.provider();
    const parts = { pickupZoneIds: [2], distancePrice: null, dayPrice: null };
    const made: number[] = [];
    for (const [hourlyPrice, count] of [
      [5_000, 1],
      [6_000, 2],
      [7_000, 1],
      [8_000, 1],
    ] as const)
      made.push(await garage.vehicle(owner, { ...parts, hourlyPrice, count }));
    const [first = 0, second = 0, third = 0, fourth = 0] = made;
    await garage.book(await garage.guest(), first);
    // One of two is out: it can still be had.
    await garage.book(await garage.guest(), second);
    await garage.book(await garage.guest(), third);
    const list = async (query: Record<string, string | number>) => {
      const { vehicles } = await garage.call(calls.listProviderVehicles, {
        params: { id: String(owner) },
        query: { sort: 'price_low', ...query },
        ...scope,
      });
      return vehicles.map(({ id, available_count }) => [id, available_count]);
    };
    const asked = { estimated_hours: 2 };
    const free = [
      [second, 1],
      [fourth, 1],
    ];
    const taken = [
      [first, 0],
      [third, 0],
    ];
    expect(await list(asked)).toEqual([...free, ...taken]);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((offset) => list({ ...asked, limit: 1, offset })),
    );
    expect(pages.flat()).toEqual([...free, ...taken]);
    expect(await list({ ...asked, limit: 3, offset: 1 })).toEqual([...free, taken[0]]);
    expect(await list({ ...asked, limit: 3, offset: 2 })).toEqual([taken[1]]);
    expect((await list({})).map(([id]) => id)).toEqual(made);
  });
});
