import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCity } from '../../../demo/city/city';
import { drawPicture, parsePictureUrl } from '../../../demo/pictures/pictures';
import { makeItems } from '../../../demo/seed/items/makeItems';
import { seedDemo } from '../../../demo/seed/seed';
import { makeStore } from '../../../demo/seed/stores';
import type { Database } from '../../../server/db/client';
import { openSeededDatabase, seededAt } from '../../support/database';

let database: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

const count = async (from: string): Promise<number> => {
  const { rows } = await database.db.execute<{ found: number }>(
    sql.raw(`select count(*)::int as found from ${from}`),
  );
  return rows[0]?.found ?? 0;
};

describe('the demo shop', () => {
  it.each([
    ['zones', 3, 3],
    ['modules', 6, 6],
    ['stores', 60, 90],
    ['items', 1_500, 2_500],
    ['item_variations', 200, 5_000],
    ['reviews', 1_000, 20_000],
    ['rental_providers', 8, 8],
    ['vehicles', 80, 80],
    ['couriers', 6, 50],
    ['policies', 6, 6],
    ['banners', 20, 100],
    ['campaigns where start_date < now() and end_date > start_date', 4, 20],
    ['(select distinct type from coupons) as types', 5, 5],
    ['items where stock = 0 and campaign_starts is null', 10, 300],
    ['items where stock between 1 and 4', 20, 300],
    ['items where maximum_cart_quantity is not null', 50, 500],
    ['items where prescription_required', 5, 100],
    ['items where campaign_starts is not null', 10, 60],
    ["items where discount > 0 and discount_type = 'percent'", 50, 800],
    ["items where discount > 0 and discount_type = 'amount'", 50, 800],
    ['items where jsonb_array_length(add_ons) > 0', 50, 1_000],
    ['items where jsonb_array_length(food_variations) > 0', 50, 1_000],
    ['items where jsonb_array_length(choice_options) > 0', 50, 1_000],
    ['items where jsonb_array_length(nutritions) > 0', 100, 2_000],
    ['items where jsonb_array_length(allergies) > 0', 100, 2_000],
    ['items where halal', 100, 2_000],
    ['items where organic', 50, 1_000],
    ['items where recommended', 50, 1_000],
    ['items where veg', 50, 1_000],
    [
      '(select module_id from module_zones group by module_id having count(*) = 3) as everywhere',
      1,
      5,
    ],
  ])('%s: %i to %i', async (from, least, most) => {
    const found = await count(from);
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });

  it('has every name in both languages, prices above zero, and no name twice in a store', async () => {
    expect(
      await count("items where name ->> 'en' = '' or name ->> 'ar' !~ '[\u0600-\u06ff]'"),
    ).toBe(0);
    expect(await count('items where price <= 0 or shown_price <= 0')).toBe(0);
    expect(
      await count(
        "(select 1 from items group by store_id, name ->> 'en' having count(*) > 1) as twice",
      ),
    ).toBe(0);
  });

  it('counts the reviews of vehicles and of who lets them that can be read', async () => {
    const told = (table: string, column: string) =>
      count(`${table} one where rating_count <> (
        select count(*) from vehicle_reviews r where r.${column} = one.id)`);
    expect(await told('vehicles', 'vehicle_id')).toBe(0);
    expect(await told('rental_providers', 'provider_id')).toBe(0);
    const otherMean = `vehicles one where rating_count > 0 and rating_avg <> (
      select round(avg(rating), 1) from vehicle_reviews r where r.vehicle_id = one.id)`;
    expect(await count(otherMean)).toBe(0);
    expect(await count('vehicles where rating_count > 0')).toBeGreaterThan(40);
  });

  it.each(['ar', 'es'])('names the brand of a vehicle once (%s)', async (language) => {
    const twice = `vehicles v join vehicle_brands b on b.id = v.brand_id
      where v.name->>'${language}' like b.name->>'${language}' || '%' || (b.name->>'${language}') || '%'`;
    expect(await count(twice)).toBe(0);
  });

  it('names no vehicle half in Latin letters where Arabic is read', async () => {
    expect(await count(`vehicles where name->>'ar' ~ '[A-Za-z]'`)).toBe(0);
  });

  it('points every picture at one that can be drawn', async () => {
    const { rows } = await database.db.execute<{ url: string }>(sql`
      select image as url from items union select logo from stores union select cover from stores
      union select image from categories union select image from banners union select image from campaigns
      union select thumbnail from vehicles union select icon from modules union select image from couriers
      union select image from vehicle_brands union select image from vehicle_categories
      union select image from landing_texts where image <> ''
      union select logo from rental_providers union select cover from rental_providers`);
    const drawn = rows.map(({ url }) => {
      const request = parsePictureUrl(url);
      return { url, svg: request && drawPicture(request) };
    });
    expect(drawn.filter(({ svg }) => svg === null)).toEqual([]);
    // A server may have no fonts.
    expect(drawn.filter(({ svg }) => svg?.includes('<text')).map(({ url }) => url)).toEqual([]);
    expect(rows.filter(({ url }) => !url.endsWith('.webp'))).toEqual([]);
    const vehicles = await count('(select distinct thumbnail from vehicles) as pictures');
    expect(vehicles).toBe(80);
  });

  it('keeps stock of an item and of its variations in step', async () => {
    const drift = await count(
      '(select 1 from items join item_variations v on v.item_id = items.id group by items.id having items.stock <> sum(v.stock)) as drift',
    );
    expect(drift).toBe(0);
  });

  it('a second seeding of the same size changes nothing', async () => {
    const before = await count('items');
    await seedDemo(database.db, { city: createCity(), now: new Date() });
    expect(await count('items')).toBe(before);
  });

  it('grows to a larger size, and keeps what was there', async () => {
    const [items, stores] = [await count('items'), await count('stores')];
    const sample = sql`select name, price from items where id = 1`;
    const before = (await database.db.execute(sample)).rows;
    await seedDemo(database.db, { city: createCity(), now: new Date(), scale: 2 });
    expect(await count('stores')).toBe(2 * stores);
    expect(await count('items')).toBe(2 * items);
    expect((await database.db.execute(sample)).rows).toEqual(before);
    expect(await count('(select distinct slug from items) as slugs')).toBe(2 * items);
  });
});

it('the same seed makes the same stores and items, another seed others', () => {
  const city = createCity();
  const rows = (seed: string) => {
    const context = { city, seed, now: seededAt };
    const store = makeStore(context, 17);
    return JSON.stringify([store.row, makeItems(context, store)]);
  };
  expect(rows('flowmart')).toBe(rows('flowmart'));
  expect(rows('flowmart')).not.toBe(rows('another'));
});
