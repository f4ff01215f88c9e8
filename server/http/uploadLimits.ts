import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { rateLimits } from '../db/schema/people';
import type { Deps } from '../deps';
import type { Rate } from '../env';
import { Refusal } from './refusal';

const bytesOfMegabyte = 1024 * 1024;

/** Adds to a count that all servers share. @throws Refusal `rate_limited` with Retry-After when it is above `most` */
async function add(
  db: Db,
  key: string,
  amount: number,
  { most, seconds }: Rate,
  now: Date,
): Promise<void> {
  const resetAt = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${rateLimits.resetAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts: amount, resetAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then ${amount}::int else least(${rateLimits.attempts}, 1000000000) + ${amount}::int end`,
        resetAt: sql`case when ${isOver} then excluded.reset_at else ${rateLimits.resetAt} end`,
      },
    })
    .returning();
  if (!row || row.attempts <= most) return;
  const wait = Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000);
  throw new Refusal('rate_limited', { retryAfter: Math.max(1, wait) });
}

/** Who sends pictures: a network address, '' when it is not known, or somebody who works for the shop. */
export interface Sender {
  readonly address: string;
  readonly worker: string | null;
}

/**
 * Counts the pictures of a call and their bytes: what strangers send is kept in the database. Those of whoever works for
 * the shop are counted of that person alone, whom no stranger may hold up; others of their address first and then of the
 * whole shop.
 * @throws Refusal `rate_limited` with Retry-After
 */
export async function countUploads(
  { db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>,
  { address, worker }: Sender,
  files: readonly File[],
): Promise<void> {
  if (files.length === 0) return;
  const now = clock.now();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const kilobytes = Math.ceil(bytes / 1024);
  const inKilobytes = ({ most, seconds }: Rate): Rate => ({
    most: (most * bytesOfMegabyte) / 1024,
    seconds,
  });
  const own = worker ?? address;
  if (own) {
    await add(db, `uploads@${own}`, files.length, env.LIMIT_UPLOADS, now);
    await add(db, `upload-kb@${own}`, kilobytes, inKilobytes(env.LIMIT_UPLOAD_MB), now);
  }
  if (worker !== null) return;
  await add(db, 'uploads', files.length, env.LIMIT_UPLOADS_SHOP, now);
  await add(db, 'upload-kb', kilobytes, inKilobytes(env.LIMIT_UPLOAD_MB_SHOP), now);
}
