import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { idempotencyKeys } from '../db/schema/orders';
import { Refusal } from '../http/refusal';

export interface OnceKey {
  readonly owner: string;
  readonly key: string;
  readonly requestHash: string;
}

/** The same for equal requests, whatever the order of their fields. */
export function hashRequest(call: string, body: unknown): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, entry]) => [key, sorted(entry)]),
    );
  };
  return createHash('sha256')
    .update(`${call} ${JSON.stringify(sorted(body))}`)
    .digest('hex');
}

export const hashFile = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** What an answer says was ordered or booked with its key. */
function orderedIn(answer: unknown): Record<string, unknown> {
  const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
  return Object.fromEntries(entries.filter(([name]) => name === 'order_id' || name === 'trip_id'));
}

/**
 * The answer that a key has already got, or undefined.
 * @throws Refusal `idempotency_key_reused` when the key came with another request
 */
export async function findAnswer<Answer>(db: Db | Tx, once: OnceKey): Promise<Answer | undefined> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, once.owner), eq(idempotencyKeys.key, once.key)));
  if (!row) return undefined;
  if (row.requestHash !== once.requestHash) {
    throw new Refusal('idempotency_key_reused', { detail: orderedIn(row.answer) });
  }
  return (row.answer ?? undefined) as Answer | undefined;
}

/**
 * The answer that a key has got by now, in place of a refusal: who asks while the first sender is served may find what
 * was there taken by the same key. The refusal is thrown again where the key has no answer.
 */
export async function answerInstead<Answer>(
  db: Db,
  once: OnceKey | null,
  refusal: unknown,
): Promise<Answer> {
  const known = once && refusal instanceof Refusal ? await findAnswer<Answer>(db, once) : undefined;
  if (!known) throw refusal;
  return known;
}

/**
 * Takes a key for this transaction; false when it is taken. The unique index makes a second sender
 * wait here until the first has committed (then it can read the answer) or failed (then it goes on).
 */
export async function claimKey(tx: Tx, once: OnceKey, now: Date): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...once, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function storeAnswer(tx: Tx, once: OnceKey, answer: unknown): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: 200, answer })
    .where(and(eq(idempotencyKeys.owner, once.owner), eq(idempotencyKeys.key, once.key)));
}
