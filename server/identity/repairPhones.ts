import { and, asc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { phoneOf } from '../../domain/values/phone';
import type { Db, Tx } from '../db/client';
import { orders } from '../db/schema/orders';
import { addresses, customers } from '../db/schema/people';
import { facts } from '../db/schema/places';
import { trips } from '../db/schema/trips';
import { readSettings } from '../settings/settings';
import { phoneDigits } from './identifiers';

const batch = 1_000;

interface Kept {
  readonly id: number;
  readonly phone: string;
}

/** Reads a table's numbers from the first to the last, and rewrites each that is somebody's in another form. */
async function repairAll(
  country: string,
  next: (after: number) => Promise<Kept[]>,
  write: (row: Kept, phone: string) => Promise<unknown>,
): Promise<number> {
  let repaired = 0;
  let after = 0;
  for (let found = batch; found === batch; ) {
    const rows = await next(after);
    for (const row of rows) {
      const phone = phoneOf(row.phone, country);
      if (phone === null || phone === row.phone) continue;
      await write(row, phone);
      repaired += 1;
    }
    found = rows.length;
    after = rows.at(-1)?.id ?? after;
  }
  return repaired;
}

async function repairContacts(db: Tx, table: typeof orders | typeof trips, country: string) {
  return repairAll(
    country,
    (after) =>
      db
        .select({ id: table.id, phone: table.contactPersonNumber })
        .from(table)
        .where(and(gt(table.id, after), ne(table.contactPersonNumber, '')))
        .orderBy(asc(table.id))
        .limit(batch),
    ({ id }, phone) =>
      db
        .update(table)
        .set({ contactPersonNumber: phone, contactDigits: phoneDigits(phone) })
        .where(eq(table.id, id)),
  );
}

async function repairReceivers(db: Tx, country: string) {
  const phone = sql<string>`${orders.receiver} ->> 'contact_person_number'`;
  return repairAll(
    country,
    (after) =>
      db
        .select({ id: orders.id, phone })
        .from(orders)
        .where(and(gt(orders.id, after), eq(orders.orderType, 'parcel'), sql`${phone} is not null`))
        .orderBy(asc(orders.id))
        .limit(batch),
    ({ id }, number) =>
      db
        .update(orders)
        .set({
          receiver: sql`jsonb_set(${orders.receiver}, '{contact_person_number}', to_jsonb(${number}::text))`,
        })
        .where(eq(orders.id, id)),
  );
}

async function repairAddresses(db: Tx, country: string) {
  return repairAll(
    country,
    (after) =>
      db
        .select({ id: addresses.id, phone: addresses.contactPersonNumber })
        .from(addresses)
        .where(gt(addresses.id, after))
        .orderBy(asc(addresses.id))
        .limit(batch),
    ({ id }, phone) =>
      db.update(addresses).set({ contactPersonNumber: phone }).where(eq(addresses.id, id)),
  );
}

/** A number that another account holds in its right form stays where it is: whose it is, a code alone can tell. */
async function repairCustomers(db: Tx, country: string) {
  const holder = alias(customers, 'holder');
  return repairAll(
    country,
    (after) =>
      db
        .select({ id: customers.id, phone: sql<string>`${customers.phone}` })
        .from(customers)
        .where(and(gt(customers.id, after), sql`${customers.phone} is not null`))
        .orderBy(asc(customers.id))
        .limit(batch),
    ({ id }, phone) =>
      db
        .update(customers)
        .set({ phone })
        .where(
          and(
            eq(customers.id, id),
            notExists(db.select({ id: holder.id }).from(holder).where(eq(holder.phone, phone))),
          ),
        ),
  );
}

/**
 * Brings numbers that were kept before they were checked into the one form, once for each database; what can be
 * nobody's number stays as it was written. One server at a time does this.
 */
export async function repairPhones(db: Db): Promise<void> {
  const { country } = await readSettings(db);
  if (typeof country !== 'string') return;
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(facts)
      .values({ key: 'phones-repaired', value: { country } })
      .onConflictDoNothing()
      .returning({ key: facts.key });
    if (first.length === 0) return;
    await repairContacts(tx, orders, country);
    await repairContacts(tx, trips, country);
    await repairReceivers(tx, country);
    await repairAddresses(tx, country);
    await repairCustomers(tx, country);
  });
}
