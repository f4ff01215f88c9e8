import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { cityMapData, createCity } from '../city/city';
import { type Database, openPglite, openPostgres } from '../db/client';
import type { Deps } from '../deps';
import { readEnv } from '../env';
import { createCityPlaces } from '../places/cityPlaces';
import { packMap } from '../places/mapFile';
import { seedDemo } from '../seed/seed';
import { createSettings } from '../settings/settings';

/** Milliseconds by call, and megabytes. */
export interface CatalogueRun {
  scale: number;
  items: number;
  seedSeconds: number;
  p95: Record<string, number>;
  megabytes: number;
}

const rounds = 150;
const warmUps = 15;
const words = ['burger', 'garlic', 'cof', 'brgr', 'lemon herb', 'برغر', 'شاي', 'nothing-like-it'];

/** Calls by name; the number varies the page, word or zone from round to round. */
const calls: Record<string, (round: number) => string> = {
  'items/popular': (n) => `items/popular?limit=12&offset=${(n % 5) + 1}`,
  'items/latest': (n) => `items/latest?limit=12&offset=${(n % 5) + 1}`,
  'items/discounted': () => 'items/discounted?limit=12',
  'items/most-reviewed': () => 'items/most-reviewed?limit=12',
  'items by price': () => 'items/search?sort=price_low&limit=12',
  'items filtered': () => 'items/search?filter=in_stock,top_rated&type=veg&limit=12',
  'items available now': () => 'items/search?filter=available_now,free_delivery&limit=12',
  'items/search': (n) =>
    `items/search?limit=12&name=${encodeURIComponent(words[n % words.length] ?? '')}`,
  suggestions: (n) =>
    `items/item-or-store-search?name=${encodeURIComponent(words[n % words.length] ?? '')}`,
  'category items': (n) => `categories/items/${(n % 12) + 1}?limit=12`,
  'store items': (n) => `items/latest?store_id=${(n % 10) + 1}&limit=30`,
  'item page': (n) => `items/details/${(n % 10) * 50 + 5}`,
  related: (n) => `items/related-items/${(n % 10) * 50 + 5}`,
  categories: () => 'categories',
  'stores/popular': () => 'stores/popular?limit=12',
  'stores open': () => 'stores/get-stores/all?filter=open&limit=12',
};

async function openEmpty(): Promise<{ database: Database; remove: () => void }> {
  const url = process.env.BENCH_DATABASE_URL;
  if (url) return { database: await openPostgres(url), remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-bench-'));
  return {
    database: await openPglite(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const percentile95 = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** Seeds a database of its own, then measures the catalogue's calls through the whole app, one after another. */
export async function runCatalogue(scale: number): Promise<CatalogueRun> {
  const { database, remove } = await openEmpty();
  try {
    const city = createCity();
    const begun = performance.now();
    await database.prepare((db) => seedDemo(db, { city, now: new Date(), scale }));
    await database.db.execute('analyze');
    const seedSeconds = (performance.now() - begun) / 1000;
    const env = readEnv({});
    const deps: Deps = {
      env,
      db: database.db,
      database,
      settings: createSettings(database.db, env, city.centre),
      clock: { now: () => new Date() },
      places: createCityPlaces(city),
      mapFile: packMap(cityMapData(city)),
      stopping: new AbortController().signal,
    };
    const app = createApp(deps);
    const headers = { zoneId: '[1]', moduleId: '1' };
    const p95: Record<string, number> = {};
    for (const [name, pathOf] of Object.entries(calls)) {
      const times: number[] = [];
      for (let round = -warmUps; round < rounds; round += 1) {
        const start = performance.now();
        const response = await app.request(`/api/v1/${pathOf(Math.abs(round))}`, { headers });
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${name} answered ${response.status}`);
        if (round >= 0) times.push(performance.now() - start);
      }
      p95[name] = percentile95(times);
    }
    const { rows } = await database.db.execute<{ found: number }>(
      'select count(*)::int as found from items',
    );
    return {
      scale,
      items: rows[0]?.found ?? 0,
      seedSeconds,
      p95,
      megabytes: process.memoryUsage().rss / 1e6,
    };
  } finally {
    await database.close();
    remove();
  }
}
