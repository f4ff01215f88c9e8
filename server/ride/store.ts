import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { couriers } from '../db/schema/orders';
import { courierAccounts, courierInvites, courierTokens } from '../db/schema/ride';
import type { Deps } from '../deps';
import { tokenHash } from '../http/caller';
import { newToken, readIdentifier } from '../identity/identifiers';

export type AccountRow = typeof courierAccounts.$inferSelect;

const day = 86_400_000;
const sessionDays = 30;
const inviteDays = 7;

/** By e-mail, or by the phone that one courier alone has. */
export async function findByLogin(deps: Deps, typed: string): Promise<AccountRow | undefined> {
  const { channel, value } = await readIdentifier(deps, typed);
  const rows = await deps.db
    .select({ account: courierAccounts })
    .from(courierAccounts)
    .innerJoin(couriers, eq(couriers.id, courierAccounts.courierId))
    .where(channel === 'email' ? eq(courierAccounts.email, value) : eq(couriers.phone, value))
    .limit(2);
  return rows.length === 1 ? rows[0]?.account : undefined;
}

/** Whether a courier who signs in has a phone: two of one number could no longer sign in by it. */
export async function isRidersPhone(db: Db | Tx, phone: string): Promise<boolean> {
  const rows = await db
    .select({ id: couriers.id })
    .from(couriers)
    .innerJoin(courierAccounts, eq(couriers.id, courierAccounts.courierId))
    .where(eq(couriers.phone, phone))
    .limit(1);
  return rows.length > 0;
}

/** The phone of a courier who does not sign in yet. */
export async function phoneOfNewcomer(tx: Tx, courierId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ phone: couriers.phone })
    .from(couriers)
    .leftJoin(courierAccounts, eq(couriers.id, courierAccounts.courierId))
    .where(and(eq(couriers.id, courierId), isNull(courierAccounts.courierId)));
  return row?.phone;
}

/** Opens a session and returns its token, which is kept nowhere. */
export async function openRideSession(db: Db | Tx, courierId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(courierTokens).values({
    hash: tokenHash(token),
    courierId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * day),
  });
  return token;
}

/** Whoever has signed out takes no orders and is nowhere. */
export async function endRideSession(
  db: Db,
  { id, hash }: { id: number; hash: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(courierTokens).set({ revokedAt: now }).where(eq(courierTokens.hash, hash));
    await tx
      .update(couriers)
      .set({ onDutySince: null, lat: null, lng: null, placedAt: null })
      .where(eq(couriers.id, id));
  });
}

/** Gives a courier an address to sign in by; undefined where it is another's. */
export async function findOrAddAccount(
  tx: Tx,
  courierId: number,
  email: string,
  now: Date,
): Promise<AccountRow | undefined> {
  await tx
    .insert(courierAccounts)
    .values({ courierId, email, createdAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(courierAccounts)
    .where(and(eq(courierAccounts.courierId, courierId), eq(courierAccounts.email, email)));
  return row;
}

/** A secret by which a courier chooses a password, once; one before it opens nothing any more. */
export async function inviteCourier(tx: Tx, courierId: number, now: Date): Promise<string> {
  const secret = newToken();
  const values = {
    hash: tokenHash(secret),
    expiresAt: new Date(now.getTime() + inviteDays * day),
  };
  await tx
    .insert(courierInvites)
    .values({ courierId, ...values })
    .onConflictDoUpdate({ target: courierInvites.courierId, set: values });
  return secret;
}

/** Uses a secret up and sets the password; the courier, or null where it opens nothing. Other sessions end. */
export async function takeRideInvite(
  tx: Tx,
  secret: string,
  passwordHash: string,
  now: Date,
): Promise<number | null> {
  const [used] = await tx
    .delete(courierInvites)
    .where(and(eq(courierInvites.hash, tokenHash(secret)), gt(courierInvites.expiresAt, now)))
    .returning({ courierId: courierInvites.courierId });
  if (!used) return null;
  const { courierId } = used;
  await tx
    .update(courierAccounts)
    .set({ passwordHash })
    .where(eq(courierAccounts.courierId, courierId));
  await tx
    .update(courierTokens)
    .set({ revokedAt: now })
    .where(and(eq(courierTokens.courierId, courierId), isNull(courierTokens.revokedAt)));
  return courierId;
}
