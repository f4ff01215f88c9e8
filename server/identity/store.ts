import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import type { CodeChannel } from '../db/schema/identity';
import { customers, guests, tokens } from '../db/schema/people';
import { tokenHash } from '../http/caller';
import type { Identifier } from './identifiers';
import { newGuestId, newToken } from './identifiers';

export type Customer = typeof customers.$inferSelect;
export type NewCustomer = typeof customers.$inferInsert;

const sessionDays = 60;

/** A new guest; its id. */
export async function insertGuest(db: Db, now: Date, id = newGuestId()): Promise<string> {
  await db.insert(guests).values({ id, createdAt: now });
  return id;
}

export async function findById(db: Db | Tx, id: number): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

/** The same, held until the transaction ends. */
export async function lockById(tx: Tx, id: number): Promise<Customer | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row;
}

const column = { email: customers.email, phone: customers.phone };

export async function findByIdentifier(
  db: Db | Tx,
  { channel, value }: Identifier,
): Promise<Customer | undefined> {
  if (value === '') return undefined;
  const [row] = await db.select().from(customers).where(eq(column[channel], value));
  return row;
}

/** The new row, or undefined when e-mail or phone belong to somebody else. */
export async function insertCustomer(tx: Tx, values: NewCustomer): Promise<Customer | undefined> {
  const [row] = await tx.insert(customers).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateCustomer(
  db: Db | Tx,
  id: number,
  values: Partial<Omit<NewCustomer, 'id'>>,
): Promise<void> {
  await db.update(customers).set(values).where(eq(customers.id, id));
}

/** Notes that an identifier is proved, if the customer still has it; whether so. */
export async function markVerified(
  db: Db | Tx,
  id: number,
  { channel, value }: Identifier,
): Promise<boolean> {
  const rows = await db
    .update(customers)
    .set(channel === 'email' ? { emailVerified: true } : { phoneVerified: true })
    .where(and(eq(customers.id, id), eq(column[channel], value)))
    .returning({ id: customers.id });
  return rows.length > 0;
}

export async function isTaken(db: Db | Tx, identifier: Identifier, id: number): Promise<boolean> {
  const owner = await findByIdentifier(db, identifier);
  return owner !== undefined && owner.id !== id;
}

/** Takes an identifier from an account that never proved it. */
export async function detach(tx: Tx, id: number, channel: CodeChannel): Promise<void> {
  await updateCustomer(tx, id, channel === 'email' ? { email: null } : { phone: null });
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

/** Ends every session of a customer, or every one but that of `exceptHash`. */
export async function revokeSessions(
  tx: Tx,
  customerId: number,
  now: Date,
  exceptHash = '',
): Promise<void> {
  await tx
    .update(tokens)
    .set({ revokedAt: now })
    .where(
      and(eq(tokens.customerId, customerId), isNull(tokens.revokedAt), ne(tokens.hash, exceptHash)),
    );
}

/** Removes a customer; sessions, addresses and all else that hangs on the row go with it. */
export async function deleteCustomer(tx: Tx, id: number): Promise<void> {
  await tx.delete(customers).where(eq(customers.id, id));
}
