import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../orders/shop';
import { type AppRequest, askAs, at, misfits } from './app';
import { categoryTable, itemTable, pageTable, storeTable } from './tables';

let shop: Shop;
let store: number;
let item: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  store = await shop.store({ tax: 5_000 });
  item = await shop.item(store);
});
afterAll(() => shop.close());

const answer = async (call: string, { headers, ...request }: AppRequest = {}) => {
  const point = { latitude: String(shop.home.lat), longitude: String(shop.home.lng) };
  const all = { ...request, headers: { ...point, ...headers } };
  const { status, body } = await askAs(shop.app, call, all);
  expect([call, status]).toEqual([call, 200]);
  return body;
};
const rowsIn = (body: unknown, key?: string): unknown[] => {
  const rows = key ? at(body, key) : body;
  return Array.isArray(rows) ? rows : [];
};
/** Every row is as the table says, and there are some. */
const fits = (rows: unknown[], table: string) => {
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap((row) => misfits(row, table))).toEqual([]);
};
const grocery = { headers: { moduleId: '2' } };

describe('items, as apps of the family read them', () => {
  it.each([
    ['latest', 'products'],
    ['new-arrival', 'products'],
    ['popular', 'products'],
    ['discounted', 'products'],
    ['most-reviewed', 'products'],
    ['recommended', 'items'],
  ])('/items/%s is a page under %s', async (name, key) => {
    const query = { store_id: 0, category_id: 0, limit: 4, offset: 1, type: 'all' };
    const page = await answer(`GET /items/${name}`, { query });
    expect(misfits(page, pageTable)).toEqual([]);
    expect([at(page, 'limit'), at(page, 'offset')]).toEqual(['4', '1']);
    fits(rowsIn(page, key), itemTable);
  });

  it('dishes tell their variations in numbers, things their categories by text', async () => {
    const dishes = rowsIn(await answer('GET /items/popular', { query: { limit: 50 } }), 'products');
    const dish = dishes.find((row) => rowsIn(row, 'food_variations').length > 0);
    const table = `
      food_variations.0.name text, food_variations.0.type text, food_variations.0.min number
      food_variations.0.max number, food_variations.0.required text
      food_variations.0.values.0.label text, food_variations.0.values.0.optionPrice number`;
    expect(misfits(dish, table)).toEqual([]);
    const details = await answer(`GET /items/details/${at(dish, 'id')}`);
    expect(misfits(details, 'category_ids.0.id numeric, category_ids.0.position whole')).toEqual(
      [],
    );
    expect(['on', 'off']).toContain(at(dish, 'food_variations', 0, 'required'));
    const withAddOns = dishes.find((row) => rowsIn(row, 'add_ons').length > 0);
    expect(
      misfits(withAddOns, 'add_ons.0.id whole, add_ons.0.price number, add_ons.0.status flag'),
    ).toEqual([]);
    expect(at(dish, 'stock')).toBe(0);
  });

  it('tells one with its store, by id and by slug', async () => {
    const details = await answer(`GET /items/details/${item}`, grocery);
    const pictures = 'https://shop.example/pictures/default.svg';
    expect(misfits(details, itemTable)).toEqual([]);
    expect(misfits(details, 'tags list, reviews list, tax_data list')).toEqual([]);
    expect(misfits(at(details, 'store_details'), storeTable)).toEqual([]);
    expect(
      ['id', 'name', 'price', 'stock', 'discount', 'image_full_url', 'store_id', 'module_type'].map(
        (name) => at(details, name),
      ),
    ).toEqual([item, 'Test item', 10, 50, 0, pictures, store, 'grocery']);
    expect(await answer(`GET /items/details/${at(details, 'slug')}`, grocery)).toEqual(details);
    const gone = await askAs(shop.app, 'GET /items/details/999999', grocery);
    expect([gone.status, at(gone.body, 'errors', 0, 'code')]).toEqual([404, 'not_found']);
  });

  it('finds by name, with the filters of the family', async () => {
    const query = {
      name: 'Test item',
      limit: 10,
      offset: 1,
      filter: '["low"]',
      category_ids: '[]',
    };
    const found = await answer('GET /items/search', { ...grocery, query });
    fits(rowsIn(found, 'products'), itemTable);
    expect(rowsIn(found, 'products').map((row) => at(row, 'id'))).toEqual([item]);
    const both = await answer('GET /items/item-or-store-search', {
      ...grocery,
      query: { name: 'Test' },
    });
    expect(
      misfits(both, 'items.0.id whole, items.0.image_full_url address, stores.0.name text'),
    ).toEqual([]);
    const dear = await shop.item(store, { price: 20_000 });
    const inOrder = async (word: string) =>
      rowsIn(
        await answer('GET /items/search', {
          ...grocery,
          query: { name: 'Test item', filter: `["${word}"]`, limit: 9 },
        }),
        'products',
      ).map((row) => at(row, 'id'));
    expect(await inOrder('low')).toEqual([item, dear]);
    expect(await inOrder('high')).toEqual([dear, item]);
  });

  it('tells its reviews with a customer, and what is like it', async () => {
    const rows = rowsIn(await answer('GET /items/popular', { query: { limit: 30 } }), 'products');
    const rated = rows.find((row) => Number(at(row, 'rating_count')) > 0);
    const path = `/items/reviews/${at(rated, 'id')}`;
    const page = await answer(`GET ${path}`, { query: { limit: 5, offset: 1 } });
    expect(misfits(page, pageTable)).toEqual([]);
    fits(
      rowsIn(page, 'reviews'),
      `id whole, rating number, comment text, reply text, attachment list
       attachment_full_url list, item_name text, customer object, customer.f_name text
       customer.l_name text, created_at moment`,
    );
    fits(rowsIn(await answer(`GET /items/related-items/${at(rated, 'id')}`)), itemTable);
  });
});

describe('stores', () => {
  it.each([
    'latest',
    'popular',
    'recommended',
    'top-offer-near-me',
    'get-stores/all',
    'get-stores/take_away',
  ])('/stores/%s is a page of stores', async (name) => {
    const page = await answer(`GET /stores/${name}`, { query: { limit: 3, offset: 1 } });
    expect(misfits(page, pageTable)).toEqual([]);
    fits(rowsIn(page, 'stores'), storeTable);
    fits(
      rowsIn(page, 'stores').flatMap((row) => rowsIn(row, 'schedules')),
      'id whole, day whole, opening_time clock, closing_time clock',
    );
  });

  it('tells one by id with its categories, and null for one that is not there', async () => {
    const details = await answer(`GET /stores/details/${store}`, grocery);
    expect(misfits(details, storeTable)).toEqual([]);
    expect(misfits(details, 'category_ids list, category_details list, price_range list')).toEqual(
      [],
    );
    expect(
      ['id', 'open', 'active', 'delivery_time', 'current_opening_time', 'tax', 'latitude'].map(
        (name) => at(details, name),
      ),
    ).toEqual([store, 1, true, '20-40 min', '00:00:00', 5, String(shop.home.lat + 0.002)]);
    expect(at(details, 'distance')).toBeGreaterThan(200);
    expect(await answer('GET /stores/details/999999', grocery)).toBeNull();
  });

  it('says when a closed store opens today, and closed when it does so no more', async () => {
    const { now } = shop.deps.clock;
    // Riyadh is three hours ahead all the year.
    const local = new Date(now().getTime() + 3 * 3_600_000);
    const day = local.getUTCDay();
    const schedules = [{ day, opening_time: '23:30', closing_time: '23:59' }];
    const later = await shop.store({ schedules });
    const past = await shop.store({
      schedules: [{ ...schedules[0], day: (day + 1) % 7 }] as never,
    });
    const timeOf = async (id: number) => {
      const row = await answer(`GET /stores/details/${id}`, grocery);
      return [at(row, 'open'), at(row, 'current_opening_time')];
    };
    expect(await timeOf(later)).toEqual([0, '23:30:00']);
    expect(await timeOf(past)).toEqual([0, 'closed']);
  });

  it('finds by name, and tells reviews as a plain list', async () => {
    const query = { name: 'Test store', limit: 5, offset: 1 };
    const page = await answer('GET /stores/search', { ...grocery, query });
    fits(rowsIn(page, 'stores'), storeTable);
    const rows = rowsIn(await answer('GET /stores/popular', { query: { limit: 20 } }), 'stores');
    const rated = rows.find((row) => Number(at(row, 'rating_count')) > 0);
    const reviews = await answer('GET /stores/reviews', {
      query: { store_id: String(at(rated, 'id')) },
    });
    fits(rowsIn(reviews), 'id whole, rating number, comment text, customer_name text');
  });

  it('of every module come together for an app that has chosen none', async () => {
    const request = { query: { limit: 2, offset: 1 }, headers: { moduleId: '' } };
    const page = await answer('GET /stores/get-stores/all', request);
    const modules = new Set(rowsIn(page, 'stores').map((row) => at(row, 'module_id')));
    expect([...modules].sort()).toEqual([1, 2, 3, 4]);
    const { status, body } = await askAs(shop.app, 'GET /items/popular', {
      headers: { moduleId: '' },
    });
    expect([status, at(body, 'errors', 0, 'code')]).toEqual([403, 'moduleId']);
  });
});

describe('the home page', () => {
  it('has categories with their children', async () => {
    const top = rowsIn(await answer('GET /categories'));
    fits(top, categoryTable);
    fits(rowsIn(await answer('GET /categories/popular')), categoryTable);
    const parent = top.find((row) => rowsIn(row, 'childes').length > 0);
    fits(rowsIn(parent, 'childes'), categoryTable);
    fits(rowsIn(await answer(`GET /categories/childes/${at(parent, 'id')}`)), categoryTable);
    const query = { limit: 4, offset: 1, type: 'all' };
    const items = await answer(`GET /categories/items/${at(parent, 'id')}`, { query });
    fits(rowsIn(items, 'products'), itemTable);
    const stores = await answer(`GET /categories/stores/${at(parent, 'id')}`, { query });
    fits(rowsIn(stores, 'stores'), storeTable);
  });

  it('has what is featured, and one call for many lists', async () => {
    const featured = await answer('GET /categories/featured/items', {
      query: { limit: 3, offset: 1 },
    });
    fits(rowsIn(featured, 'products'), itemTable);
    fits(rowsIn(featured, 'categories'), categoryTable);
    const combined = (query: Record<string, string>) =>
      answer('GET /get-combined-data', {
        ...grocery,
        query: { ...query, limit: '5', offset: '1' },
      });
    const found = await combined({ list_type: 'item', data_type: 'searched', name: 'Test item' });
    expect(at(rowsIn(found, 'products')[0], 'name')).toBe('Test item');
    for (const data_type of ['discounted', 'new', 'category']) {
      fits(rowsIn(await combined({ list_type: 'item', data_type }), 'products'), itemTable);
    }
    const brand = rowsIn(await answer('GET /brand', grocery))[0];
    const brand_ids = `[${at(brand, 'id')}]`;
    const branded = await combined({ list_type: 'item', data_type: 'brand', brand_ids });
    const own = await answer(`GET /brand/items/${at(brand, 'id')}`, {
      ...grocery,
      query: { limit: 5, offset: 1 },
    });
    expect(branded).toEqual(own);
    const stores = await combined({
      list_type: 'store',
      data_type: 'searched',
      name: 'Test store',
    });
    fits(rowsIn(stores, 'stores'), storeTable);
  });

  it('has banners that carry what they lead to', async () => {
    const body = await answer('GET /banners');
    const banners = rowsIn(body, 'banners');
    fits(banners, 'id whole, title text, type text, image_full_url address, store object|null');
    expect(misfits(body, 'campaigns list')).toEqual([]);
    const led = banners.filter((row) => at(row, 'type') === 'store_wise');
    fits(
      led.map((row) => at(row, 'store')),
      storeTable,
    );
  });

  it('has campaigns, a sale and brands', async () => {
    const campaigns = rowsIn(await answer('GET /campaigns/basic'));
    const table = `id whole, title text, description text, image_full_url address
      start_date day, end_date day, start_time clock, end_time clock, stores list`;
    fits(campaigns, table);
    const query = { basic_campaign_id: String(at(campaigns[0], 'id')) };
    const details = await answer('GET /campaigns/basic-campaign-details', { query });
    expect(misfits(details, table)).toEqual([]);
    fits(rowsIn(details, 'stores'), storeTable);
    fits(
      rowsIn(await answer('GET /campaigns/item')),
      `${itemTable}
       available_date_starts day, available_date_ends day`,
    );
    expect(
      await answer('GET /campaigns/basic-campaign-details', { query: { basic_campaign_id: 9999 } }),
    ).toEqual([]);

    const sale = await answer('GET /flash-sales', grocery);
    const saleTable = `id whole, title text, start_date moment, end_date moment, is_publish flag
      active_products list, active_products.0.item_id whole, active_products.0.stock whole
      active_products.0.available_stock whole, active_products.0.price number`;
    expect(misfits(sale, saleTable)).toEqual([]);
    fits([at(sale, 'active_products', 0, 'item')], itemTable);
    expect(at(sale, 'active_products', 0, 'item', 'flash_sale')).toBe(1);
    const products = await answer('GET /flash-sales/items', {
      ...grocery,
      query: { flash_sale_id: String(at(sale, 'id')), limit: 1, offset: 1 },
    });
    expect(rowsIn(products, 'products').length).toBe(1);

    const brands = rowsIn(await answer('GET /brand', grocery));
    fits(brands, 'id whole, name text, slug text, image_full_url address|null, status flag');
    const page = await answer(`GET /brand/items/${at(brands[0], 'id')}`, {
      ...grocery,
      query: { limit: 5, offset: 1 },
    });
    fits(rowsIn(page, 'products'), itemTable);
  });
});
