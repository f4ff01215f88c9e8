import { describe, expect, it } from 'vitest';
import * as calls from '../../../domain/rental/browseEndpoints';
import * as wishlist from '../../../domain/rental/vehicleWishlistEndpoints';
import { vehicleReviews } from '../../../server/db/schema/rental';
import { cars, garage, provider, scope, withFleet } from './fleet';

withFleet();

const all = () => [cars.small, cars.large, cars.day];

describe('looking around', () => {
  it('RENT-13 lists banners, categories and brands, the top rated, popular and latest', async () => {
    const { banners } = await garage.call(calls.listRentalBanners, { ...scope, zoneIds: [1] });
    expect(banners.map(({ type }) => type)).toEqual([
      'provider_wise',
      'vehicle_wise',
      'vehicle_wise',
    ]);
    const groups = await garage.call(calls.listVehicleCategories, scope);
    // Whatever has no vehicle in the zones is not listed.
    expect([
      groups.total_size,
      ...groups.vehicles.map(({ id, vehicles_count }) => [id, vehicles_count]),
    ]).toEqual([2, [1, 2], [2, 1]]);
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
          {
            id: cars.small,
            name: 'Zephyr Mini',
            image_full_url: '/pictures/default.svg',
            provider_name: 'Test provider',
          },
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
