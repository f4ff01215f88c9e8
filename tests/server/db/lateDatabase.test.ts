import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase, untilThere } from '../../../server/db/open';
import { readEnv, StartError } from '../../../server/env';
import { startServer } from '../../../server/start';
import { startPostgres } from '../../support/postgres';
import { startProxy } from '../../support/proxy';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;
const folder = mkdtempSync(join(tmpdir(), 'flowmart-late-'));
const told = vi.spyOn(console, 'error').mockImplementation(() => {});
afterAll(async () => {
  told.mockRestore();
  rmSync(folder, { recursive: true, force: true });
  await own?.stop();
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describe.runIf(serverUrl)('a server that starts before its database', () => {
  it('is alive and not ready, then makes the tables and serves; when it goes again, so does readiness', async () => {
    const admin = new pg.Client({ connectionString: serverUrl });
    await admin.connect();
    const name = `flowmart_late_${process.pid}`;
    await admin.query(`create database ${name}`);
    const behind = new URL(serverUrl ?? '');
    behind.pathname = `/${name}`;
    const proxy = await startProxy(behind.toString());
    proxy.be('refuses');
    const port = await freePort();
    const said: string[] = [];
    const starting = startServer(
      readEnv({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: proxy.url,
        DATA_DIR: folder,
        DEMO_MODE: '0',
        SERVER_RENDERING: '0',
      }),
      (line) => said.push(line),
    );
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    const statuses = () => Promise.all(['/healthz', '/readyz', '/api/v1/config'].map(status));
    await expect
      .poll(() => said, { timeout: 10_000 })
      .toEqual([expect.stringMatching(/^Waiting for the database: /)]);
    expect(await statuses()).toEqual([200, 503, 503]);
    proxy.be('flows');
    const running = await starting;
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(said.filter((line) => line.startsWith('Waiting'))).toHaveLength(1);

    proxy.be('refuses');
    await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(503);
    expect(await status('/healthz')).toBe(200);
    proxy.be('flows');
    await expect.poll(() => status('/readyz'), { timeout: 10_000 }).toBe(200);
    await running.stop();
    await proxy.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it('waits no longer when it is told to stop', async () => {
    const gone = new URL(serverUrl ?? '');
    gone.port = String(await freePort());
    const unwanted = new AbortController();
    const port = await freePort();
    const parts = { DATABASE_URL: gone.toString(), DATA_DIR: folder, DEMO_MODE: '0' };
    const env = readEnv({ PORT: String(port), HOST: '127.0.0.1', SERVER_RENDERING: '0', ...parts });
    const said: string[] = [];
    const ended = startServer(env, (line) => said.push(line), unwanted.signal).catch(
      (error: unknown) => (error instanceof Error ? error.name : 'started'),
    );
    await expect.poll(() => said.length, { timeout: 10_000 }).toBe(1);
    unwanted.abort();
    expect(await ended).toBe('AbortError');
    expect(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => 'closed')).toBe('closed');
  });

  it('does not wait for what no waiting mends', async () => {
    const nowhere = new URL(serverUrl ?? '');
    nowhere.pathname = '/there_is_no_such_database';
    const open = () => openDatabase({ DATABASE_URL: nowhere.toString(), DATA_DIR: folder });
    const said: string[] = [];
    const waiting = untilThere(open, new AbortController().signal, (line) => said.push(line));
    await expect(waiting).rejects.toThrow(StartError);
    await expect(waiting).rejects.toThrow(/"there_is_no_such_database" does not exist/);
    expect(said).toEqual([]);
  });
});
