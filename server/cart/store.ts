import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { OwnText } from '../../domain/language/localized';
import type { ModuleType } from '../../domain/place/module';
import { builtOnce } from '../db/builtOnce';
import type { Db, Tx } from '../db/client';
import { cartLines, carts } from '../db/schema/carts';
import { items } from '../db/schema/items';
import { modules } from '../db/schema/places';
import { stores } from '../db/schema/stores';
import { type Sellable, sellableColumns, sellableOf } from './sellable';

export type CartLine = typeof cartLines.$inferSelect;
export type NewCartLine = typeof cartLines.$inferInsert;

const ofCart = (owner: string, moduleId: number) =>
  and(eq(cartLines.owner, owner), eq(cartLines.moduleId, moduleId));

/** Locks a cart, making it first if need be: changes of one cart then happen one after the other. */
export async function lockCart(tx: Tx, owner: string, moduleId: number): Promise<void> {
  // A row that is there is locked although nothing of it is changed.
  await tx
    .insert(carts)
    .values({ owner, moduleId })
    .onConflictDoUpdate({
      target: [carts.owner, carts.moduleId],
      set: { updatedAt: sql`excluded.updated_at` },
      setWhere: sql`false`,
    });
}

/** A line, and the store that sells it. */
export interface SoldLine extends CartLine {
  readonly storeId: number;
}

export const linesOf = (db: Db | Tx, owner: string, moduleId: number): Promise<SoldLine[]> =>
  db
    .select({ ...getTableColumns(cartLines), storeId: items.storeId })
    .from(cartLines)
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .where(ofCart(owner, moduleId))
    .orderBy(asc(cartLines.id));

interface FullLine {
  readonly line: CartLine;
  readonly sellable: Sellable;
  readonly moduleType: ModuleType;
  /** Name of what is taken instead; null where nothing was named. */
  readonly substitute: OwnText | null;
}

const fullLines = builtOnce((db) =>
  db
    .select({
      ...sellableColumns(sql.placeholder('now')),
      line: cartLines,
      moduleType: modules.type,
      substitute: sql<OwnText | null>`(select s.name from items s where s.id = ${cartLines.substituteItemId})`,
    })
    .from(cartLines)
    .innerJoin(items, eq(items.id, cartLines.itemId))
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, cartLines.moduleId))
    .where(
      and(
        eq(cartLines.owner, sql.placeholder('owner')),
        eq(cartLines.moduleId, sql.placeholder('moduleId')),
      ),
    )
    .orderBy(asc(cartLines.id))
    .prepare(''),
);

/** The lines of a cart with all that can be asked about them, at the prices of a moment. */
export async function fullLinesOf(
  db: Db | Tx,
  owner: string,
  moduleId: number,
  now: Date,
): Promise<FullLine[]> {
  const rows = await fullLines(db).execute({ owner, moduleId, now: now.toISOString() });
  return rows.map(({ line, moduleType, substitute, ...row }) => ({
    line,
    moduleType,
    substitute,
    sellable: sellableOf(row, now),
  }));
}

export async function insertLine(tx: Tx, line: NewCartLine): Promise<void> {
  await tx.insert(cartLines).values(line);
}

export async function updateLine(tx: Tx, id: number, values: Partial<Values>): Promise<void> {
  await tx.update(cartLines).set(values).where(eq(cartLines.id, id));
}

type Values = Omit<NewCartLine, 'id' | 'owner' | 'moduleId'>;

/** A new line of a locked cart, or a known one as it is now, at once with what the cart notes. */
export async function keepLine(
  tx: Tx,
  { owner, moduleId }: { readonly owner: string; readonly moduleId: number },
  id: number | null,
  values: Values,
  noted: { storeId: number; updatedAt: Date },
): Promise<void> {
  const own = { id: cartLines.id };
  const line = tx.$with('put');
  const put =
    id === null
      ? line.as(
          tx
            .insert(cartLines)
            .values({ owner, moduleId, ...values })
            .returning(own),
        )
      : line.as(tx.update(cartLines).set(values).where(eq(cartLines.id, id)).returning(own));
  await tx
    .with(put)
    .update(carts)
    .set(noted)
    .where(and(eq(carts.owner, owner), eq(carts.moduleId, moduleId)));
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

/** Takes all out of a cart, at once with the note of its store. */
export async function takeOutAll(
  tx: Tx,
  owner: string,
  moduleId: number,
  now: Date,
): Promise<void> {
  const gone = tx
    .$with('gone')
    .as(tx.delete(cartLines).where(ofCart(owner, moduleId)).returning({ id: cartLines.id }));
  await tx
    .with(gone)
    .update(carts)
    .set({ storeId: null, updatedAt: now })
    .where(and(eq(carts.owner, owner), eq(carts.moduleId, moduleId)));
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
