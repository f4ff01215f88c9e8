import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPglite } from '../../../server/db/client';
import { StartError } from '../../../server/env';
import { bringCatalogue } from '../../../server/import/bring';
import { remotePort } from '../../../server/import/remotePort';
import { createTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** How often everything else had its turn while this was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return turns;
}

it('an import beside shoppers lets them have their turn, however long it is', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    line: at + 2,
    cells: { key: `maker-${at}`, name: `Maker ${at}` },
  }));
  const file = { table: 'vehicle_brands', name: 'vehicle_brands.csv', columns: ['key', 'name'] };
  const now = server.deps.clock.now();
  const turns = await turnsDuring(() =>
    bringCatalogue(server.db, [{ ...file, rows }], { isTry: false, now }),
  );
  // Every hundred rows that are read, every thousand that are written, and before each step of what follows.
  expect(turns).toBeGreaterThanOrEqual(5_000 / 100 + 5_000 / 1_000);
});

it('an import may take longer than a transaction of a shopper', async () => {
  // PostgreSQL has connections for both, and no such limit.
  const { db, unhurried, close } = await openPglite(null);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const long = (on: typeof db) =>
    on.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      vi.advanceTimersByTime(60_000);
      return 'done';
    });
  const [hurried, left] = [long(db).catch(String), long(unhurried)];
  expect(await left).toBe('done');
  vi.useRealTimers();
  expect(await hurried).toBe('Error: a transaction took too long');
  await close();
});

it('a server that ends while it imports is told in plain words', async () => {
  const ending = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => ending.listen(0, '127.0.0.1', resolve));
  const { port } = ending.address() as AddressInfo;
  await expect(remotePort({ port, secret: 'x' }).bring([], false)).rejects.toThrow(
    new StartError(
      'The running server ended, or answered no more, before it was done: its log says why. Files that it had taken stay; with it running again, or stopped, the same command does the rest.',
    ),
  );
  await new Promise((resolve) => ending.close(resolve));
});
