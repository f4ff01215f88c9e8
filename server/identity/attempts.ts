import { eq, lte, sql } from 'drizzle-orm';
import type { ErrorCode } from '../../domain/wire/errors';
import type { Db, Tx } from '../db/client';
import { rateLimits } from '../db/schema/people';
import type { Rate, Waits } from '../env';
import { Refusal } from '../http/refusal';

/**
 * Counts an attempt in the database, so that all servers share the count and a restart keeps it.
 * @throws Refusal `code` with Retry-After when there were too many in the window.
 */
export async function countAttempt(
  db: Db | Tx,
  key: string,
  rule: Rate,
  now: Date,
  code: ErrorCode = 'rate_limited',
): Promise<void> {
  const row = await add(db, key, rule, now);
  if (row.attempts > rule.most) refuse(row.resetAt, now, code);
}

/** Refuses what was counted too often already, and counts nothing. @throws Refusal `code` with Retry-After */
export async function refuseSpent(
  db: Db,
  key: string,
  rule: Rate,
  now: Date,
  code: ErrorCode = 'rate_limited',
): Promise<void> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  if (row && row.resetAt > now && row.attempts >= rule.most) {
    refuse(row.resetAt, now, code);
  }
}

/** Whether anything of late was counted. */
export async function isCounted(db: Db, key: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row !== undefined && row.resetAt > now;
}

const refuse = (until: Date, now: Date, code: ErrorCode): never => {
  const wait = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new Refusal(code, { retryAfter: Math.max(1, wait) });
};

type Row = typeof rateLimits.$inferSelect;

async function add(db: Db | Tx, key: string, { seconds }: Rate, now: Date): Promise<Row> {
  const resetAt = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  return row ?? { key, attempts: 1, resetAt };
}

const turnOf = (key: string) => `${key}:turn`;

/**
 * Counts an attempt that anybody may make on an account. After too many nobody is shut out, but only one of all gets a turn, and
 * from each to the next it is twice as long. Attempts out of turn count for nothing, so they make nobody wait longer.
 * @throws Refusal `code` with Retry-After until the next turn
 */
export async function countTurn(
  db: Db | Tx,
  key: string,
  { rate, waits }: { rate: Rate; waits: Waits },
  now: Date,
  code: ErrorCode = 'too_many_attempts',
): Promise<void> {
  const isTurn = eq(rateLimits.key, turnOf(key));
  const [before] = await db.select().from(rateLimits).where(isTurn);
  if (before && before.resetAt > now) refuse(before.resetAt, now, code);
  const { attempts } = await add(db, key, rate, now);
  if (attempts <= rate.most) return;
  const wait = Math.min(waits.last, waits.first * 2 ** Math.min(30, attempts - rate.most - 1));
  const resetAt = new Date(now.getTime() + wait * 1000);
  const [turn] = await db
    .insert(rateLimits)
    .values({ key: turnOf(key), attempts, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { attempts, resetAt },
      setWhere: lte(rateLimits.resetAt, now),
    })
    .returning();
  if (!turn) refuse(resetAt, now, code);
}

/** Takes one back that turned out to be right, and gives the next turn at once. */
export async function takeTurnBack(db: Db | Tx, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
    .where(eq(rateLimits.key, key));
  await forgetAttempts(db, turnOf(key));
}

export async function forgetTurns(db: Db | Tx, key: string): Promise<void> {
  await forgetAttempts(db, key);
  await forgetAttempts(db, turnOf(key));
}

/** The same for all that one network address does; nothing is counted when that is not known. */
export async function countByAddress(
  db: Db | Tx,
  kind: string,
  address: string,
  rule: Rate,
  now: Date,
): Promise<void> {
  if (address) await countAttempt(db, `${kind}@${address}`, rule, now, 'too_many_attempts');
}

export async function forgetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
