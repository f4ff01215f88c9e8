import { randomBytes } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { guests } from '../db/schema/people';

/** A random whole number of 53 bits: the family's ids are numbers, and every reader of JSON keeps one of these as it is. */
export const newNumber = (): string =>
  String(BigInt.asUintN(53, BigInt(`0x${randomBytes(7).toString('hex')}`)));

/**
 * The number by which the apps know a customer. A payment page is opened by a browser without their token, by order and
 * this number alone, so it cannot be guessed: it is a guest's, of a guest that became this customer.
 */
export async function numberOf(db: Db, customerId: number, now: Date): Promise<number> {
  const [known] = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.takenOverBy, customerId), sql`${guests.id} ~ '^[0-9]{1,16}$'`))
    .orderBy(asc(guests.createdAt), asc(guests.id))
    .limit(1);
  if (known) return Number(known.id);
  const id = newNumber();
  await db.insert(guests).values({ id, createdAt: now, takenOverBy: customerId });
  return Number(id);
}

export async function isNumberOf(db: Db, customerId: number, number: string): Promise<boolean> {
  const rows = await db
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.id, number), eq(guests.takenOverBy, customerId)));
  return rows.length > 0;
}
