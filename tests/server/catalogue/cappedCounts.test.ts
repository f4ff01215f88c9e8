import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCategoryItems } from '../../../domain/catalogue/catalogueEndpoints';
import { listPopularItems, searchItems } from '../../../domain/catalogue/itemEndpoints';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
const copies = 1_200;

beforeAll(async () => {
  server = await createTestServer();
  await server.db.execute(sql`
    insert into items (slug, module_id, zone_id, store_id, category_id, parent_category_id, name, description,
      image, images, generic_names, tags, nutritions, allergies, price, choice_options, food_variations, add_ons, order_count)
    select 'copy-' || n, module_id, zone_id, store_id, category_id, parent_category_id,
      jsonb_build_object('en', 'Zebrafish ' || n, 'ar', 'سمكة ' || n), description, image, images, generic_names, tags,
      nutritions, allergies, 1000 + 10 * n, choice_options, food_variations, add_ons, 10000 + n
    from items, generate_series(1, ${copies}) as n where items.id = 1`);
});
afterAll(() => server.close());

it('counts exactly up to 1,000 and says when there are more', async () => {
  const all = await server.call(listPopularItems);
  expect(all).toMatchObject({ total_size: 1_000, total_capped: true });
  const few = await server.call(searchItems, { query: { max_price: 6, name: 'zebrafish' } });
  expect(few).toMatchObject({ total_size: 500, total_capped: false });
});

it('a page beyond the counted rows is empty, and the last one is whole', async () => {
  const last = await server.call(listPopularItems, { query: { limit: 100, offset: 10 } });
  expect(last.products).toHaveLength(100);
  const beyond = await server.call(listPopularItems, { query: { limit: 100, offset: 11 } });
  expect(beyond).toMatchObject({ products: [], total_size: 1_000 });
});

it('a word with more than 1,000 matches still answers in the wanted order', async () => {
  const first = await server.call(searchItems, { query: { name: 'zebra', limit: 3 } });
  expect(first).toMatchObject({ total_size: 1_000, total_capped: true });
  expect(first.products.map(({ name }) => name)).toEqual([
    'Zebrafish 1200',
    'Zebrafish 1199',
    'Zebrafish 1198',
  ]);
  const cheapest = await server.call(searchItems, {
    query: { name: 'zebra', sort: 'price_low', limit: 2 },
  });
  expect(cheapest.products.map(({ price }) => price)).toEqual([1.01, 1.02]);
});

it('finds an item of a store once, in however many zones the shopper is', async () => {
  const { rows } = await server.db.execute<{ store: number }>(
    sql`select store_id as store from items where id = 1`,
  );
  const { products } = await server.call(searchItems, {
    zoneIds: [1, 2],
    query: { name: 'zebra', sort: 'price_low', limit: 4, store_id: rows[0]?.store ?? 0 },
  });
  expect(products.map(({ price }) => price)).toEqual([1.01, 1.02, 1.03, 1.04]);
});

it.each([
  ['few', 3],
  ['more than a page', 130],
])(
  'what is called so stands before more than 1,000 of that kind, %s of it, and no page repeats',
  async (_, count) => {
    const word = 'quokka';
    const { rows } = await server.db.execute<{ id: number }>(sql`
    update categories set name = jsonb_build_object('en', 'Quokka', 'ar', 'كوكا')
    where id = (select category_id from items where id = 1) returning id`);
    await server.db.execute(sql`
    update items set name = jsonb_build_object('en', 'Quokka ' || order_count, 'ar', 'كوكا'), order_count = order_count - 10000
    where slug = any(array(select 'copy-' || n from generate_series(1, ${count}::int) as n))`);
    expect(rows).toHaveLength(1);
    const pages = [];
    for (const offset of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      pages.push(await server.call(searchItems, { query: { name: word, limit: 100, offset } }));
    expect(pages.map(({ total_capped }) => total_capped)).toEqual(pages.map(() => true));
    const found = pages.flatMap(({ products }) => products);
    const named = found.map(({ name }) => name.startsWith('Quokka'));
    expect(named.lastIndexOf(true)).toBe(count - 1);
    expect(named.filter(Boolean)).toHaveLength(count);
    expect(new Set(found.map(({ id }) => id)).size).toBe(1_000);
  },
);

it('a category counts the same way', async () => {
  const [item] = (await server.call(listPopularItems, { query: { limit: 1 } })).products;
  const details = await server.db.execute<{ parent: number }>(
    sql`select parent_category_id as parent from items where id = ${item?.id ?? 0}`,
  );
  const id = details.rows[0]?.parent ?? 0;
  const answer = await server.call(listCategoryItems, { params: { id } });
  expect(answer).toMatchObject({ total_size: 1_000, total_capped: true });
});
