import { describe, expect, it } from 'vitest';
import * as catalogueCalls from '../../../domain/catalogue/catalogueEndpoints';
import * as storeCalls from '../../../domain/catalogue/storeEndpoints';
import { server, storeLists, withServer } from './served';

withServer();

describe('stores', () => {
  for (const [name, call] of Object.entries(storeLists)) {
    it(`${name}: whole rows in the zone and module`, async () => {
      const { stores, total_size } = await server.call(call, { query: { limit: 100 } });
      expect(stores.length).toBe(total_size);
      expect(stores.length).toBeGreaterThan(0);
      expect(stores.every((store) => store.zone_id === 1 && store.module_id === 1)).toBe(true);
    });
  }

  it('open follows the clock of the shop', async () => {
    const at = async (moment: string) => {
      server.clock.set(new Date(moment));
      const { stores } = await server.call(storeCalls.listStores, { query: { limit: 100 } });
      const { total_size } = await server.call(storeCalls.listStores, {
        query: { filter: 'open' },
      });
      expect(stores.filter((store) => store.open === 1)).toHaveLength(total_size);
      return stores;
    };
    const noon = await at('2026-11-20T10:00:00Z');
    const night = await at('2026-11-20T02:00:00Z');
    expect(noon.filter((store) => store.open).length).toBeGreaterThan(
      night.filter((store) => store.open).length,
    );
    const closed = night.find((store) => store.open === 0);
    expect(Date.parse(closed?.current_opening_time ?? '')).toBeGreaterThan(
      Date.parse('2026-11-20T02:00:00Z'),
    );
    server.clock.set(new Date('2026-11-20T12:00:00Z'));
  });

  it('tells and orders by distance when the call says where the shopper is', async () => {
    const { lat, lng } = (await server.deps.settings.config()).default_location;
    const headers = { latitude: String(lat), longitude: String(lng) };
    const { stores } = await server.call(storeCalls.listStores, {
      query: { sort: 'distance' },
      headers,
    });
    // Sunrise Breakfast has closed at three: it stands behind the others, however near.
    expect(stores.at(-1)?.name).toBe('Sunrise Breakfast');
    const distances = stores.slice(0, -1).map((store) => store.distance ?? -1);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances[0]).toBeGreaterThan(0);
  });

  it('are found by a misspelt name', async () => {
    const { stores } = await server.call(storeCalls.searchStores, {
      query: { name: 'charcol hose' },
    });
    expect(stores[0]?.name).toBe('Charcoal House');
  });

  it('have reviews', async () => {
    const { stores } = await server.call(storeCalls.listStores);
    const store = stores[0];
    const answer = await server.call(storeCalls.listStoreReviews, {
      query: { store_id: store?.id ?? 0 },
    });
    expect(answer.total_size).toBe(store?.rating_count);
  });
});

describe('categories, banners and campaigns', () => {
  it.each([
    catalogueCalls.listCategories,
    catalogueCalls.listFeaturedCategories,
    catalogueCalls.listPopularCategories,
  ])('$path lists what the zone has', async (call) => {
    const found = await server.call(call);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every((category) => category.products_count > 0)).toBe(true);
  });

  it('a category leads to its kinds, items and stores', async () => {
    const [first] = await server.call(catalogueCalls.listCategories);
    const id = first?.id ?? 0;
    const kinds = await server.call(catalogueCalls.listSubcategories, { params: { id } });
    expect(kinds.every((kind) => kind.parent_id === id)).toBe(true);
    const items = await server.call(catalogueCalls.listCategoryItems, { params: { id } });
    expect(items.total_size).toBe(first?.products_count);
    const stores = await server.call(catalogueCalls.listCategoryStores, { params: { id } });
    expect(stores.total_size).toBe(first?.stores_count);
  });
});
