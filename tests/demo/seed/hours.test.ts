import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCity } from '../../../demo/city/city';
import { storeRound } from '../../../demo/seed/plan';
import { makeStore } from '../../../demo/seed/stores';
import { listPopularItems, searchItemsAndStores } from '../../../domain/catalogue/itemEndpoints';
import { isOpenAt } from '../../../domain/catalogue/schedule';
import { seededAt } from '../../support/database';
import { createTestServer, type TestServer } from '../../support/server';

const stores = storeRound.map((_, index) =>
  makeStore({ city: createCity(), seed: 'flowmart', now: seededAt }, index),
);
/** A Sunday, midnight of the shop's clock. */
const sunday = Date.parse('2026-11-22T00:00:00+03:00');
const hours = Array.from({ length: 168 }, (_, hour) => new Date(sunday + hour * 3_600_000));
const openAt = (at: Date) => stores.filter(({ row }) => isOpenAt(row.schedules, at, 'Asia/Riyadh'));

describe('the hours of the demo’s stores', () => {
  it.each([
    ['food', 1, 4],
    ['food', 2, 3],
    ['food', 3, 1],
    ['grocery', 1, 2],
    ['grocery', 2, 3],
    ['grocery', 3, 2],
    ['pharmacy', 1, 2],
    ['pharmacy', 3, 2],
    ['ecommerce', 1, 3],
    ['ecommerce', 2, 3],
  ] as const)(
    '%s in zone %i: at each hour of the week at least %i are open',
    (module, zone, least) => {
      const fewest = hours.map(
        (at) =>
          openAt(at).filter((store) => store.module === module && store.row.zoneId === zone).length,
      );
      expect(Math.min(...fewest)).toBeGreaterThanOrEqual(least);
    },
  );

  it('are those of what they are', () => {
    const open = (name: string, at: string) =>
      openAt(new Date(at)).some(({ plan }) => plan.name.en === name);
    expect(open('Sunrise Breakfast', '2026-11-23T05:30:00+03:00')).toBe(true);
    expect(open('Sunrise Breakfast', '2026-11-23T19:00:00+03:00')).toBe(false);
    expect(open('Napoli by the Bay', '2026-11-23T09:00:00+03:00')).toBe(false);
    expect(open('Napoli by the Bay', '2026-11-23T20:00:00+03:00')).toBe(true);
    // Thursday night is long, Sunday night is not.
    expect(open('Tokyo Lane', '2026-11-27T01:00:00+03:00')).toBe(true);
    expect(open('Tokyo Lane', '2026-11-23T01:00:00+03:00')).toBe(false);
    // Friday morning is for prayer and family.
    expect(open('Linen & Light', '2026-11-27T10:00:00+03:00')).toBe(false);
    expect(open('Linen & Light', '2026-11-27T17:00:00+03:00')).toBe(true);
  });
});

describe('what a guest meets', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server.close());

  const popularAt = async (at: string) => {
    server.clock.set(new Date(at));
    const { products } = await server.call(listPopularItems, { query: { limit: 8 } });
    return products.map(({ store_name }) => store_name);
  };

  it('is popular at that time of day, and open', async () => {
    const morning = await popularAt('2026-11-23T07:00:00+03:00');
    const breakfast = ['Manakish Corner', 'Sunrise Breakfast'];
    expect(morning.slice(0, 5).filter((name) => !breakfast.includes(name))).toEqual([]);
    const noon = await popularAt('2026-11-23T13:00:00+03:00');
    const lunch = [
      'Saffron Kitchen',
      'Tokyo Lane',
      'The Fisherman',
      'Napoli by the Bay',
      'Green Table',
    ];
    expect(noon.filter((name) => !lunch.includes(name))).toEqual([]);
    const night = await popularAt('2026-11-24T03:00:00+03:00');
    const closed = ['Sunrise Breakfast', 'Napoli by the Bay', 'Tokyo Lane', 'Green Table'];
    expect(night.filter((name) => closed.includes(name))).toEqual([]);
  });

  it('is what people come for and liked: no water, nothing rated below four', async () => {
    for (const at of [
      '2026-11-23T08:00:00+03:00',
      '2026-11-23T13:00:00+03:00',
      '2026-11-23T20:00:00+03:00',
    ]) {
      server.clock.set(new Date(at));
      const { products } = await server.call(listPopularItems, { query: { limit: 12 } });
      const names = products.map(({ name }) => name);
      expect(names.filter((name) => /water|juice|soda|ayran|jallab/i.test(name))).toEqual([]);
      expect(new Set(names).size).toBe(12);
      expect(
        products.filter(({ avg_rating, rating_count }) => rating_count > 0 && avg_rating < 4),
      ).toEqual([]);
    }
  });

  it('suggests nothing twice', async () => {
    for (const [name, moduleId] of [
      ['ch', 1],
      ['milk', 2],
      ['bu', 2],
      ['vit', 3],
      ['se', 4],
    ] as const) {
      const { items } = await server.call(searchItemsAndStores, { query: { name }, moduleId });
      const names = items.map((item) => item.name);
      expect(names.length).toBeGreaterThan(1);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
