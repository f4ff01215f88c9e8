import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Db, Tx } from './client';
import { connectionSettings, drizzleOptions, endNow } from './connection';
import type { DatabaseLimits } from './limits';
import { DatabaseAway, hasGivenWay, isLost } from './lost';
import { nameStatements } from './nameStatements';
import type { Pulse } from './pulse';
import { traceStatements } from './traceStatements';

/** What may be another's than the usual. */
export interface Stand extends Pick<pg.PoolConfig, 'Client'> {
  /** Before a transaction that had to give way begins again. */
  pause?: (attempt: number) => Promise<void>;
  /** Whoever gives one closes it with the process that it watches for. */
  pulse?: Pulse;
}

export interface Connections {
  lent: number;
  idle: number;
  waiting: number;
}

export const connectionsOf = (pool: pg.Pool): Connections => ({
  lent: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
});

type Lend = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: boolean) => void,
) => void;

/**
 * Connections that are lent only while the database is there. When it goes, those that are lent are closed, so that
 * nobody waits for an answer; those that are idle have seen it go, and are not lent again.
 */
export class GuardedPool extends pg.Pool {
  /** Lent, or told their settings: somebody waits for what they answer. */
  readonly #asked = new Set<pg.ClientBase>();
  readonly #madeIn = new WeakMap<pg.PoolClient, number>();
  readonly #pulse: Pulse;
  #absences = 0;

  constructor(url: string, limits: DatabaseLimits, pulse: Pulse, { Client }: Stand = {}) {
    const statement = limits.DATABASE_STATEMENT_SECONDS * 1000;
    super({
      ...(Client && { Client }),
      connectionString: url,
      max: limits.DATABASE_CONNECTIONS,
      connectionTimeoutMillis: limits.DATABASE_ACQUIRE_SECONDS * 1000,
      // PostgreSQL ends a statement by itself; of one that is frozen only this side can tell.
      query_timeout: statement + 1_000,
      // The pool waits for this before it lends the connection, as it does not for its `connect` event.
      onConnect: async (client) => {
        this.#asked.add(client);
        traceStatements(client);
        nameStatements(client);
        await client
          .query(
            `${connectionSettings}; set statement_timeout = ${statement};
            set lock_timeout = ${limits.DATABASE_LOCK_SECONDS * 1000};
            set idle_in_transaction_session_timeout = ${limits.DATABASE_TRANSACTION_SECONDS * 1000}`,
          )
          .finally(() => this.#asked.delete(client));
      },
    });
    this.#pulse = pulse;
    // A connection that breaks is replaced by the pool. It listens to idle ones alone, and an error that nobody
    // hears ends the process: of each connection, lent or idle, this one hears.
    this.on('connect', (client) => {
      this.#madeIn.set(client, this.#absences);
      client.on('error', (error) => {
        console.error(`database connection lost: ${error.message}`);
        pulse.suspect();
      });
    });
    this.on('error', () => {});
    this.on('acquire', (client) => this.#asked.add(client));
    this.on('release', (_, client) => this.#asked.delete(client));
    this.on('remove', (client) => this.#asked.delete(client));
    pulse.onChange((isThere) => {
      if (isThere) return;
      this.#absences += 1;
      for (const client of this.#asked) endNow(client);
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Lend): void;
  override connect(callback?: Lend): Promise<pg.PoolClient> | undefined {
    const lent = this.#lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, (release) => client.release(release)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #lend(): Promise<pg.PoolClient> {
    for (;;) {
      if (!this.#pulse.isThere()) {
        // Whoever asks again at once would keep the process from hearing that it is back.
        await turn();
        throw new DatabaseAway();
      }
      try {
        const client = await super.connect();
        if (this.#madeIn.get(client) === this.#absences) return client;
        client.release(true);
      } catch (error) {
        if (isLost(error)) this.#pulse.suspect();
        throw error;
      }
    }
  }
}

const mostAttempts = 3;
const pauseOf = (attempt: number) => delay(Math.random() * 50 * attempt);

/**
 * The pool as the queries of `Db`. A transaction's connection comes back to the pool whatever happens: drizzle's
 * own keeps one for ever that is lost before `begin`. A transaction of which nothing can have remained, since its
 * connection was lost before its end or it had to give way to another, is done again.
 */
export function pooledDb(
  pool: GuardedPool,
  limits: DatabaseLimits,
  { pause = pauseOf }: Stand = {},
): Db {
  // What took longer is not begun again: it could not end before its caller is refused.
  const repeatableMilliseconds = (limits.ANSWER_SECONDS * 1000) / mostAttempts;
  const wrapped = new WeakMap<pg.PoolClient, Db>();
  const dbOn = (client: pg.PoolClient): Db => {
    const own = wrapped.get(client) ?? drizzle(client, drizzleOptions);
    wrapped.set(client, own);
    return own;
  };
  const run = async <Result>(
    work: (tx: Tx) => Promise<Result>,
    config?: PgTransactionConfig,
  ): Promise<Result> => {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const client = await pool.connect();
      let isEnding = false;
      let isGone = false;
      try {
        return await dbOn(client).transaction(async (tx) => {
          try {
            const result = await work(tx);
            isEnding = true;
            return result;
          } catch (error) {
            // Else its rollback would wait for an answer too.
            if (isLost(error)) endNow(client);
            throw error;
          }
        }, config);
      } catch (error) {
        isGone = isLost(error);
        const isUndone = hasGivenWay(error) || (isGone && !isEnding);
        const isLate = performance.now() - begun > repeatableMilliseconds;
        if (!isUndone || isLate || attempt === mostAttempts) throw error;
      } finally {
        client.release(isGone);
      }
      // Two that were in each other's way must not begin again together.
      if (!isGone) await pause(attempt);
    }
  };
  const db: Db = drizzle(pool, drizzleOptions);
  db.transaction = (work, config) => run(work, config);
  return db;
}
