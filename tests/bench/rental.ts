import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createCity } from '../../demo/city/city';
import { createRandom, type Random } from '../../demo/city/random';
import { seedDemo } from '../../demo/seed/seed';
import type { Db } from '../../server/db/client';
import { openDatabase } from '../../server/db/open';
import { startPostgres } from '../support/postgres';
import { withFolder } from './folder';
import { startMeasured } from './process';
import { printTable, quantile } from './table';

const vehiclesWanted = 100_000;
const tripsWanted = 30_000;
const warmUps = 15;

/** Milliseconds that 95 of 100 searches may take. */
const goal = 50;

type Where = Record<'DATA_DIR' | 'DATABASE_URL', string>;

export async function benchRental(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      on: { type: 'string', default: '' },
      requests: { type: 'string', default: '300' },
    },
  });
  const requests = Number(values.requests);
  if (values.on !== 'postgres') {
    await withFolder((DATA_DIR) => measure('PGlite', { DATA_DIR, DATABASE_URL: '' }, requests));
  }
  if (values.on === 'pglite') return;
  const postgres = await startPostgres();
  if (!postgres) return;
  try {
    const { url } = postgres;
    await withFolder((DATA_DIR) =>
      measure('PostgreSQL', { DATA_DIR, DATABASE_URL: url }, requests),
    );
  } finally {
    await postgres.stop();
  }
}

async function measure(title: string, where: Where, times: number): Promise<void> {
  const database = await openDatabase(where);
  try {
    await database.prepare((db) => seedDemo(db, { city: createCity(), now: new Date() }));
    await enlarge(database.db);
  } finally {
    await database.close();
  }
  const server = await startMeasured(where);
  try {
    console.log(
      `\n${vehiclesWanted.toLocaleString('en')} vehicles on ${title}, ${times} requests for each call`,
    );
    const rows = [];
    for (const [name, make] of Object.entries(asked))
      rows.push(await time(name, make, server.url, times));
    printTable(['milliseconds', 'p50', 'p95', 'goal'], rows);
  } finally {
    await server.stop();
  }
}

/** Copies the demo's providers and vehicles with other prices, and books trips in the next two months. */
async function enlarge(db: Db): Promise<void> {
  await db.execute(sql`
    insert into rental_providers (slug, module_id, zone_id, pickup_zone_ids, name, description, address, phone,
      email, lat, lng, logo, cover, tax, discount, discount_max, discount_min_purchase, discount_end, rating_avg, rating_count)
    select slug || '-' || n, module_id, zone_id, pickup_zone_ids, name, description, address, phone,
      email, lat, lng, logo, cover, tax, discount, discount_max, discount_min_purchase, discount_end, rating_avg, rating_count
    from rental_providers, generate_series(1, 125) n`);
  await db.execute(sql`
    insert into vehicles (slug, provider_id, category_id, brand_id, name, description, thumbnail, images, is_new, type,
      seating_capacity, air_condition, transmission, fuel, hourly_price, distance_price, day_price, discount, count,
      pickup_zone_ids, rating_avg, rating_count, trip_count)
    select v.slug || '-' || n, p.id, v.category_id, 1 + (v.brand_id + n) % (select count(*)::int from vehicle_brands),
      v.name, v.description, v.thumbnail, v.images, v.is_new, v.type, v.seating_capacity, v.air_condition,
      v.transmission, v.fuel, (v.hourly_price * (0.6 + random()))::bigint, (v.distance_price * (0.6 + random()))::bigint,
      (v.day_price * (0.6 + random()))::bigint, v.discount, v.count, v.pickup_zone_ids,
      round((3 + 2 * random())::numeric, 1), v.rating_count, (400 * random())::int
    from generate_series(1, ${vehiclesWanted}::int / (select count(*)::int from vehicles) + 1) n cross join vehicles v
    join rental_providers f on f.id = v.provider_id
    join rental_providers p on p.slug = f.slug || '-' || (1 + n % 125)`);
  await db.execute(sql`
    with booked as (
      insert into trips (owner, provider_id, status, type, hours, pickup, destination, pickup_zone_ids, is_scheduled,
        starts_at, ends_at, payment_method, amount, subtotal, discount, tax, tax_included, contact_person_name,
        contact_person_number, contact_digits, note)
      select 'guest:bench', v.provider_id, 'confirmed', 'hourly', 6, '{}', '{}', '{1}', true, at, at + interval '6 hours',
        'cash_on_delivery', 0, 0, 0, 0, false, '', '', '', v.id::text
      from (select id, provider_id, now() + random() * interval '60 days' as at from vehicles
        order by random() limit ${tripsWanted}) v
      returning id, note, starts_at, ends_at)
    insert into vehicle_holds (trip_id, vehicle_id, quantity, starts_at, ends_at)
    select id, note::int, 1, starts_at, ends_at from booked`);
  await db.execute(sql`vacuum analyze`);
}

type Make = (random: Random) => string;

const paging = (random: Random) => `limit=12&offset=${random.pick([1, 1, 1, 2, 3, 20])}`;
const sort = (random: Random) =>
  `sort=${random.pick(['popular', 'newest', 'rating', 'price_low', 'price_high'])}`;
const type = (random: Random) =>
  `rental_type=${random.pick(['hourly', 'day_wise', 'distance_wise'])}`;
const filters: readonly Make[] = [
  (random) => `category_ids=${random.int(1, 6)}`,
  (random) => `brand_ids=${random.int(1, 5)},${random.int(1, 5)}`,
  (random) => `seats=${random.int(2, 8)}`,
  (random) => `air_condition=${random.int(0, 1)}`,
  (random) => `transmission_type=${random.pick(['automatic', 'manual'])}`,
  (random) => `fuel_type=${random.pick(['petrol', 'diesel', 'hybrid', 'electric'])}`,
  (random) => `min_price=${random.int(1, 5)}&max_price=${random.int(6, 60)}`,
];
const some = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.pick(filters)(random)).join('&');
const soon = (random: Random) =>
  new Date(Date.now() + random.int(1, 1_000) * 3_600_000).toISOString();
const search = '/rental/vehicle/search';

/** What shoppers ask for while they look for a vehicle. */
const asked: Record<string, Make> = {
  'search, sorted': (random) => `${search}?${paging(random)}&${sort(random)}&${type(random)}`,
  'search, one or two filters': (random) =>
    `${search}?${paging(random)}&${sort(random)}&${some(random, random.int(1, 2))}`,
  'search, many filters': (random) =>
    `${search}?${paging(random)}&${sort(random)}&${type(random)}&${filters.map((make) => make(random)).join('&')}`,
  'search, nothing found': (random) =>
    `${search}?${sort(random)}&seats=40&min_price=${random.int(90_000, 99_000)}`,
  'search, with a period': (random) =>
    `${search}?${paging(random)}&${sort(random)}&rental_type=hourly&estimated_hours=${random.int(1, 48)}&pickup_time=${soon(random)}`,
  'search, by name': (random) =>
    `${search}?${paging(random)}&name=${random.pick(['to', 'hy', 'ki', 'ar', 'no', 'b', 'sedan', 'ze'])}`,
  'places of a search': (random) =>
    `${search}/places?${sort(random)}&rental_type=hourly&estimated_hours=${random.int(1, 48)}&pickup_time=${soon(random)}`,
  suggestion: (random) => `${search}/suggestion?name=${random.pick(['t', 'h', 'ki', 'no', 'b'])}`,
  'provider vehicles': (random) =>
    `/rental/vehicle/get-provider-vehicles/${random.int(1, 900)}?${paging(random)}&${sort(random)}`,
  'vehicle details': (random) =>
    `/rental/vehicle/get-vehicle-details/${random.int(1, vehiclesWanted)}?estimated_hours=5`,
  categories: () => '/rental/vehicle/category-list',
};

async function time(
  name: string,
  make: Make,
  url: string,
  times: number,
): Promise<(string | number)[]> {
  const random = createRandom(`bench/${name}`);
  const taken: number[] = [];
  for (let turn = -warmUps; turn < times; turn += 1) {
    const path = make(random);
    const zoneId = random.pick(['[1]', '[2]', '[1,2,3]']);
    const begun = performance.now();
    const answer = await fetch(`${url}/api/v1${path}`, { headers: { zoneId, moduleId: '6' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (turn >= 0) taken.push(performance.now() - begun);
  }
  const p95 = quantile(taken, 0.95);
  return [name, quantile(taken, 0.5), p95, p95 <= goal ? 'met' : 'too slow'];
}
