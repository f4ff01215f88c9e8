import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { cartLines, carts } from '../db/schema/carts';

export type CartLine = typeof cartLines.$inferSelect;
export type NewCartLine = typeof cartLines.$inferInsert;

const ofCart = (owner: string, moduleId: number) =>
  and(eq(cartLines.owner, owner), eq(cartLines.moduleId, moduleId));

/** Locks a cart, making it first if need be: changes of one cart then happen one after the other. */
export async function lockCart(tx: Tx, owner: string, moduleId: number): Promise<void> {
  await tx.insert(carts).values({ owner, moduleId }).onConflictDoNothing();
  await tx
    .select({ owner: carts.owner })
    .from(carts)
    .where(and(eq(carts.owner, owner), eq(carts.moduleId, moduleId)))
    .for('update');
}

export const linesOf = (db: Db | Tx, owner: string, moduleId: number): Promise<CartLine[]> =>
  db.select().from(cartLines).where(ofCart(owner, moduleId)).orderBy(asc(cartLines.id));

export async function insertLine(tx: Tx, line: NewCartLine): Promise<void> {
  await tx.insert(cartLines).values(line);
}

export async function updateLine(
  tx: Tx,
  id: number,
  values: Partial<Omit<NewCartLine, 'id' | 'owner' | 'moduleId'>>,
): Promise<void> {
  await tx.update(cartLines).set(values).where(eq(cartLines.id, id));
}

/** Removes one line of a cart; false when it is not there. */
export async function deleteLine(
  tx: Tx,
  owner: string,
  moduleId: number,
  id: number,
): Promise<boolean> {
  const gone = await tx
    .delete(cartLines)
    .where(and(ofCart(owner, moduleId), eq(cartLines.id, id)))
    .returning({ id: cartLines.id });
  return gone.length > 0;
}

export async function deleteLines(tx: Tx, owner: string, moduleId: number): Promise<void> {
  await tx.delete(cartLines).where(ofCart(owner, moduleId));
}

/** Notes the store of a cart; null while it is empty. */
export async function setStore(
  tx: Tx,
  owner: string,
  moduleId: number,
  storeId: number | null,
  now: Date,
): Promise<void> {
  await tx
    .update(carts)
    .set({ storeId, updatedAt: now })
    .where(and(eq(carts.owner, owner), eq(carts.moduleId, moduleId)));
}
