import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { addresses, customers } from '../../db/schema/people';
import { zones } from '../../db/schema/places';

export type AddressRow = typeof addresses.$inferSelect;
export type AddressValues = Omit<
  typeof addresses.$inferInsert,
  'id' | 'customerId' | 'createdAt' | 'contactPersonEmail'
>;

export async function zonesAt(db: Db, lat: number, lng: number): Promise<number[]> {
  const rows = await db
    .select({ id: zones.id })
    .from(zones)
    .where(
      and(
        eq(zones.active, true),
        sql`${zones.area} @> point(${lng}::double precision, ${lat}::double precision)`,
      ),
    )
    .orderBy(asc(zones.id));
  return rows.map((row) => row.id);
}

export const listOf = (db: Db, customerId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.id))
    .limit(200);

const isSame = (row: AddressRow, values: AddressValues): boolean =>
  isDeepStrictEqual({ ...row, ...values }, row);

/**
 * False when the customer's book is full; two at once are counted one after the other. One that stands there word for
 * word is not added again: whoever lost the answer sends the same once more.
 */
export const insert = (
  db: Db,
  customerId: number,
  values: AddressValues,
  most: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for('update');
    const saved = await tx.select().from(addresses).where(eq(addresses.customerId, customerId));
    if (saved.some((row) => isSame(row, values))) return true;
    if (saved.length >= most) return false;
    await tx.insert(addresses).values({ ...values, customerId });
    return true;
  });

const own = (customerId: number, id: number) =>
  and(eq(addresses.id, id), eq(addresses.customerId, customerId));

/** False when the customer has no such address. */
export async function update(
  db: Db,
  customerId: number,
  id: number,
  values: AddressValues,
): Promise<boolean> {
  const rows = await db
    .update(addresses)
    .set(values)
    .where(own(customerId, id))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

/** False when the customer has no such address. */
export async function remove(db: Db, customerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(addresses)
    .where(own(customerId, id))
    .returning({ id: addresses.id });
  return rows.length > 0;
}
