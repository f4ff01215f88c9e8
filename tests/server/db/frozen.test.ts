import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPopularItems } from '../../../domain/catalogue/itemEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { openPostgres } from '../../../server/db/client';
import { usualLimits } from '../../../server/db/limits';
import { isPassing } from '../../../server/db/lost';
import { createDoor, type Door } from '../../../server/http/door';
import { startPostgres } from '../../support/postgres';
import { startProxy, type TestProxy } from '../../support/proxy';
import { createTestServer, type TestServer } from '../../support/server';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
const told = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(async () => {
  told.mockRestore();
  await own?.stop();
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isPassing(error) ? 'passing' : error),
  );

describe.runIf(serverUrl)('PostgreSQL that does not answer', () => {
  let proxy: TestProxy;
  let shop: TestServer;
  let door: Door;

  beforeAll(async () => {
    proxy = await startProxy(serverUrl ?? '');
    shop = await createTestServer({ TEST_DATABASE_URL: proxy.url });
    door = createDoor(shop.deps.env.ANSWER_SECONDS);
    door.open(shop.app, shop.database.ping);
  });
  afterAll(async () => {
    proxy.be('flows');
    await shop.close();
    await proxy.close();
  });

  const ask = async (path: string, init?: RequestInit) => {
    const begun = performance.now();
    const response = await door.fetch(new Request(`http://shop.test${path}`, init));
    await response.arrayBuffer();
    const { status, headers } = response;
    return { status, retryAfter: headers.get('Retry-After'), took: performance.now() - begun };
  };
  const popular = () =>
    ask(`/api/v1${listPopularItems.path}`, { headers: { zoneId: '[1]', moduleId: '1' } });
  const guest = () => ask(`/api/v1${requestGuestId.path}`, { method: requestGuestId.method });

  it('under load: nobody waits for ten seconds, it is alive and not ready, and comes back by itself', async () => {
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const waiting = new Set<{ since: number }>();
    let isOver = false;
    const shopper = async () => {
      while (!isOver) {
        const call = { since: performance.now() };
        waiting.add(call);
        answers.push(await (answers.length % 2 ? popular() : guest()));
        waiting.delete(call);
      }
    };
    const shoppers = Array.from({ length: 8 }, shopper);
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBeGreaterThan(40);
    proxy.be('stalls');
    expect((await ask('/healthz')).status).toBe(200);
    await expect
      .poll(async () => (await ask('/readyz')).status, { timeout: 10_000, interval: 20 })
      .toBe(503);
    const awayAt = performance.now();
    const longWaiting = () => [...waiting].filter(({ since }) => since < awayAt).length;
    await expect.poll(longWaiting, { timeout: 2_000, interval: 20 }).toBe(0);
    const whileAway = await guest();
    expect([whileAway.status, whileAway.retryAfter]).toEqual([503, '1']);
    expect(whileAway.took).toBeLessThan(1_000);
    proxy.be('flows');
    await expect
      .poll(async () => (await ask('/readyz')).status, { timeout: 10_000, interval: 20 })
      .toBe(200);
    isOver = true;
    await Promise.all(shoppers);

    expect(
      [...new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))].sort(),
    ).toEqual(['200 null', '503 1']);
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(10_000);
    expect((await guest()).status).toBe(200);
  });

  it('while nobody asks: the first who does is refused at once, and served when it is back', async () => {
    proxy.be('stalls');
    await expect.poll(() => outcome(shop.database.ping()), { timeout: 10_000 }).toBe('passing');
    const refused = await guest();
    expect([refused.status, refused.retryAfter]).toEqual([503, '1']);
    expect(refused.took).toBeLessThan(1_000);
    proxy.be('flows');
    await expect.poll(() => outcome(shop.database.ping()), { timeout: 10_000 }).toBe('done');
    expect((await guest()).status).toBe(200);
  });

  it('that is gone: its news are heard again when it is back', async () => {
    const heard: string[] = [];
    const states: boolean[] = [];
    const stop = await shop.database.channel.subscribe(
      'frozen',
      (payload) => heard.push(payload),
      (isHeard) => states.push(isHeard),
    );
    proxy.be('refuses');
    await expect.poll(() => states, { timeout: 10_000 }).toEqual([true, false]);
    proxy.be('flows');
    await expect.poll(() => states, { timeout: 10_000 }).toEqual([true, false, true]);
    await expect.poll(() => outcome(shop.database.ping()), { timeout: 10_000 }).toBe('done');
    await shop.database.channel.publish('frozen', 'again');
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['again']);
    await stop();
  });
});

describe.runIf(serverUrl)('PostgreSQL that takes too long', () => {
  const limits = {
    ...usualLimits,
    DATABASE_CONNECTIONS: 1,
    DATABASE_ACQUIRE_SECONDS: 1,
    DATABASE_STATEMENT_SECONDS: 1,
    DATABASE_LOCK_SECONDS: 1,
    DATABASE_TRANSACTION_SECONDS: 1,
  };

  it('for a statement, a lock, a connection, or a transaction in which nothing happens', async () => {
    const database = await openPostgres(serverUrl ?? '', limits);
    const other = new pg.Client({ connectionString: serverUrl });
    await other.connect();
    const { db } = database;
    expect(await outcome(db.execute(sql`select pg_sleep(10)`))).toBe('passing');

    await other.query('select pg_advisory_lock(4711)');
    expect(await outcome(db.execute(sql`select pg_advisory_lock(4711)`))).toBe('passing');

    const idle = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // The only connection is lent.
      expect(await outcome(db.execute(sql`select 1`))).toBe('passing');
      const isThere = 'select 1 from pg_stat_activity where pid = $1';
      await expect
        .poll(async () => (await other.query(isThere, [rows[0]?.pid])).rowCount, {
          timeout: 10_000,
        })
        .toBe(0);
      await tx.execute(sql`select 1`);
    });
    expect(await outcome(idle)).toBe('passing');
    await expect.poll(() => outcome(db.execute(sql`select 1`)), { timeout: 10_000 }).toBe('done');
    await other.end();
    await database.close();
  });
});
