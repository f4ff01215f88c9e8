import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { idempotencyKeys } from '../db/schema/orders';

/** How long a repeated press is the same order. */
export const minute = 60_000;

/**
 * The key of a press: that of the first one of the last minute with the same content. One statement, so that two at the
 * same time are told the same.
 */
export async function keyOfPress(
  db: Db,
  { owner, content }: { owner: string; content: string },
  now: Date,
): Promise<string> {
  const key = `apps-${content}`;
  const since = sql`${new Date(now.getTime() - minute).toISOString()}::timestamptz`;
  const [first] = await db
    .insert(idempotencyKeys)
    .values({ owner, key, requestHash: content, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.owner, idempotencyKeys.key],
      set: {
        createdAt: sql`case when ${idempotencyKeys.createdAt} > ${since} then ${idempotencyKeys.createdAt} else excluded.created_at end`,
      },
    })
    .returning({ at: idempotencyKeys.createdAt });
  return `${key}-${(first?.at ?? now).getTime()}`;
}
