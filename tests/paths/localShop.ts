import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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

/** A busy machine takes its time to make the city; a shop that has ended is waited for no longer. */
async function isReady(address: string, hasEnded: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 1_500 && !hasEnded(); tries += 1) {
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

const notBuilt = 'The shop did not start: npm run build makes what is served';

/** The built shop beside a client whose pages can be opened with a mistake in their machines; answers its folder. */
function makeMistaken(): string {
  const folder = resolve('test-results/paths/mistaken');
  if (!existsSync('build/server/main.js')) throw new Error(notBuilt);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'server/db'), { recursive: true });
  for (const one of ['package.json', 'build']) cpSync(one, join(folder, one), { recursive: true });
  symlinkSync(resolve('server/db/migrations'), join(folder, 'server/db/migrations'));
  const { status } = spawnSync(
    'npx',
    ['vite', 'build', '--mode', 'mistakes', '--outDir', join(folder, 'dist'), '--logLevel', 'warn'],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The client with mistakes could not be built');
  return folder;
}

/** The built shop with the demo city, on a port and in a folder of its own. */
export async function startShop(withMistakes = false): Promise<LocalShop> {
  const root = withMistakes ? makeMistaken() : '.';
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-paths-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    DEMO_MODE: '1',
    WATCHDOG_SECONDS: '300',
  };
  const server = spawn(process.execPath, [join(root, 'build/server/main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    if (!(await isReady(address, () => server.exitCode !== null || server.signalCode !== null)))
      throw new Error(notBuilt);
    prepare(env);
  } catch (error) {
    close();
    throw error;
  }
  return { address, close };
}
