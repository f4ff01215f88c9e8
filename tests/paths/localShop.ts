import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyWay } from './browser/everyWay';

const tsx = ['--import', 'tsx'];

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

async function isReady(address: string): Promise<boolean> {
  for (let tries = 0; tries < 450; tries += 1) {
    const ready = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** It is made noon in the demo city, whatever the hour is here, and every way to sign in is open. */
function prepare(env: NodeJS.ProcessEnv): void {
  const ahead = 12 - new Date().getUTCHours();
  // The sign of these names is turned: Etc/GMT-3 is three hours ahead.
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  const set = (field: string, value: string) =>
    execFileSync(process.execPath, [...tsx, 'server/settings/cli.ts', 'set', field, value], {
      env,
    });
  set('time_zone', zone);
  set('centralize_login', JSON.stringify(everyWay));
}

export interface LocalShop {
  readonly address: string;
  close(): void;
}

/** The built shop with the demo city, on a port and in a folder of its own. */
export async function startShop(): Promise<LocalShop> {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-paths-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DEMO_MODE: '1' };
  const server = spawn(process.execPath, ['build/server/main.js'], { env, stdio: 'ignore' });
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    if (!(await isReady(address)))
      throw new Error('The shop did not start: npm run build makes what is served');
    prepare(env);
  } catch (error) {
    close();
    throw error;
  }
  return { address, close };
}
