import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Item, Store } from '../../../domain/catalogue/catalogue';
import * as catalogueCalls from '../../../domain/catalogue/catalogueEndpoints';
import * as itemCalls from '../../../domain/catalogue/itemEndpoints';
import { itemLists, server, storeLists, withServer } from './served';

withServer();

/** 02:40 on Saturday in the shop's time zone: few kitchens are open, and what they had a moment ago is sold out. */
const night = new Date('2026-11-20T23:40:00Z');
let soldOut: { counted: number[]; marked: number[] } = { counted: [], marked: [] };

beforeAll(async () => {
  server.clock.set(night);
  const { products } = await server.call(itemCalls.listPopularItems, {
    query: { filter: 'available_now', limit: 6 },
  });
  const ids = products.map(({ id }) => id);
  expect(ids).toHaveLength(6);
  soldOut = { counted: ids.slice(0, 3), marked: ids.slice(3) };
  await server.db.execute(sql`update items set stock = 0 where id in ${soldOut.counted}`);
  await server.db.execute(sql`update items set sold_out = true where id in ${soldOut.marked}`);
});
afterAll(() => server.clock.set(new Date('2026-11-20T12:00:00Z')));

const canBeHad = (item: Item) => item.available === 1 && item.stock !== 0;
const isOpen = (store: Store) => store.open === 1;

/** How many there are, and that nothing that can be had stands behind what cannot. */
function expectFirst<Row extends { id: number }>(
  rows: readonly Row[],
  isFirst: (row: Row) => boolean,
) {
  const flags = rows.map((row) => (isFirst(row) ? 1 : 0));
  expect(flags).toEqual([...flags].sort((a, b) => b - a));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  return { first: rows.filter(isFirst), last: rows.filter((row) => !isFirst(row)) };
}

async function itemPages(call: (typeof itemLists)[keyof typeof itemLists], query = {}, limit = 7) {
  const products: Item[] = [];
  for (let offset = 1; ; offset += 1) {
    const page = await server.call(call, { query: { ...query, limit, offset } });
    products.push(...page.products);
    if (page.products.length < limit) return { products, total: page.total_size };
  }
}

describe('closed and sold-out items stand last (CAT-12, ITEM-06)', () => {
  it.each(Object.entries(itemLists))('%s, over all pages', async (_, call) => {
    const { products, total } = await itemPages(call, {}, 50);
    expect(products).toHaveLength(total);
    const { first, last } = expectFirst(products, canBeHad);
    expect([first.length > 0, last.length > 0]).toEqual([true, true]);
  });

  it('pages of any size cut one and the same list', async () => {
    const ids = async (limit: number) =>
      (await itemPages(itemLists.popular, {}, limit)).products.map(({ id }) => id);
    const whole = await ids(100);
    expect(await ids(7)).toEqual(whole);
    expect(await ids(33)).toEqual(whole);
  });

  it.each([
    ['price_low', (a: Item, b: Item) => net(a) - net(b) || b.id - a.id],
    ['price_high', (a: Item, b: Item) => net(b) - net(a) || a.id - b.id],
    [
      'rating',
      (a: Item, b: Item) =>
        b.avg_rating - a.avg_rating || b.rating_count - a.rating_count || b.id - a.id,
    ],
  ] as const)('within both parts the order is the asked one: %s', async (sort, compare) => {
    const { products } = await itemPages(itemLists.latest, { sort }, 100);
    const { first, last } = expectFirst(products, canBeHad);
    expect(first.map(({ id }) => id)).toEqual([...first].sort(compare).map(({ id }) => id));
    expect(last.map(({ id }) => id)).toEqual([...last].sort(compare).map(({ id }) => id));
  });

  it('a search, its suggestions, a category and what is related', async () => {
    const found = await server.call(itemCalls.searchItems, { query: { name: 'beef', limit: 100 } });
    expect(expectFirst(found.products, canBeHad).first.length).toBeGreaterThan(0);
    const suggested = await server.call(itemCalls.searchItemsAndStores, {
      query: { name: 'beef' },
    });
    const namedFirst = found.products.filter(
      ({ name }, at) => found.products.findIndex((other) => other.name === name) === at,
    );
    expect(suggested.items.map(({ id }) => id)).toEqual(namedFirst.slice(0, 8).map(({ id }) => id));
    const [category] = await server.call(catalogueCalls.listPopularCategories);
    const listed = await server.call(catalogueCalls.listCategoryItems, {
      params: { id: category?.id ?? 0 },
      query: { limit: 100 },
    });
    expectFirst(listed.products, canBeHad);
    const [item] = found.products;
    const related = await server.call(itemCalls.listRelatedItems, {
      params: { id: item?.id ?? 0 },
    });
    expect(expectFirst(related, canBeHad).first.length).toBeGreaterThan(0);
    expect(related).toHaveLength(12);
  });

  it('a list of what is available now, in stock or suggested leaves out what its store has run out of', async () => {
    const idsOf = async (call: (typeof itemLists)[keyof typeof itemLists], query: object) =>
      (await itemPages(call, query, 100)).products.map(({ id }) => id);
    const { products } = await itemPages(itemLists.popular, {}, 100);
    const had = products.filter(canBeHad).map(({ id }) => id);
    const left = products.filter(({ stock }) => stock !== 0).map(({ id }) => id);
    expect(await idsOf(itemLists.popular, { filter: 'available_now' })).toEqual(had);
    expect(await idsOf(itemLists.popular, { filter: 'in_stock' })).toEqual(left);
    expect(await idsOf(itemLists.suggested, {})).toEqual(left);
    expect(left.filter((id) => [...soldOut.counted, ...soldOut.marked].includes(id))).toEqual([]);
  });

  it('several zones, and a module of which everything is closed', async () => {
    const both = await server.call(itemCalls.listPopularItems, {
      zoneIds: [1, 2],
      query: { limit: 100 },
    });
    expectFirst(both.products, canBeHad);
    const shops = { moduleId: 4, query: { limit: 100 } };
    await server.db.execute(sql`update stores set active = false where module_id = 4`);
    const closed = await server.call(itemCalls.listPopularItems, shops);
    expect(closed.products.some(canBeHad)).toBe(false);
    const closedIds = closed.products.map(({ id }) => id);
    await server.db.execute(sql`update stores set active = true where module_id = 4`);
    const open = await server.call(itemCalls.listPopularItems, shops);
    const { first } = expectFirst(open.products, canBeHad);
    // Being open moves things up and leaves their order among themselves.
    const firstIds = first.map(({ id }) => id);
    expect(closedIds.filter((id) => firstIds.includes(id))).toEqual(
      firstIds.filter((id) => closedIds.includes(id)),
    );
  });
});

describe('closed stores stand last (CAT-12, ITEM-06)', () => {
  it.each(Object.entries(storeLists))('%s, over all pages', async (_, call) => {
    const all: Store[] = [];
    for (let offset = 1; ; offset += 1) {
      const page = await server.call(call, { query: { limit: 3, offset } });
      all.push(...page.stores);
      if (page.stores.length < 3) {
        expect(all).toHaveLength(page.total_size);
        break;
      }
    }
    expectFirst(all, isOpen);
  });

  it.each(['default', 'rating', 'delivery_time', 'newest', 'distance'])(
    'sorted: %s',
    async (sort) => {
      const { stores } = await server.call(storeLists.all, { query: { sort, limit: 100 } });
      const { first, last } = expectFirst(stores, isOpen);
      expect([first.length > 0, last.length > 0]).toEqual([true, true]);
    },
  );
});

/** What a card shows, in thousandths; of what has one price. */
const net = ({ price, discount, discount_type, store_discount_rule: rule }: Item) => {
  const own = discount_type === 'percent' ? (price * discount) / 100 : Math.min(price, discount);
  const offered = rule && price >= rule.min_purchase ? (price * rule.discount) / 100 : 0;
  const most = rule && rule.max_discount > 0 ? rule.max_discount : offered;
  const cents = (amount: number) => Math.round(amount * 100 + 1e-7);
  return cents(price) * 10 - Math.max(cents(own), cents(Math.min(offered, most))) * 10;
};
