import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestPostgres {
  /** Connection string of an empty database. */
  readonly url: string;
  stop(): Promise<void>;
}

export function findBinaries(): string | null {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versions, version, 'bin'))
    : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const folders = [
    ...debian,
    ...(configured ? [configured] : []),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  return (
    folders.find((folder) =>
      ['initdb', 'pg_ctl', 'postgres'].every((program) => existsSync(join(folder, program))),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root, so root lends it another user; null when there is none. */
export function findUser(): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const number = (flag: string) => {
      const found = spawnSync('id', [flag, name], { encoding: 'utf8' });
      return found.status === 0 ? Number(found.stdout) : null;
    };
    const [uid, gid] = [number('-u'), number('-g')];
    if (uid !== null && gid !== null) return { uid, gid };
  }
  return null;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

function unavailable(reason: string): null {
  console.log(`PostgreSQL tests are left out: ${reason}.`);
  return null;
}

/**
 * Starts a throw-away PostgreSQL in a temporary folder on a private port, without durability.
 * Null, after saying why, when this machine has no PostgreSQL programs or it does not start.
 */
export async function startPostgres(): Promise<TestPostgres | null> {
  const bin = findBinaries();
  if (!bin) return unavailable('initdb and pg_ctl were not found');
  const user = findUser();
  if (!user) return unavailable('it does not run as root, and there is no other user to run it');
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]): SpawnSyncReturns<string> =>
    spawnSync(join(bin, program), args, { encoding: 'utf8', cwd: folder, ...user });
  const remove = () => rmSync(folder, { recursive: true, force: true });

  const made = run('initdb', [
    '-D',
    data,
    '-U',
    'flowmart',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '-N',
  ]);
  if (made.status !== 0) {
    remove();
    return unavailable(`initdb failed: ${made.stderr || made.error?.message || ''}`);
  }
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=100`;
  const started = run('pg_ctl', [
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-w',
    '-o',
    options,
    'start',
  ]);
  if (started.status !== 0) {
    remove();
    return unavailable(`pg_ctl failed: ${started.stdout}${started.stderr}`);
  }
  return {
    url: `postgres://flowmart@127.0.0.1:${port}/postgres`,
    stop: async () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      remove();
    },
  };
}
