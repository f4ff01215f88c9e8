import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readErrors } from '../../../domain/wire/errors';
import { readEnv } from '../../../server/env';
import { projectRoot } from '../../../server/root';
import { type Running, startServer } from '../../../server/start';

const folder = mkdtempSync(join(tmpdir(), 'flowmart-client-'));
const said: string[] = [];
let running: Running;
let url: string;
beforeAll(async () => {
  const env = readEnv({
    API_URL: 'https://shop.example',
    // Neither is touched: nobody answers at the one, and the other stays empty.
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    DATA_DIR: join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: '0',
  });
  running = await startServer(env, (line) => said.push(line));
  url = `http://127.0.0.1:${running.port}`;
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const isBuilt = existsSync(join(projectRoot, 'dist/index.html'));

describe('a server whose client has another back end', () => {
  it('opens no database and names the back end', () => {
    expect(readdirSync(folder)).toEqual([]);
    expect(said).toEqual([
      `Flowmart is ready: http://localhost:${running.port} (its back end: https://shop.example)`,
    ]);
  });

  it('is ready when there is a client to serve', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(isBuilt ? 200 : 503);
  });

  it('serves pages that call the back end', async () => {
    const response = await fetch(`${url}/home`);
    const page = await response.text();
    if (!isBuilt) {
      expect([response.status, page]).toEqual([503, expect.stringContaining('npm run build')]);
      return;
    }
    expect(page).toContain('"apiUrl":"https://shop.example"');
    expect(response.headers.get('content-security-policy')).toMatch(
      /connect-src 'self' https:\/\/shop\.example/,
    );
  });

  it('answers no calls itself', async () => {
    const response = await fetch(`${url}/api/v1/config`);
    const [error] = readErrors(await response.json());
    expect([response.status, error?.code]).toEqual([404, 'not_found']);
    expect((await fetch(`${url}/media/item/1.svg`)).status).toBe(404);
  });
});
