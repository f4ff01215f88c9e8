import { and, eq, isNull } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { customers, guests, tokens } from '../db/schema/people';
import { tokenHash } from '../http/caller';
import { newGuestId, newToken } from './identifiers';

export type Customer = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;

const sessionDays = 60;

/** A new guest; its id. */
export async function insertGuest(db: Db, now: Date): Promise<string> {
  const id = newGuestId();
  await db.insert(guests).values({ id, createdAt: now });
  return id;
}

export async function findByEmail(db: Db | Tx, email: string): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.email, email));
  return row;
}

export async function findByPhone(db: Db | Tx, phone: string): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.phone, phone));
  return row;
}

export async function findById(db: Db | Tx, id: number): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** The new row, or undefined when e-mail or phone belong to somebody else. */
export async function insertCustomer(tx: Tx, values: NewCustomer): Promise<Customer | undefined> {
  const [row] = await tx.insert(customers).values(values).onConflictDoNothing().returning();
  return row;
}

/** Opens a session and returns its token, which is kept nowhere. */
export async function openSession(tx: Tx, customerId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
  await tx.insert(tokens).values({ hash: tokenHash(token), customerId, createdAt: now, expiresAt });
  return token;
}

export async function revokeSession(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .update(tokens)
    .set({ revokedAt: now })
    .where(and(eq(tokens.hash, hash), isNull(tokens.revokedAt)));
}

export async function setZones(db: Db, customerId: number, zoneIds: number[]): Promise<void> {
  await db.update(customers).set({ zoneIds }).where(eq(customers.id, customerId));
}
