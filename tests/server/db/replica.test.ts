import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart } from '../../../domain/cart/cartEndpoints';
import { listCategories } from '../../../domain/catalogue/catalogueEndpoints';
import { getItem, searchItems } from '../../../domain/catalogue/itemEndpoints';
import { getStore } from '../../../domain/catalogue/storeEndpoints';
import { getTerms } from '../../../domain/content/contentEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { searchVehicles } from '../../../domain/rental/browseEndpoints';
import type { AnswerOf, AnyEndpoint } from '../../../domain/wire/define';
import { readEnv } from '../../../server/env';
import { type Running, startServer } from '../../../server/start';
import { freePort } from '../../support/postgres';
import { startProxy, type TestProxy } from '../../support/proxy';
import { startReplicated } from '../../support/replicated';
import { type CallOptions, initOf, urlOf } from '../../support/wireCall';

const pair = await startReplicated();

describe.runIf(pair)('a read replica', () => {
  if (!pair) return;
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-replica-'));
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const primary = new pg.Client({ connectionString: pair.primary });
  let running: Running;
  let between: TestProxy;
  let metricsPort: number;
  let itemId: number;

  const ask = (endpoint: AnyEndpoint, options: CallOptions = {}) => {
    const all = { moduleId: 2, ...options };
    const url = `http://127.0.0.1:${running.port}${urlOf(endpoint, all)}`;
    return fetch(url, initOf(endpoint, all));
  };
  const call = async <E extends AnyEndpoint>(
    endpoint: E,
    options?: CallOptions,
  ): Promise<AnswerOf<E>> => {
    const answer = await ask(endpoint, options);
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 200]);
    return v.parse(endpoint.answer, await answer.json());
  };
  const price = async () => (await call(getItem, { params: { id: itemId } })).price;
  const ready = async () =>
    (await fetch(`http://127.0.0.1:${running.port}/readyz`)).text().then((text) => text.trim());
  const becomes = (state: string) =>
    expect.poll(ready, { timeout: 15_000, interval: 20 }).toBe(`ready\nread replica: ${state}`);
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  };
  /** Statements of each that name a table of the catalogue, while `work` is done. */
  const reads = async (work: () => Promise<unknown>) => {
    const about = (side: 'primary' | 'replica') =>
      pair
        .said(side)
        .filter((line) => /\b(from|join) "?(items|stores|policies|vehicles)\b/.test(line));
    const before = { primary: about('primary').length, replica: about('replica').length };
    await work();
    return {
      primary: about('primary').slice(before.primary),
      replica: about('replica').slice(before.replica),
    };
  };

  beforeAll(async () => {
    await primary.connect();
    between = await startProxy(pair.replica);
    metricsPort = await freePort();
    running = await startServer(
      readEnv({
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        METRICS_PORT: String(metricsPort),
        DATABASE_URL: pair.primary,
        DATABASE_READ_URL: between.url,
        DATA_DIR: folder,
        SERVER_RENDERING: '0',
        DEMO_SPEED: '0.001',
      }),
      () => {},
    );
    const { rows } = await primary.query(
      'select id from items where module_id = 2 and zone_id = 1 and stock > 20 order by id limit 1',
    );
    itemId = rows[0].id;
  }, 120_000);
  afterAll(async () => {
    await running?.stop();
    await between.close();
    await primary.end();
    pair.stop();
    told.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is where the catalogue is read, and where nothing else is', async () => {
    await becomes('current');
    const looked = await reads(async () => {
      const item = await call(getItem, { params: { id: itemId } });
      await call(getStore, { params: { id: item.store_id } });
      await call(searchItems, { query: { name: 'milk' } });
      await call(searchVehicles, { moduleId: 6 });
      await call(listCategories);
      await call(getTerms);
    });
    expect(looked.primary).toEqual([]);
    expect(looked.replica.length).toBeGreaterThan(5);
    expect(pair.said('replica').filter((line) => /^(insert|update|delete)/i.test(line))).toEqual(
      [],
    );

    const guest = (await call(requestGuestId)).guest_id;
    const put = await reads(() =>
      call(addToCart, { body: { guest_id: guest, item_id: itemId, quantity: 1 } }),
    );
    expect(put.replica).toEqual([]);
    expect(put.primary.length).toBeGreaterThan(0);
    expect(await metric('flowmart_replica_current')).toBe(1);
    expect(await metric('flowmart_catalogue_reads_total{by="replica"}')).toBeGreaterThan(5);
    expect(await metric('flowmart_replica_connections{state="waiting"}')).toBe(0);
  });

  it('that lags is not asked for what has changed since', async () => {
    const standby = new pg.Client({ connectionString: pair.replica });
    await standby.connect();
    const before = await price();
    await standby.query('select pg_wal_replay_pause()');
    for (const step of [1, 2, 3]) {
      const changed = before + step;
      await primary.query('update items set price = $2 where id = $1', [itemId, changed * 1000]);
      await expect.poll(price, { timeout: 2_000, interval: 5 }).toBe(changed);
      // Once it was seen, nobody sees the former one again.
      const seen = await Promise.all(Array.from({ length: 20 }, price));
      expect([...new Set(seen)]).toEqual([changed]);
    }
    expect((await standby.query('select price from items where id = $1', [itemId])).rows).toEqual([
      { price: String(before * 1000) },
    ]);
    await becomes('behind');
    expect(await metric('flowmart_replica_current')).toBe(0);
    await expect
      .poll(() => told.mock.calls.flat().filter((line) => /replica is behind/.test(String(line))), {
        timeout: 10_000,
      })
      .toEqual(['The read replica is behind: the catalogue is read from the primary']);
    await standby.query('select pg_wal_replay_resume()');
    await becomes('current');
    const after = await reads(async () => expect(await price()).toBe(before + 3));
    expect(after.primary).toEqual([]);
    await standby.end();
  }, 60_000);

  it('that goes is not missed by anybody, and is read again when it is back', async () => {
    const statuses: number[] = [];
    let isAway = false;
    const shopping = (async () => {
      while (!isAway) {
        const names = ['milk', 'bread', 'rice', 'water', 'tea'];
        const answers = await Promise.all(
          names.map((name) => ask(searchItems, { query: { name: `${name} ${statuses.length}` } })),
        );
        statuses.push(...answers.map(({ status }) => status));
      }
    })();
    await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(20);
    pair.stopReplica();
    await becomes('away');
    isAway = true;
    await shopping;
    expect([...new Set(statuses)]).toEqual([200]);
    const looked = await reads(() => call(searchItems, { query: { name: 'sugar' } }));
    expect([looked.replica, looked.primary.length > 0]).toEqual([[], true]);
    pair.startReplica();
    await becomes('current');
    const back = await reads(() => call(searchItems, { query: { name: 'coffee' } }));
    expect([back.primary, back.replica.length > 0]).toEqual([[], true]);
  }, 60_000);

  it('that freezes keeps nobody waiting for longer than a call may take', async () => {
    between.be('stalls');
    const statuses: number[] = [];
    const names = ['lemon', 'onion', 'honey', 'butter', 'yoghurt', 'flour'];
    const asked = names.map((name) => ask(searchItems, { query: { name } }));
    statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    await becomes('away');
    const begun = performance.now();
    statuses.push((await ask(searchItems, { query: { name: 'pepper' } })).status);
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect([...new Set(statuses)]).toEqual([200]);
    between.be('flows');
    await becomes('current');
  }, 60_000);

  it('that is none, as the primary itself, is never read', async () => {
    const port = await freePort();
    const other = await startServer(
      readEnv({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: pair.primary,
        DATABASE_READ_URL: pair.primary,
        DATA_DIR: folder,
        SERVER_RENDERING: '0',
      }),
      () => {},
    );
    await expect
      .poll(() => told.mock.calls.flat().filter((line) => /not a replica/.test(String(line))), {
        timeout: 10_000,
      })
      .toEqual([
        'The read replica is away (it is not a replica: nothing is replayed there): the catalogue is read from the primary',
      ]);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await answer.text()).toBe('ready\nread replica: away\n');
    await other.stop();
    expect(() => readEnv({ DATABASE_READ_URL: pair.primary })).toThrow(
      'DATABASE_URL is missing beside DATABASE_READ_URL, its replica',
    );
  }, 60_000);
});
