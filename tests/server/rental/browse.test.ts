import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '../../../domain/endpoints/rental/browse';
import * as wishlist from '../../../domain/endpoints/rental/wishlist';
import { vehicleReviews, vehicles } from '../../../server/db/schema/rental';
import { Refusal } from '../../../server/http/refusal';
import { countVehicleWords } from '../../../server/seed/catalogue';
import { type Garage, moduleId, openGarage } from './garage';

let garage: Garage;
let provider: number;
const cars: Record<'small' | 'large' | 'day', number> = { small: 0, large: 0, day: 0 };
beforeAll(async () => {
  garage = await openGarage();
  // Only these are picked up in zone 2: the demo's own vehicles are out of the way.
  await garage.db.update(vehicles).set({ pickupZoneIds: [1] });
  provider = await garage.provider({
    discount: 10_000,
    discountMax: 25_000,
    discountMinPurchase: 60_000,
    discountEnd: new Date('2026-12-24T18:30:00Z'),
  });
  const parts = { pickupZoneIds: [2] };
  cars.small = await garage.vehicle(provider, {
    ...parts,
    name: { en: 'Zephyr Mini', ar: 'زفير ميني' },
    seatingCapacity: 2,
    fuel: 'electric',
    hourlyPrice: 5_000,
    tripCount: 30,
    ratingAvg: 4,
  });
  cars.large = await garage.vehicle(provider, {
    ...parts,
    categoryId: 2,
    brandId: 2,
    seatingCapacity: 8,
    airCondition: false,
    transmission: 'manual',
    hourlyPrice: 20_000,
    distancePrice: null,
    tripCount: 20,
    ratingAvg: 5,
    isNew: true,
  });
  cars.day = await garage.vehicle(provider, {
    ...parts,
    hourlyPrice: null,
    distancePrice: null,
    dayPrice: 30_000,
    tripCount: 10,
    ratingAvg: 3,
  });
  await countVehicleWords(garage.db);
});
afterAll(() => garage.close());

const scope = { zoneIds: [2], moduleId };
const search = async (query: Record<string, string | number> = {}) =>
  (await garage.call(calls.searchVehicles, { query, ...scope })).vehicles.map(({ id }) => id);
const all = () => [cars.small, cars.large, cars.day];

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

  it.each([
    ['pickup_outside_zone', { pickup_lat: 0, pickup_lng: 0 }],
    ['destination_outside_zone', { destination_lat: 0, destination_lng: 0 }],
    ['pickup_past', { pickup_time: '2020-01-01T00:00:00Z' }],
    ['trip_duration', { estimated_hours: -1 }],
  ])('refuses with %s', async (code, query) => {
    const { status, errors } = await garage.refusal(calls.searchVehicles, { query, ...scope });
    expect([status, errors[0]?.code]).toEqual([400, code]);
  });
});

describe('looking around', () => {
  it('RENT-13 lists banners, categories and brands, the top rated, popular and latest', async () => {
    const { banners } = await garage.call(calls.listRentalBanners, { ...scope, zoneIds: [1] });
    expect(banners.map(({ type }) => type)).toEqual([
      'provider_wise',
      'vehicle_wise',
      'vehicle_wise',
    ]);
    const groups = await garage.call(calls.listVehicleCategories, scope);
    expect(
      groups.vehicles.slice(0, 2).map(({ id, vehicles_count }) => [id, vehicles_count]),
    ).toEqual([
      [1, 2],
      [2, 1],
    ]);
    const { brands } = await garage.call(calls.listVehicleBrands, {
      query: { limit: 1 },
      ...scope,
    });
    expect(brands).toMatchObject([{ id: 1, vehicles_count: 2 }]);
    const listed = async (
      call: typeof calls.listTopRatedVehicles | typeof calls.listLatestVehicles,
    ) => (await garage.call(call, scope)).vehicles.map(({ id }) => id);
    expect(await listed(calls.listTopRatedVehicles)).toEqual([cars.large, cars.small, cars.day]);
    expect(await listed(calls.listLatestVehicles)).toEqual(all().reverse());
    const popular = await garage.call(calls.listPopularVehicles, scope);
    expect(popular.vehicles.map(({ id }) => id)).toEqual(all());
  });

  it.each(['min', 'zephry'])(
    'suggests vehicles and providers by a word begun or misspelt: %s',
    async (name) => {
      const found = await garage.call(calls.suggestVehicles, { query: { name }, ...scope });
      expect(found).toEqual({
        vehicles: [
          { id: cars.small, name: 'Zephyr Mini', image_full_url: '/pictures/default.svg' },
        ],
        providers: [],
      });
    },
  );

  it('VEH-19, VEH-20 shows a provider with its vehicles and reviews; what is not there is 404', async () => {
    await garage.db.insert(vehicleReviews).values({
      vehicleId: cars.large,
      providerId: provider,
      customerName: { en: 'Omar', ar: 'عمر' },
      rating: 5,
      comment: { en: 'Roomy', ar: 'واسعة' },
      createdAt: new Date('2026-11-01T10:00:00Z'),
    });
    const params = { id: provider };
    expect(await garage.call(calls.getProvider, { params })).toMatchObject({
      id: provider,
      pickup_zone_id: [1, 2, 3],
      total_vehicles: 3,
      discount: { discount: 10, end_date: '2026-12-24' },
    });
    const own = await garage.call(calls.listProviderVehicles, {
      params,
      query: { fuel_type: 'petrol' },
    });
    expect(own.vehicles.map(({ id }) => id)).toEqual([cars.large, cars.day]);
    const { reviews } = await garage.call(calls.listProviderReviews, { params, language: 'ar' });
    expect(reviews).toMatchObject([
      { rating: 5, comment: 'واسعة', customer_name: 'عمر', created_at: '2026-11-01T10:00:00.000Z' },
    ]);
    const ofCar = await garage.call(calls.listVehicleReviews, { params: { id: cars.large } });
    expect(ofCar.total_size).toBe(1);
    for (const call of [
      calls.getVehicle,
      calls.getProvider,
      calls.listProviderVehicles,
      calls.listProviderReviews,
      calls.listVehicleReviews,
    ]) {
      expect((await garage.refusal(call, { params: { id: 999_999 } })).status).toBe(404);
    }
    const { providers } = await garage.call(calls.listPopularProviders, scope);
    expect(providers.map(({ id }) => id)).toContain(provider);
  });
});

describe('rental favourites', () => {
  it('WISH-03, WISH-11, WISH-12, WISH-15 to WISH-17 are added, listed and removed; not by guests', async () => {
    const token = await garage.customer();
    const list = async () => {
      const found = await garage.call(wishlist.listRentalFavourites, { token, ...scope });
      return [found.vehicles.map(({ id }) => id), found.providers.map(({ id }) => id)];
    };
    const add = (query: Record<string, number>) =>
      garage.call(wishlist.addRentalFavourite, { token, query });
    await add({ vehicle_id: cars.large });
    await add({ vehicle_id: cars.large });
    expect(await add({ provider_id: provider })).toEqual({ message: 'Added to your favourites' });
    expect(await list()).toEqual([[cars.large], [provider]]);
    const remove = { token, query: { vehicle_id: cars.large } };
    expect(await garage.call(wishlist.removeRentalFavourite, remove)).toEqual({
      message: 'Removed from your favourites',
    });
    expect(await list()).toEqual([[], [provider]]);

    const refused = async (query: Record<string, number>, who = {}) =>
      (await garage.refusal(wishlist.addRentalFavourite, { query, ...who })).status;
    expect(await refused({ vehicle_id: 999_999 }, { token })).toBe(404);
    expect(await refused({ vehicle_id: cars.large, provider_id: provider }, { token })).toBe(403);
    expect(await refused({ vehicle_id: cars.large })).toBe(401);
  });
});
