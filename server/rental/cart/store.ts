import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client';
import { tripCartLines, tripCarts } from '../../db/schema/trips';
import type { Journey } from '../journey';

export type TripCartRow = typeof tripCarts.$inferSelect;
export type TripCartLineRow = typeof tripCartLines.$inferSelect;

export async function findCart(db: Db | Tx, owner: string): Promise<TripCartRow | undefined> {
  const [row] = await db.select().from(tripCarts).where(eq(tripCarts.owner, owner));
  return row;
}

/** A shopper's cart, locked; undefined when there is none yet. */
export async function lockCart(tx: Tx, owner: string): Promise<TripCartRow | undefined> {
  const [row] = await tx.select().from(tripCarts).where(eq(tripCarts.owner, owner)).for('update');
  return row;
}

/** A shopper's cart, locked; made for a trip when there is none yet. */
export async function openCart(
  tx: Tx,
  owner: string,
  journey: Journey,
  now: Date,
): Promise<TripCartRow> {
  const [row] = await tx
    .insert(tripCarts)
    .values({ owner, ...journey, updatedAt: now })
    .onConflictDoUpdate({ target: tripCarts.owner, set: { updatedAt: now } })
    .returning();
  if (!row) throw new Error('The database gave no row back for a trip cart');
  return row;
}

export async function setJourney(
  tx: Tx,
  cartId: number,
  journey: Journey,
  now: Date,
): Promise<void> {
  await tx
    .update(tripCarts)
    .set({ ...journey, updatedAt: now })
    .where(eq(tripCarts.id, cartId));
}

export const linesOf = (db: Db | Tx, cartId: number): Promise<TripCartLineRow[]> =>
  db
    .select()
    .from(tripCartLines)
    .where(eq(tripCartLines.cartId, cartId))
    .orderBy(asc(tripCartLines.id));

export async function putLine(
  tx: Tx,
  line: { cartId: number; vehicleId: number; quantity: number },
): Promise<void> {
  await tx
    .insert(tripCartLines)
    .values(line)
    .onConflictDoUpdate({
      target: [tripCartLines.cartId, tripCartLines.vehicleId],
      set: { quantity: line.quantity },
    });
}

/** Removes lines of one cart; how many. */
export async function deleteLines(
  tx: Tx,
  cartId: number,
  lineIds: readonly number[],
): Promise<number> {
  if (lineIds.length === 0) return 0;
  const gone = await tx
    .delete(tripCartLines)
    .where(and(eq(tripCartLines.cartId, cartId), inArray(tripCartLines.id, [...lineIds])))
    .returning({ id: tripCartLines.id });
  return gone.length;
}

/** Empties a cart for what was booked: it carries the moment of the booking, which tells what emptied it. */
export async function emptyCart(tx: Tx, cartId: number, now: Date): Promise<void> {
  await deleteAllLines(tx, cartId);
  await tx.update(tripCarts).set({ updatedAt: now }).where(eq(tripCarts.id, cartId));
}

export async function deleteAllLines(tx: Tx, cartId: number): Promise<void> {
  await tx.delete(tripCartLines).where(eq(tripCartLines.cartId, cartId));
}
