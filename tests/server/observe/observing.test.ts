import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReadiness } from '../../../server/db/readiness';
import { createDoor, type Door } from '../../../server/http/door';
import { createMetrics } from '../../../server/observe/metrics';
import type { AnsweredCall } from '../../../server/observe/observer';
import { startObserving } from '../../../server/observe/observing';
import { createRequestLog } from '../../../server/observe/requestLog';
import { openShop, type Shop } from '../orders/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 300_000);
afterAll(() => shop.close());

const scope = { headers: { zoneId: '[1]', moduleId: '2' } };
const ask = (door: Door, path: string, init: RequestInit = scope) =>
  door.fetch(new Request(`http://localhost${path}`, init));

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' && address?.port);
}

describe('what is observed of calls', () => {
  it('is pattern, status and id of each, and nothing that was in their addresses', async () => {
    const told: AnsweredCall[] = [];
    const lines: string[] = [];
    const log = createRequestLog({ write: (line) => void lines.push(line) });
    const door = createDoor(10);
    door.open(shop.app, async () => {}, [(call) => told.push(call), log]);
    const item = await shop.item(await shop.store());
    const answers = [
      await ask(door, `/api/v1/items/details/${item}?phone=966500000123`, {
        headers: { ...scope.headers, 'X-Request-Id': 'balancer-0001' },
      }),
      await ask(door, '/api/v1/items/details/999999999', {
        headers: { ...scope.headers, 'X-Request-Id': 'a b\u00e9' },
      }),
      await ask(door, '/api/v1/no/such/call'),
      await ask(door, '/healthz'),
    ];
    expect(told.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/v1/items/details/:id', 200],
      ['GET', '/api/v1/items/details/:id', 404],
      ['GET', '/api/*', 404],
    ]);
    expect(answers.map(({ headers }) => headers.get('X-Request-Id'))).toEqual([
      'balancer-0001',
      told[1]?.id,
      told[2]?.id,
      null,
    ]);
    expect(told[1]?.id).toMatch(/^[\da-f-]{36}$/);
    const { time, milliseconds, ...rest } = JSON.parse(lines[0] ?? '');
    expect(rest).toEqual({
      level: 30,
      id: 'balancer-0001',
      method: 'GET',
      route: '/api/v1/items/details/:id',
      status: 200,
      message: 'call',
    });
    expect([typeof time, typeof milliseconds, lines.length]).toEqual(['string', 'number', 3]);
    expect(lines.join('')).not.toContain('966500000123');
    door.close();
    expect((await ask(door, '/api/v1/config')).status).toBe(503);
    expect([told.at(-1)?.route, told.at(-1)?.status]).toEqual(['', 503]);
  });

  it('is counted for a Prometheus, with orders and connections, at an address of its own', async () => {
    const port = await freePort();
    const observing = await startObserving(
      { ...shop.deps.env, METRICS_PORT: port, METRICS_HOST: '127.0.0.1' },
      shop.database,
    );
    const door = createDoor(10);
    door.open(shop.app, async () => {}, observing.observers);
    const before = await runningOrders();
    const store = await shop.store();
    for (const guest of [await shop.guest(), await shop.guest()])
      await shop.order(guest, await shop.item(store));
    await ask(door, '/api/v1/config');
    await ask(door, '/api/v1/config');
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    await observing.close();
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain(
      'flowmart_http_request_seconds_count{method="GET",route="/api/v1/config",status="200"} 2',
    );
    expect(text).toMatch(/^flowmart_database_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(await runningOrders()).toBe(before + 2);
    expect((await ask(door, '/metrics')).headers.get('content-type')).not.toMatch(/version=0/);
  });
});

async function runningOrders(): Promise<number> {
  const { text } = await createMetrics(shop.database).read();
  const counts = [...text.matchAll(/^flowmart_orders_running\{state="\w+"\} (\d+)$/gm)];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

describe('a server is ready', () => {
  it('while its database has every table and column that it needs, and says once what is missing', async () => {
    const said: string[] = [];
    const check = createReadiness(
      { db: shop.db, ping: shop.database.ping, now: () => shop.deps.clock.now() },
      (line) => said.push(line),
    );
    const later = () => shop.clock.advance(10_000);
    await check();
    await shop.db.execute(sql`alter table newsletter_subscribers rename column email to mail`);
    await check();
    later();
    await expect(check()).rejects.toThrow('the database lacks what this server needs');
    later();
    await expect(check()).rejects.toThrow();
    expect(said).toEqual([
      'The database lacks newsletter_subscribers.email: this server is not ready. Restore it, or start a server that brings it up to date.',
    ]);
    // A newer version beside this one has added something.
    await shop.db.execute(sql`alter table newsletter_subscribers add column email text`);
    later();
    await check();
    expect(said).toHaveLength(1);
  });

  it('not while it does not answer', async () => {
    const check = createReadiness(
      { db: shop.db, ping: () => Promise.reject(new Error('away')), now: () => new Date() },
      () => undefined,
    );
    await expect(check()).rejects.toThrow('away');
  });
});
