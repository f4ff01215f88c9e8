import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  listCategoryItems,
  listCategoryStores,
} from '../../../../domain/catalogue/catalogueEndpoints';
import * as items from '../../../../domain/catalogue/itemEndpoints';
import { listBrandItems } from '../../../../domain/catalogue/offerEndpoints';
import {
  listProviderVehicles,
  searchVehicles,
  type VehicleQuery,
} from '../../../../domain/rental/browseEndpoints';
import { listVehiclePlaces } from '../../../../domain/rental/vehiclePlaceEndpoints';
import type { BackEnd } from './backEnd';
import { type Shop, startShop } from './versions';

let shop: Shop;

type Row = Record<string, unknown>;
type Answer = Extract<BackEnd['answers'][string], (...heard: never[]) => unknown>;

/** A list that comes page by page, whatever else is asked. */
const pagesOf =
  (key: string, rows: readonly Row[]): Answer =>
  ({ query }) => {
    const [limit, offset] = [Number(query.limit), Number(query.offset)];
    const shown = rows.slice((offset - 1) * limit, offset * limit);
    return { json: { total_size: rows.length, limit, offset, [key]: shown } };
  };

const item = (id: number, of: Row = {}): Row => ({
  id,
  name: `Item ${id}`,
  store_id: 3,
  category_id: 41,
  category_ids: [
    { id: '40', position: 1 },
    { id: '41', position: 2 },
  ],
  price: 10,
  discount: 0,
  discount_type: 'percent',
  avg_rating: 3,
  ...of,
});

/** Of 8: 12 costs 20, 14 costs 16 after a fifth, 16 and 17 have good ratings, 18 is of another category. */
const eight = [
  item(11),
  item(12, { price: 20 }),
  item(13),
  item(14, { price: 20, discount: 20 }),
  item(15),
  item(16, { avg_rating: 4.5 }),
  item(17, { avg_rating: 4 }),
  item(18, { category_id: 50, category_ids: [{ id: '50', position: 1 }] }),
];

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const offsets = () =>
  shop
    .said()
    .map(([, fields]) => fields as { offset?: string })
    .map(({ offset }) => Number(offset));

beforeEach(async () => {
  window.localStorage.clear();
  window.localStorage.setItem('guest_id', '7');
  window.localStorage.setItem('zoneid', '[1]');
  vi.stubEnv('TZ', 'UTC');
  shop = await startShop('25');
});
afterEach(() => shop.close());

const lists = [
  ['GET /items/popular', (query: Row) => shop.call(items.listPopularItems, { query })],
  ['GET /items/new-arrival', (query: Row) => shop.call(items.listLatestItems, { query })],
  ['GET /items/popular', (query: Row) => shop.call(items.searchItems, { query })],
  [
    'GET /items/latest',
    (query: Row) => shop.call(items.listPopularItems, { query: { ...query, store_id: 3 } }),
  ],
  [
    'GET /categories/items/40',
    (query: Row) => shop.call(listCategoryItems, { params: { id: 40 }, query }),
  ],
  ['GET /brand/items/9', (query: Row) => shop.call(listBrandItems, { params: { id: 9 }, query })],
] as const;

describe('items that a classic back end does not filter', () => {
  it.each(lists)('are sifted by what their card costs, of %s', async (path, list) => {
    shop.answers[path] = pagesOf('products', eight);
    const told = await list({ limit: 8, offset: 1, min_price: 15, max_price: 19.5 });
    expect([idsOf(told.products), told.total_size, told.total_capped]).toEqual([[14], 1, false]);
  });

  it.each(lists)('are sifted by rating and category, of %s', async (path, list) => {
    shop.answers[path] = pagesOf('products', eight);
    const rated = await list({ limit: 8, offset: 1, rating: 4 });
    expect(idsOf(rated.products)).toEqual([16, 17]);
    const other = await list({ limit: 8, offset: 1, category_ids: '50,51' });
    expect(idsOf(other.products)).toEqual([18]);
  });

  it.each(lists)('CAT-12 go on to the page that has some, of %s', async (path, list) => {
    shop.answers[path] = pagesOf('products', eight);
    const { products, ...page } = await list({ limit: 2, offset: 1, rating: 4 });
    // The third page has the first of them, and how many there are is not known yet.
    expect([idsOf(products), page]).toEqual([
      [16],
      { total_size: 1, total_capped: true, limit: 2, offset: 3 },
    ]);
    expect(offsets()).toEqual([1, 2, 3]);
    const last = await list({ limit: 2, offset: 4, rating: 4 });
    expect([idsOf(last.products), last.total_capped, last.offset]).toEqual([[17], false, 4]);
  });

  it('CAT-12 are looked for in five pages, not in all', async () => {
    shop.answers['GET /items/popular'] = pagesOf(
      'products',
      Array.from({ length: 40 }, (_, at) => item(at + 1)),
    );
    const query = { limit: 2, offset: 1, rating: 5 };
    const told = await shop.call(items.listPopularItems, { query });
    expect(told).toEqual({ total_size: 0, total_capped: false, limit: 2, offset: 5, products: [] });
    expect(offsets()).toEqual([1, 2, 3, 4, 5]);
  });

  it('CAT-12 are counted as they are told where nothing is sifted', async () => {
    shop.answers['GET /items/popular'] = pagesOf('products', eight);
    const told = await shop.call(items.listPopularItems, { query: { limit: 2, offset: 1 } });
    expect([idsOf(told.products), told.total_size, told.total_capped]).toEqual([
      [11, 12],
      8,
      false,
    ]);
  });

  it('are left to it where a name is searched: it knows prices and stars there', async () => {
    shop.answers['GET /items/search'] = pagesOf('products', eight);
    const query = { limit: 2, offset: 1, name: 'item', min_price: 15, max_price: 19, rating: 4 };
    const told = await shop.call(items.searchItems, { query });
    expect([idsOf(told.products), told.total_size]).toEqual([[11, 12], 8]);
  });
});

it('CAT-12 stores of a classic back end go on to the page that has some', async () => {
  const store = (id: number, avg_rating: number) => ({
    id,
    name: `Store ${id}`,
    module_id: 1,
    zone_id: 1,
    latitude: '24.7',
    longitude: '46.6',
    avg_rating,
  });
  shop.answers['GET /categories/stores/40'] = pagesOf('stores', [
    store(1, 2),
    store(2, 2),
    store(3, 5),
    store(4, 5),
    store(5, 5),
  ]);
  const query = { limit: 2, offset: 1, filter: 'top_rated' };
  const { stores, ...page } = await shop.call(listCategoryStores, { params: { id: 40 }, query });
  expect([idsOf(stores), page]).toEqual([
    [3, 4],
    { total_size: 2, total_capped: true, limit: 2, offset: 2 },
  ]);
});

describe('vehicles that a classic back end does not filter', () => {
  const vehicle = (id: number, of: Row = {}): Row => ({
    id,
    name: `Car ${id}`,
    provider: { id: 8, name: 'Swift', discount: null },
    seating_capacity: '4',
    trip_hourly: 1,
    trip_distance: 1,
    hourly_price: 10,
    distance_price: 2,
    total_vehicle_count: 3,
    ...of,
  });
  const four = [
    vehicle(1),
    vehicle(2),
    vehicle(3, { seating_capacity: '7' }),
    vehicle(4, { hourly_price: 30, distance_price: 6 }),
  ];
  const path = 'GET /rental/vehicle/search';
  const sentTo = () => shop.said()[0]?.[1];

  it('RENT-12 asks for seats and prices in its words', async () => {
    shop.answers[path] = pagesOf('vehicles', four);
    const hourly = { limit: 4, offset: 1, rental_type: 'hourly' as const, seats: 5 };
    await shop.call(searchVehicles, { query: { ...hourly, min_price: 20, max_price: 40 } });
    expect(sentTo()).toEqual({
      limit: '4',
      offset: '1',
      trip_type: 'hourly',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      seating_capacity: '["5-99"]',
      min_price: '20',
      max_price: '40',
    });
  });

  it.each<[Partial<VehicleQuery>, string | undefined, string | undefined]>([
    // Six hours of 10 come to 60 at most: a discount makes it less.
    [{ rental_type: 'hourly', estimated_hours: 6, min_price: 50 }, '8.33', '99999999'],
    [{ rental_type: 'hourly', estimated_hours: 6, max_price: 50 }, undefined, undefined],
    [{ rental_type: 'distance_wise', estimated_hours: 6, max_price: 5 }, '0.01', '5'],
    [{ min_price: 50, max_price: 60 }, undefined, undefined],
  ])('RENT-12 tells it prices of an hour or a kilometre: %o', async (query, min, max) => {
    shop.answers[path] = pagesOf('vehicles', four);
    await shop.call(searchVehicles, { query: { limit: 4, offset: 1, ...query } });
    const sent = sentTo() as Row;
    expect([sent.min_price, sent.max_price]).toEqual([min, max]);
  });

  it('RENT-12 goes on to the page that has some, and counts no others', async () => {
    shop.answers[path] = pagesOf('vehicles', four);
    shop.answers['GET /rental/vehicle/get-provider-vehicles'] = pagesOf('vehicles', four);
    const query = { limit: 1, offset: 1, seats: 5 };
    const found = { total_size: 1, total_capped: true, limit: 1, offset: 3 };
    const { vehicles, ...page } = await shop.call(searchVehicles, { query });
    expect([idsOf(vehicles), page]).toEqual([[3], found]);
    const { vehicles: own, ...ownPage } = await shop.call(listProviderVehicles, {
      params: { id: 8 },
      query,
    });
    expect([idsOf(own), ownPage]).toEqual([[3], found]);
  });

  it('RENT-12 says of a map that there may be more', async () => {
    const fifty = Array.from({ length: 60 }, (_, at) => vehicle(at + 1, { seating_capacity: '2' }));
    shop.answers[path] = pagesOf('vehicles', [vehicle(99), ...fifty]);
    shop.answers['GET /rental/provider/get-provider-details/8'] = {
      json: { id: 8, name: 'Swift', latitude: '24.7', longitude: '46.6' },
    };
    const told = await shop.call(listVehiclePlaces, { query: { seats: 4 } });
    expect([told.total_size, told.total_capped]).toEqual([1, true]);
  });
});
