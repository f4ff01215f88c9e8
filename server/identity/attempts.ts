import { eq, sql } from 'drizzle-orm';
import type { ErrorCode } from '../../domain/wire/errors';
import type { Db, Tx } from '../db/client';
import { rateLimits } from '../db/schema/people';
import { Refusal } from '../http/refusal';

export interface AttemptRule {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts an attempt in the database, so that all servers share the count and a restart keeps it.
 * @throws Refusal `code` with Retry-After when there were too many in the window.
 */
export async function countAttempt(
  db: Db | Tx,
  key: string,
  rule: AttemptRule,
  now: Date,
  code: ErrorCode = 'rate_limited',
): Promise<void> {
  const resetAt = new Date(now.getTime() + rule.seconds * 1000);
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
  if (!row || row.attempts <= rule.most) return;
  const wait = Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000);
  throw new Refusal(code, { retryAfter: Math.max(1, wait) });
}

/** The same for all that one network address does; nothing is counted when that is not known. */
export async function countByAddress(
  db: Db | Tx,
  kind: string,
  address: string,
  rule: AttemptRule,
  now: Date,
): Promise<void> {
  if (address) await countAttempt(db, `${kind}@${address}`, rule, now, 'too_many_attempts');
}

export async function forgetAttempts(db: Db | Tx, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}
