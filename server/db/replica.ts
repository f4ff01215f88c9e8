import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from './client';
import { drizzleOptions } from './connection';
import type { DatabaseLimits } from './limits';
import { DatabaseAway, isPassing } from './lost';
import { type Connections, connectionsOf, GuardedPool } from './pool';
import { startPulse } from './pulse';
import { createGate, type Position, type ReplicaState } from './replicaGate';

interface Heard {
  isHeard(): boolean;
  onChange(changed: () => void): void;
}

/** A streaming replica of the database, beside the one that is written to. */
export interface Replica {
  /** Reads go there while it is current; all else, and what it fails to answer, to the primary. */
  readonly db: Db;
  /** Reads nothing there before it hears what changes. */
  follow(changes: Heard): void;
  state(): ReplicaState;
  connections(): Connections;
  /** Reads of the catalogue until now, by who answered. */
  reads(): { replica: number; primary: number };
  close(): Promise<void>;
}

/** An answer of a server that has frozen is not waited for longer than this. */
const patienceMilliseconds = 2_000;

/** Of a statement that only reads: what locks, counts on or writes belongs to the primary. */
const isReading = (text: string) =>
  /^\s*(select|with)\b/i.test(text) &&
  !/\b(for (no key )?(update|share)|insert into|update|delete from|nextval|pg_advisory\w*|pg_notify)\b/i.test(
    text,
  );

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : '';
  return typeof text === 'string' ? text : '';
}

/** It was asked to write: the statement has done nothing. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '25006') || isReadOnly(error.cause));

async function positionOf(pool: pg.Pool, where: string): Promise<Position> {
  let timer: NodeJS.Timeout | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseAway('it does not answer')), patienceMilliseconds);
  });
  const asking = pool.query<{ at: string | null; of: string }>(
    `select (${where} - '0/0'::pg_lsn)::text as at,
      current_database() || system_identifier::text as of from pg_control_system()`,
  );
  // Whoever does not wait for it any more does not hear that it failed.
  asking.catch(() => {});
  try {
    const { rows } = await Promise.race([asking, late]);
    const [found] = rows;
    if (!found?.at) throw new Error('it is not a replica: nothing is replayed there');
    return { at: BigInt(found.at), of: found.of };
  } finally {
    if (timer) clearTimeout(timer);
  }
}

export async function openReplica(
  url: string,
  limits: DatabaseLimits,
  primary: { pool: GuardedPool; db: Db },
): Promise<Replica> {
  const pulse = await startPulse(url, { name: 'the read replica', isNeeded: false });
  const pool = new GuardedPool(url, limits, pulse);
  const reads = { replica: 0, primary: 0 };
  let changes: Heard | null = null;
  const gate = createGate({
    primary: () => positionOf(primary.pool, 'pg_current_wal_insert_lsn()'),
    replica: () =>
      positionOf(pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
    say: console.error,
  });
  const isCurrent = () => gate.isOpen() && pulse.isThere() && (changes?.isHeard() ?? false);

  const ask = async (...asked: unknown[]): Promise<unknown> => {
    const reading = isReading(textOf(asked[0]));
    if (reading && isCurrent()) {
      try {
        const answer: unknown = await Reflect.apply(pool.query, pool, asked);
        reads.replica += 1;
        return answer;
      } catch (error) {
        if (!isPassing(error) && !isReadOnly(error)) throw error;
      }
    }
    const answer: unknown = await Reflect.apply(primary.pool.query, primary.pool, asked);
    if (reading) reads.primary += 1;
    else gate.shut();
    return answer;
  };
  const either = new Proxy(primary.pool, {
    get: (target, key) => (key === 'query' ? ask : Reflect.get(target, key, target)),
  });
  const db: Db = drizzle(either, drizzleOptions);
  db.transaction = (work, config) =>
    primary.db.transaction(work, config).finally(() => gate.shut());

  return {
    db,
    follow: (heard) => {
      changes = heard;
      heard.onChange(() => gate.shut());
    },
    state: () => (isCurrent() ? 'current' : gate.state() === 'current' ? 'behind' : gate.state()),
    connections: () => connectionsOf(pool),
    reads: () => ({ ...reads }),
    close: async () => {
      gate.close();
      await pool.end();
      await pulse.close();
    },
  };
}
