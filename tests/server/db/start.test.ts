import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../../../server/db/lock';
import { openDatabase } from '../../../server/db/open';
import { readEnv, StartError } from '../../../server/env';
import { listen } from '../../../server/http/listen';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-start-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({ PORT: 3000, DEMO_MODE: true, DATABASE_URL: '' });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number'],
    [{ PORT: '70000' }, 'PORT must be a port number'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
    [{ DEMO_MODE: 'maybe' }, 'DEMO_MODE must be 1 or 0'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL must be an http(s) address'],
    [{ DEMO_SPEED: '0' }, 'DEMO_SPEED must be a number above 0'],
  ])('%j is refused in one line', (env, line) => {
    expect(() => readEnv(env)).toThrow(new StartError(line));
  });

  it('demo mode is refused in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/set DEMO_MODE=0/);
    expect(readEnv({ NODE_ENV: 'production', DEMO_MODE: '0' }).DEMO_MODE).toBe(false);
  });
});

/** A process that holds a folder and says so. */
function holdElsewhere(folder: string): Promise<ChildProcess> {
  const code = `import { lockFolder } from './server/db/lock.ts'; lockFolder(process.argv.at(-1)); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', code, folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', () => resolve(child));
    child.once('exit', () => reject(new Error('the holder ended')));
  });
}

describe('what cannot start says why', () => {
  it('a folder held by another process; kill -9 gives it back', async () => {
    const folder = newFolder();
    const holder = await holdElsewhere(folder);
    expect(() => lockFolder(folder)).toThrow(/is in use by another server/);
    const ended = new Promise((resolve) => holder.once('close', resolve));
    holder.kill('SIGKILL');
    await ended;
    const unlock = lockFolder(folder);
    unlock();
  });

  it('a PostgreSQL that is not there', async () => {
    const url = 'postgres://nobody@127.0.0.1:9/none';
    await expect(openDatabase({ DATABASE_URL: url, DATA_DIR: newFolder() })).rejects.toThrow(
      /DATABASE_URL cannot be reached/,
    );
  });

  it('a port that is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const PORT = typeof address === 'object' && address ? address.port : 0;
    await expect(
      listen(() => new Response(), { ...readEnv({}), PORT, HOST: '127.0.0.1' }),
    ).rejects.toThrow(`PORT ${PORT} is taken`);
    other.close();
  });
});
