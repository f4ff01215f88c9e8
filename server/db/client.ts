import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrationsFolder } from '../root';
import { type Channel, createPgChannel, createPgliteChannel } from './channel';
import { connectionSettings, drizzleOptions, endNow } from './connection';
import { checkHistory } from './history';
import { type DatabaseLimits, usualLimits } from './limits';
import { DatabaseAway } from './lost';
import { type Connections, connectionsOf, GuardedPool, pooledDb, type Stand } from './pool';
import { startPulse } from './pulse';
import { openReplica, type Replica } from './replica';

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
  /** The same, whose transactions may take as long as an operator waits for them. */
  readonly unhurried: Db;
  /** Messages between all servers on this database. */
  readonly channel: Channel;
  /** The time by the database's clock: all servers on it agree. */
  now(): Date;
  /** Connections of the pool, and calls that wait for one. */
  connections(): Connections;
  /** Opens a replica of it; null where there can be none. Whoever opens it closes it. */
  readonly openReplica: ((url: string) => Promise<Replica>) | null;
  /** Whether there is space to write; only the embedded database ever says no. */
  hasRoom(): boolean;
  /** Brings the tables up to date, then runs `work`; meanwhile no other server on this database does the same. */
  prepare(work: (db: Db) => Promise<void>): Promise<void>;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export const pgliteExtensions = { pg_trgm };

/** Wraps an opened PGlite. It has one connection: inside a transaction use only `tx`. */
export function pgliteDatabase(client: PGlite, limits: DatabaseLimits = usualLimits): Database {
  const drizzled = drizzlePglite(client, drizzleOptions);
  const db: Db = drizzlePglite(client, drizzleOptions);
  const transact = db.transaction.bind(db);
  // Everybody waits for the one connection: whoever waits for something else is not waited for.
  db.transaction = (work, config) =>
    transact((tx) => within(limits.DATABASE_TRANSACTION_SECONDS, work(tx)), config);
  return {
    kind: 'pglite',
    db,
    unhurried: drizzled,
    channel: createPgliteChannel(client),
    now: () => new Date(),
    connections: () => ({ lent: 0, idle: 1, waiting: 0 }),
    openReplica: null,
    hasRoom: () => true,
    prepare: async (work) => {
      await checkHistory(db);
      await migratePglite(drizzled, { migrationsFolder });
      await work(drizzled);
    },
    ping: async () => {
      await client.query('select 1');
    },
    close: () => client.close(),
  };
}

/** @throws what passes for a moment's failure, when it takes longer */
async function within<Result>(seconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseAway('a transaction took too long')),
      seconds * 1000,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    if (timer) clearTimeout(timer);
  }
}

/** Opens (or makes) the database in a folder, or in memory without one; `more` has what else PGlite is told. */
export async function openPglite(
  folder: string | null,
  more: Omit<PGliteOptions, 'extensions'> = {},
  limits: DatabaseLimits = usualLimits,
): Promise<Database> {
  const client = await PGlite.create({
    ...more,
    extensions: pgliteExtensions,
    ...(folder !== null && { dataDir: folder }),
  });
  await client.exec(connectionSettings);
  return pgliteDatabase(client, limits);
}

// Any number that other programs on the same PostgreSQL do not use.
const preparationLock = 7_305_117;

/** Connects to PostgreSQL; throws when it cannot be reached. */
export async function openPostgres(
  url: string,
  limits: DatabaseLimits = usualLimits,
  stand: Stand = {},
): Promise<Database> {
  const pulse = stand.pulse ?? (await startPulse(url));
  const pool = new GuardedPool(url, limits, pulse, stand);
  const channel = createPgChannel(url, pool, pulse);
  const db = pooledDb(pool, limits, stand);
  return {
    kind: 'postgres',
    db,
    // A limit there is on asking for nothing meanwhile.
    unhurried: db,
    channel,
    now: pulse.now,
    connections: () => connectionsOf(pool),
    openReplica: (readUrl) => openReplica(readUrl, limits, { pool, db }),
    hasRoom: () => true,
    prepare: async (work) => {
      // None of the pool's: new tables and their rows take as long as they take.
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      client.on('error', (error) => console.error(`database connection lost: ${error.message}`));
      const forget = pulse.onChange((isThere) => {
        if (!isThere) endNow(client);
      });
      try {
        await client.connect();
        await client.query(connectionSettings);
        await client.query('select pg_advisory_lock($1)', [preparationLock]);
        const own = drizzlePg(client, drizzleOptions);
        await checkHistory(own);
        await migratePg(own, { migrationsFolder });
        await work(own);
      } finally {
        // Closing the connection gives the lock back, whatever state the work left it in.
        endNow(client);
        forget();
      }
    },
    ping: async () => {
      if (!pulse.isThere()) throw new DatabaseAway();
    },
    close: async () => {
      await channel.close();
      await pool.end();
      await pulse.close();
    },
  };
}
