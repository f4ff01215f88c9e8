import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as catalogueCalls from '../../../domain/endpoints/catalogue';
import * as itemCalls from '../../../domain/endpoints/items';
import * as storeCalls from '../../../domain/endpoints/stores';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const itemLists = {
  latest: itemCalls.listLatestItems,
  popular: itemCalls.listPopularItems,
  discounted: itemCalls.listDiscountedItems,
  'most reviewed': itemCalls.listMostReviewedItems,
  recommended: itemCalls.listRecommendedItems,
  suggested: itemCalls.listSuggestedItems,
  search: itemCalls.searchItems,
};
const storeLists = {
  all: storeCalls.listStores,
  latest: storeCalls.listLatestStores,
  popular: storeCalls.listPopularStores,
  recommended: storeCalls.listRecommendedStores,
  'top offers': storeCalls.listTopOffers,
  search: storeCalls.searchStores,
};

describe('item lists', () => {
  for (const [name, call] of Object.entries(itemLists)) {
    it(`${name}: a page of whole rows in the zone and module`, async () => {
      const answer = await server.call(call, { query: { limit: 10 } });
      expect(answer.products).toHaveLength(10);
      expect(answer.total_size).toBeGreaterThanOrEqual(10);
      expect(answer.products.every((item) => item.zone_id === 1 && item.module_id === 1)).toBe(
        true,
      );
      expect(answer.products.every((item) => item.store_name && item.image_full_url)).toBe(true);
    });
  }

  it('pages follow each other without gaps or repeats', async () => {
    const all = await server.call(itemCalls.listPopularItems, { query: { limit: 40 } });
    const second = await server.call(itemCalls.listPopularItems, {
      query: { limit: 20, offset: 2 },
    });
    expect(second.products.map((item) => item.id)).toEqual(
      all.products.slice(20).map((item) => item.id),
    );
    expect(second.offset).toBe(2);
  });

  it('several zones are merged in order', async () => {
    const [one, two, both] = await Promise.all([
      server.call(itemCalls.listLatestItems, { zoneIds: [1], query: { limit: 100 } }),
      server.call(itemCalls.listLatestItems, { zoneIds: [2], query: { limit: 100 } }),
      server.call(itemCalls.listLatestItems, { zoneIds: [1, 2], query: { limit: 100 } }),
    ]);
    expect(both.total_size).toBe(one.total_size + two.total_size);
    const zones = new Set(both.products.map((item) => item.zone_id));
    expect(zones).toEqual(new Set([1, 2]));
  });

  it.each([
    ['price_low', (a: number, b: number) => a <= b],
    ['price_high', (a: number, b: number) => a >= b],
  ] as const)('sort=%s orders by the price after the discount', async (sort, isInOrder) => {
    const { products } = await server.call(itemCalls.listPopularItems, {
      query: { sort, limit: 50 },
    });
    const prices = products.map((item) =>
      item.discount_type === 'percent'
        ? item.price * (1 - item.discount / 100)
        : item.price - item.discount,
    );
    expect(
      prices.every((price, i) => i === 0 || isInOrder((prices[i - 1] ?? 0) * 1, price + 0 * i)),
    ).toBe(true);
  });

  it('filters narrow: veg, price, rating, discounted, allergens', async () => {
    const { products: veg } = await server.call(itemCalls.searchItems, {
      query: { type: 'veg', limit: 50 },
    });
    expect(veg.every((item) => item.veg === 1)).toBe(true);
    const { products: cheap } = await server.call(itemCalls.searchItems, {
      query: { min_price: 5, max_price: 8, limit: 50 },
    });
    expect(cheap.length).toBeGreaterThan(0);
    const { products: rated } = await server.call(itemCalls.searchItems, {
      query: { rating: 4, limit: 50 },
    });
    expect(rated.every((item) => item.avg_rating >= 4)).toBe(true);
    const { products: plain } = await server.call(itemCalls.searchItems, {
      query: { without: 'Gluten,Milk', limit: 20 },
    });
    for (const { id } of plain) {
      const item = await server.call(itemCalls.getItem, { params: { id } });
      expect(item.allergies_name).not.toContain('Gluten');
      expect(item.allergies_name).not.toContain('Milk');
    }
  });

  it.each(['discounted', 'in_stock', 'top_rated', 'available_now', 'free_delivery', 'halal'])(
    'filter=%s answers fewer items, and some',
    async (filter) => {
      const all = await server.call(itemCalls.searchItems);
      const some = await server.call(itemCalls.searchItems, { query: { filter } });
      expect(some.total_size).toBeGreaterThan(0);
      expect(some.total_size).toBeLessThanOrEqual(all.total_size);
    },
  );

  it('a store shows its items whatever the zone of the shopper', async () => {
    const { stores } = await server.call(storeCalls.listStores, { zoneIds: [3] });
    const store = stores[0];
    const { products } = await server.call(itemCalls.listLatestItems, {
      query: { store_id: store?.id ?? 0 },
    });
    expect(products.length).toBeGreaterThan(5);
    expect(products.every((item) => item.store_id === store?.id)).toBe(true);
  });
});

describe('search', () => {
  it.each([
    ['burger', 'en'],
    ['burg', 'en'],
    ['BURGER', 'en'],
    ['burgr', 'en'],
    ['برغر', 'ar'],
    ['garlic', 'en'],
  ] as const)('%s finds items', async (name, language) => {
    const { products } = await server.call(itemCalls.searchItems, { query: { name }, language });
    expect(products.length).toBeGreaterThan(0);
  });

  it('a misspelt Arabic word is understood', async () => {
    const { products } = await server.call(itemCalls.searchItems, {
      query: { name: 'شورما' },
      language: 'ar',
    });
    expect(products.some((item) => item.name.includes('شاورما'))).toBe(true);
  });

  it('nothing like it: an empty page, no error', async () => {
    const answer = await server.call(itemCalls.searchItems, { query: { name: 'xqzwvv' } });
    expect(answer).toMatchObject({ products: [], total_size: 0 });
  });

  it.each(["'", '%', '&|!()', ':*', '\\', '   '])('odd input %j is harmless', async (name) => {
    const answer = await server.call(itemCalls.searchItems, { query: { name } });
    expect(answer.total_size).toBeGreaterThanOrEqual(0);
  });

  it('suggestions name items and stores', async () => {
    const answer = await server.call(itemCalls.searchItemsAndStores, { query: { name: 'char' } });
    expect(answer.stores.map((store) => store.name).join()).toContain('Charcoal House');
    const coffee = await server.call(itemCalls.searchItemsAndStores, { query: { name: 'coff' } });
    expect(coffee.items.length).toBeGreaterThan(0);
  });
});

describe('one item', () => {
  it('is found by id and by slug, in both languages', async () => {
    const { products } = await server.call(itemCalls.listPopularItems, { query: { limit: 1 } });
    const id = products[0]?.id ?? 0;
    const english = await server.call(itemCalls.getItem, { params: { id } });
    const arabic = await server.call(itemCalls.getItem, {
      params: { id: english.slug },
      language: 'ar',
    });
    expect(arabic.id).toBe(id);
    expect(arabic.name).toMatch(/[\u0600-\u06ff]/);
    expect(english.description).not.toBe('');
    expect(english.images_full_url.length).toBeGreaterThan(1);
    expect(english.category_ids).toHaveLength(2);
  });

  it.each([
    itemCalls.getItem,
    itemCalls.listRelatedItems,
    itemCalls.listItemReviews,
    storeCalls.getStore,
    catalogueCalls.listCategoryItems,
  ])('$path: an unknown id is not_found', async (call) => {
    for (const id of ['999999999', 'no-such-thing', '99999999999999999999']) {
      const { status, errors } = await server.refusal(call, { params: { id } });
      expect([status, errors[0]?.code]).toEqual([404, 'not_found']);
    }
  });

  it('has related items and reviews that agree with its rating', async () => {
    const { products } = await server.call(itemCalls.listMostReviewedItems, {
      query: { limit: 1 },
    });
    const item = products[0];
    const related = await server.call(itemCalls.listRelatedItems, {
      params: { id: item?.id ?? 0 },
    });
    expect(related.length).toBeGreaterThan(2);
    expect(related.map(({ id }) => id)).not.toContain(item?.id);
    const reviews = await server.call(itemCalls.listItemReviews, { params: { id: item?.id ?? 0 } });
    expect(reviews.total_size).toBe(item?.rating_count);
    expect(reviews.reviews.every(({ comment, customer_name }) => comment && customer_name)).toBe(
      true,
    );
  });
});

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
    const distances = stores.map((store) => store.distance ?? -1);
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
