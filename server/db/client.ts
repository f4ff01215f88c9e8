import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrationsFolder } from '../root';
import { type Channel, createPgChannel, createPgliteChannel } from './channel';
import { checkHistory } from './history';
import { isPassing } from './lost';

interface Rows<Row> {
  rows: Row[];
}
/** What both drivers answer to `db.execute`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

export type Db = PgDatabase<RowsResult>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /** Messages between all servers on this database. */
  readonly channel: Channel;
  /** Brings the tables up to date, then runs `work`; meanwhile no other server on this database does the same. */
  prepare(work: (db: Db) => Promise<void>): Promise<void>;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

// Pages come from memory or flash, where a jump costs hardly more than the next page. With the planner's
// default, made for turning disks, lists are sorted that an index holds in order. The second says how much
// alike a misspelt name must be.
const connectionSettings =
  'set random_page_cost = 1.1; set pg_trgm.word_similarity_threshold = 0.45';

export const pgliteExtensions = { pg_trgm };
const options = { casing: 'snake_case' } as const;

/** Wraps an opened PGlite. It has one connection: inside a transaction use only `tx`. */
export function pgliteDatabase(client: PGlite): Database {
  const drizzled = drizzlePglite(client, options);
  const db: Db = drizzled;
  return {
    kind: 'pglite',
    db,
    channel: createPgliteChannel(client),
    prepare: async (work) => {
      await checkHistory(db);
      await migratePglite(drizzled, { migrationsFolder });
      await work(db);
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/** Opens (or makes) the database in a folder, or in memory without one; `more` has what else PGlite is told. */
export async function openPglite(
  folder: string | null,
  more: Omit<PGliteOptions, 'extensions'> = {},
): Promise<Database> {
  const client = await PGlite.create({
    ...more,
    extensions: pgliteExtensions,
    ...(folder !== null && { dataDir: folder }),
  });
  await client.exec(connectionSettings);
  return pgliteDatabase(client);
}

// Any number that other programs on the same PostgreSQL do not use.
const preparationLock = 7_305_117;

/**
 * The pool as the queries of `Db`. A transaction's connection comes back to the pool whatever happens: drizzle's
 * own keeps one for ever that is lost before `begin`. Nothing has been done then, so another takes its place.
 */
function pooledDb(pool: pg.Pool): Db {
  const wrapped = new WeakMap<pg.PoolClient, Db>();
  const dbOn = (client: pg.PoolClient): Db => {
    const own = wrapped.get(client) ?? drizzlePg(client, options);
    wrapped.set(client, own);
    return own;
  };
  const run = async <Result>(
    work: (tx: Tx) => Promise<Result>,
    config?: PgTransactionConfig,
    mayRepeat = true,
  ): Promise<Result> => {
    const client = await pool.connect();
    let hasBegun = false;
    let isLost = false;
    try {
      return await dbOn(client).transaction((tx) => {
        hasBegun = true;
        return work(tx);
      }, config);
    } catch (error) {
      isLost = isPassing(error);
      if (hasBegun || !isLost || !mayRepeat) throw error;
    } finally {
      client.release(isLost);
    }
    return run(work, config, false);
  };
  const db: Db = drizzlePg(pool, options);
  db.transaction = (work, config) => run(work, config);
  return db;
}

/** Connects to PostgreSQL, by clients of another kind where `more` names one; throws when it cannot be reached. */
export async function openPostgres(
  url: string,
  more: Pick<pg.PoolConfig, 'Client'> = {},
): Promise<Database> {
  const pool = new pg.Pool({
    ...more,
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 5_000,
    // The pool waits for this before it lends the connection, as it does not for its `connect` event.
    onConnect: async (client) => {
      await client.query(connectionSettings);
    },
  });
  // A connection that breaks is replaced by the pool. It listens to idle ones alone, and an error that nobody
  // hears ends the process: of each connection, lent or idle, this one hears.
  pool.on('connect', (client) => {
    client.on('error', (error) => console.error(`database connection lost: ${error.message}`));
  });
  pool.on('error', () => {});
  const db = pooledDb(pool);
  const channel = createPgChannel(url, pool);
  const database: Database = {
    kind: 'postgres',
    db,
    channel,
    prepare: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [preparationLock]);
        const own = drizzlePg(client, options);
        await checkHistory(own);
        await migratePg(own, { migrationsFolder });
        await work(own);
      } finally {
        // Closing the connection gives the lock back, whatever state the work left it in.
        client.release(true);
      }
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: async () => {
      await channel.close();
      await pool.end();
    },
  };
  try {
    await database.ping();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return database;
}
