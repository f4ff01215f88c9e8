import { createHash } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/client';
import { guests, tokens } from '../db/schema/people';
import { Refusal } from './refusal';

export type Caller =
  | { kind: 'customer'; id: number; tokenHash: string }
  | { kind: 'guest'; id: string }
  | { kind: 'nobody'; isSignedOut?: true };

/** Key of whatever belongs to a caller: `customer:12` or `guest:3f...`; null for nobody. */
export function ownerOf(caller: Caller): string | null {
  return caller.kind === 'nobody' ? null : `${caller.kind}:${caller.id}`;
}

/** How tokens are kept: their SHA-256, in hexadecimal. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

async function findSession(db: Db, now: Date, hash: string) {
  const [row] = await db
    .select({ customerId: tokens.customerId })
    .from(tokens)
    .where(and(eq(tokens.hash, hash), isNull(tokens.revokedAt), gt(tokens.expiresAt, now)));
  return row;
}

/** The refusal of what its caller may not do: one whose session has ended signs in again and tries then. */
export const refusalTo = (caller: Caller, code: 'not_found' | 'forbidden'): Refusal =>
  new Refusal(caller.kind === 'nobody' && caller.isSignedOut ? 'unauthenticated' : code);

/** Whether a caller has not been signed out meanwhile. */
export const isStillIn = async (db: Db, now: Date, caller: Caller): Promise<boolean> =>
  caller.kind !== 'customer' || (await findSession(db, now, caller.tokenHash)) !== undefined;

/**
 * Finds the caller. A token counts before a guest id, and a dead token makes the caller nobody,
 * so that a session that has ended is noticed rather than continued as a guest.
 */
export async function findCaller(
  db: Db,
  now: Date,
  authorization: string | undefined,
  guestId: string | null,
): Promise<Caller> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer) {
    const hash = tokenHash(bearer);
    const row = await findSession(db, now, hash);
    return row
      ? { kind: 'customer', id: row.customerId, tokenHash: hash }
      : { kind: 'nobody', isSignedOut: true };
  }
  if (!guestId) return { kind: 'nobody' };
  const [row] = await db.select({ id: guests.id }).from(guests).where(eq(guests.id, guestId));
  return row ? { kind: 'guest', id: row.id } : { kind: 'nobody' };
}
