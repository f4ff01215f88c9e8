import { describe, expect, it } from 'vitest';
import * as catalogueCalls from '../../../domain/catalogue/catalogueEndpoints';
import * as itemCalls from '../../../domain/catalogue/itemEndpoints';
import { priceTag } from '../../../domain/catalogue/priceTag';
import * as storeCalls from '../../../domain/catalogue/storeEndpoints';
import { seededAt } from '../../support/database';
import { itemLists, server, withServer } from './served';

withServer();

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

  it('named items come as far as they are offered at the place', async () => {
    const ask = (zoneIds: number[], ids: string) =>
      server.call(itemCalls.listItemsOfIds, { zoneIds, query: { item_ids: ids } });
    const { products } = await server.call(itemCalls.listLatestItems, { zoneIds: [1] });
    const [first, second] = products.map(({ id }) => id);
    const ids = `${second},${first},999999999,x,-1`;
    const found = await ask([1], ids);
    expect(new Set(found.products.map(({ id }) => id))).toEqual(new Set([first, second]));
    expect(found.total_size).toBe(2);
    expect((await ask([2], ids)).products).toEqual([]);
    expect((await ask([1], '')).products).toEqual([]);
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
  ] as const)('sort=%s orders by the price on the card', async (sort, isInOrder) => {
    const { products } = await server.call(itemCalls.listPopularItems, {
      query: { sort, limit: 50 },
    });
    const prices = products.map((item) => priceTag(item, seededAt, 2).discountedFrom);
    expect(prices.every((price, i) => i === 0 || isInOrder(prices[i - 1] ?? 0, price))).toBe(true);
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
    const shown = cheap.map((item) => priceTag(item, seededAt, 2).discountedFrom);
    expect(shown.filter((price) => price < 5 || price > 8)).toEqual([]);
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
    // Store and price, by which equal names are told apart, are those of the item's own page.
    for (const { id, store_name, price } of coffee.items) {
      const item = await server.call(itemCalls.getItem, { params: { id } });
      expect([store_name, price]).toEqual([
        item.store_name,
        priceTag(item, new Date(), 2).discountedFrom,
      ]);
    }
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
