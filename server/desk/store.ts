import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '../../domain/desk/staff';
import type { StoreRow } from '../cart/sellable';
import type { Db, Tx } from '../db/client';
import { staffInvites, staffTokens, storeStaff } from '../db/schema/desk';
import { stores } from '../db/schema/stores';
import { tokenHash } from '../http/caller';
import { Refusal } from '../http/refusal';
import type { Workplace } from '../http/staff';
import { newToken } from '../identity/identifiers';

export type StaffRow = typeof storeStaff.$inferSelect;

const day = 86_400_000;
const sessionDays = 30;
const inviteDays = 7;
/** How often it is noted at most that a desk was looked at. */
const seenSeconds = 15;

export async function findByEmail(db: Db | Tx, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(storeStaff).where(eq(storeStaff.email, email));
  return row;
}

export async function storeOf(db: Db | Tx, id: number): Promise<StoreRow | undefined> {
  const [row] = await db.select().from(stores).where(eq(stores.id, id));
  return row;
}

/** Opens a session and returns its token, which is kept nowhere. */
export async function openDeskSession(db: Db | Tx, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(staffTokens).values({
    hash: tokenHash(token),
    staffId,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + sessionDays * day),
  });
  return token;
}

export async function endDeskSession(db: Db, hash: string, now: Date): Promise<void> {
  await db.update(staffTokens).set({ revokedAt: now }).where(eq(staffTokens.hash, hash));
}

const endSessions = (tx: Tx, staffId: number, now: Date) =>
  tx
    .update(staffTokens)
    .set({ revokedAt: now })
    .where(and(eq(staffTokens.staffId, staffId), isNull(staffTokens.revokedAt)));

/** Notes that somebody looks at the desk. */
export async function noteSeen(db: Db, hash: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - seenSeconds * 1000);
  await db
    .update(staffTokens)
    .set({ seenAt: now })
    .where(and(eq(staffTokens.hash, hash), lt(staffTokens.seenAt, before)));
}

/** Adds somebody to a desk, or finds them there; undefined where the address is of another. */
export async function findOrAddStaff(
  tx: Tx,
  values: Workplace & { email: string; role: StaffRole },
  now: Date,
): Promise<StaffRow | undefined> {
  await tx
    .insert(storeStaff)
    .values({ ...values, createdAt: now })
    .onConflictDoNothing();
  const row = await findByEmail(tx, values.email);
  const isThere = row?.storeId === values.storeId && row.providerId === values.providerId;
  return isThere ? row : undefined;
}

/** A secret by which a person chooses a password, once; one before it opens nothing any more. */
export async function invite(tx: Tx, staffId: number, now: Date): Promise<string> {
  const secret = newToken();
  const values = {
    hash: tokenHash(secret),
    expiresAt: new Date(now.getTime() + inviteDays * day),
  };
  await tx
    .insert(staffInvites)
    .values({ staffId, ...values })
    .onConflictDoUpdate({ target: staffInvites.staffId, set: values });
  return secret;
}

/** Uses a secret up and sets the password; the person, or null where it opens nothing. Their other sessions end. */
export async function takeInvite(
  tx: Tx,
  secret: string,
  passwordHash: string,
  now: Date,
): Promise<number | null> {
  const [used] = await tx
    .delete(staffInvites)
    .where(and(eq(staffInvites.hash, tokenHash(secret)), gt(staffInvites.expiresAt, now)))
    .returning({ staffId: staffInvites.staffId });
  if (!used) return null;
  await tx.update(storeStaff).set({ passwordHash }).where(eq(storeStaff.id, used.staffId));
  await endSessions(tx, used.staffId, now);
  return used.staffId;
}

const worksAt = ({ storeId, providerId }: Workplace): SQL =>
  storeId === null ? eq(storeStaff.providerId, providerId ?? 0) : eq(storeStaff.storeId, storeId);

export const staffAt = (db: Db, place: Workplace): Promise<StaffRow[]> =>
  db.select().from(storeStaff).where(worksAt(place)).orderBy(asc(storeStaff.id));

/** Removes somebody of a desk who does not own it; their address, null where there is none. Sessions and links go with the row. */
export async function removeStaff(db: Tx, place: Workplace, id: number): Promise<string | null> {
  const [gone] = await db
    .delete(storeStaff)
    .where(and(eq(storeStaff.id, id), worksAt(place), eq(storeStaff.role, 'staff')))
    .returning({ email: storeStaff.email });
  return gone?.email ?? null;
}

export type StoreChanges = Partial<
  Pick<StoreRow, 'busyMinutes' | 'closedUntil' | 'schedules' | 'openMinutes'>
>;

/** Locked, so that of two who change it at once the second sees what the first did. */
export async function holdStore(db: Tx, id: number) {
  const [row] = await db
    .select({ schedules: stores.schedules })
    .from(stores)
    .where(eq(stores.id, id))
    .for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function changeStore(db: Tx, id: number, values: StoreChanges): Promise<void> {
  await db.update(stores).set(values).where(eq(stores.id, id));
}

export const partStart = (part: 'day' | 'month', now: Date, timeZone: string) =>
  sql`date_trunc(${part}, ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`;
