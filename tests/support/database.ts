import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import pg from 'pg';
import { createCity } from '../../demo/city/city';
import { seedDemo } from '../../demo/seed/seed';
import {
  type Database,
  openPglite,
  openPostgres,
  pgliteDatabase,
  pgliteExtensions,
} from '../../server/db/client';
import type { DatabaseLimits } from '../../server/db/limits';
import { projectRoot } from '../../server/root';

/** The moment at which the demo data of all tests was made: a Friday, 15:00 in the shop's time zone. */
export const seededAt = new Date('2026-11-20T12:00:00Z');

const sources = [
  'tests/support/database.ts',
  'server/db',
  'demo/seed',
  'demo/city',
  'demo/locales',
  'domain/language',
  'server/catalogue/stores/openMinutes.ts',
];

function filesBelow(path: string): string[] {
  if (path.endsWith('.ts') || path.endsWith('.sql')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /\.(ts|sql|json)$/.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
    )
    .sort();
}

let hashed: string | null = null;

/** Changes with everything that the seeded rows are made from. */
function sourceHash(): string {
  if (hashed) return hashed;
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(join(projectRoot, source))) hash.update(readFileSync(file));
  }
  hashed = hash.digest('hex').slice(0, 16);
  return hashed;
}

const seed = (database: Database) =>
  database.prepare((db) => seedDemo(db, { city: createCity(), now: seededAt }));

/** Bytes as PGlite takes them. A Blob of Node's would copy them in pieces at every opening: a third of its time. */
class Bytes extends Blob {
  readonly #bytes: ArrayBuffer;
  constructor(bytes: Uint8Array) {
    super();
    this.#bytes = new Uint8Array(bytes).buffer;
  }
  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes;
  }
}

/** Settings as the program of PostgreSQL is told them. */
const told = (...settings: string[]) => settings.flatMap((setting) => ['-c', setting]);

/** What every opening needs, read and compiled once for all files of a worker. */
async function readProgram(): Promise<PGliteOptions> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const read = (name: string) => readFileSync(join(folder, name));
  return {
    pgliteWasmModule: await WebAssembly.compile(read('pglite.wasm')),
    initdbWasmModule: await WebAssembly.compile(read('initdb.wasm')),
    fsBundle: new Bytes(read('pglite.data')),
    // All lies in memory already; its usual 128 MB of buffers would be cleared first.
    startParams: [...PGlite.defaultStartParams, ...told('shared_buffers=16MB')],
  };
}

let prepared: Promise<PGliteOptions> | null = null;

/** The dump of a seeded database, which is made once for each state of the sources. */
async function readDump(): Promise<Bytes> {
  const folder = join(projectRoot, 'node_modules/.cache/flowmart');
  const file = join(folder, `seeded-${sourceHash()}.tar.gz`);
  if (!existsSync(file)) {
    const client = await PGlite.create({
      extensions: pgliteExtensions,
      // Every opening reads the log of changes, and goes through what is younger than the last checkpoint.
      initDbStartParams: ['--wal-segsize=1'],
      // Nor is an empty log kept for later.
      startParams: [...PGlite.defaultStartParams, ...told('min_wal_size=2MB', 'max_wal_size=2MB')],
    });
    await seed(pgliteDatabase(client));
    // Every opening would copy what new databases are made from, and none is made.
    await client.exec('update pg_database set datistemplate = false, datallowconn = true');
    await client.exec('drop database template0');
    await client.exec('drop database template1');
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('gzip');
    await client.close();
    mkdirSync(folder, { recursive: true });
    // Written beside and renamed, since other test files may be looking for it at this moment.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Bytes(gunzipSync(readFileSync(file)));
}

/** A seeded database: in memory, or in a folder that it makes. */
async function openFromDump(folder: string | null): Promise<Database> {
  prepared ??= Promise.all([readProgram(), readDump()]).then(([program, loadDataDir]) => ({
    ...program,
    loadDataDir,
  }));
  return openPglite(folder, await prepared);
}

/** Leaves a seeded database in a server's data folder, as one that served before would. */
export async function seedDataFolder(dataDir: string): Promise<void> {
  const database = await openFromDump(join(dataDir, 'database'));
  await database.close();
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}

export interface SeededDatabase extends Database {
  /** Another server's connection to it. PGlite allows one process alone, so there it is the same connection. */
  openAgain(): Promise<Database>;
  /** Its address; null for PGlite. */
  readonly url: string | null;
}

/** A seeded database of its own on a PostgreSQL server, copied from a template that is made once. */
async function openOnServer(url: string, limits?: DatabaseLimits): Promise<SeededDatabase> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const template = `flowmart_seeded_${sourceHash()}`;
  const name = `flowmart_test_${crypto.randomUUID().replaceAll('-', '')}`;
  try {
    await admin.query('select pg_advisory_lock(7305118)');
    const known = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (known.rowCount === 0) {
      const draft = `${template}_draft`;
      await admin.query(`drop database if exists ${draft}`);
      await admin.query(`create database ${draft}`);
      const database = await openPostgres(withDatabase(url, draft));
      await seed(database);
      await database.close();
      await admin.query(`alter database ${draft} rename to ${template}`);
    }
    // Through the log of changes, as is usual since PostgreSQL 15, a small copy takes twice as long and more.
    const { rows } = await admin.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const byFile = (rows[0]?.version ?? 0) >= 150_000 ? ' strategy file_copy' : '';
    await admin.query(`create database ${name} template ${template}${byFile}`);
    await admin.query('select pg_advisory_unlock(7305118)');
  } finally {
    await admin.end();
  }
  const database = await openPostgres(withDatabase(url, name), limits);
  return {
    ...database,
    url: withDatabase(url, name),
    openAgain: () => openPostgres(withDatabase(url, name), limits),
    close: async () => {
      await database.close();
      const cleaner = new pg.Client({ connectionString: url });
      await cleaner.connect();
      await cleaner.query(`drop database if exists ${name} with (force)`);
      await cleaner.end();
    },
  };
}

/** A database with the demo data, nobody else's: PGlite in memory, or on the PostgreSQL server that is named. */
export async function openSeededDatabase(
  url = process.env.TEST_DATABASE_URL,
  limits?: DatabaseLimits,
): Promise<SeededDatabase> {
  if (url) return openOnServer(url, limits);
  const database = await openFromDump(null);
  return {
    ...database,
    url: null,
    openAgain: async () => ({ ...database, close: async () => {} }),
  };
}
