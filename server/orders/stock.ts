import { and, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { items, itemVariations } from '../db/schema/items';
import { firstShort, type SoldOut } from './soldOut';

export interface ItemUnits {
  readonly itemId: number;
  readonly variationId: number | null;
  readonly quantity: number;
}

/** Everybody locks in this order, so that two orders never wait for each other. */
const inOrder = (a: ItemUnits, b: ItemUnits) =>
  a.itemId - b.itemId || (a.variationId ?? 0) - (b.variationId ?? 0);

function merged(units: readonly ItemUnits[]): ItemUnits[] {
  const sums = new Map<string, ItemUnits>();
  for (const unit of units) {
    const key = `${unit.itemId}:${unit.variationId ?? ''}`;
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { ...unit, quantity: before + unit.quantity });
  }
  return [...sums.values()].sort(inOrder);
}

/** The first item of some lines that has too little left, by a look without a lock; null when none has. */
export async function findShort(
  db: Db,
  lines: readonly { item_id: number; quantity: number }[],
): Promise<SoldOut | null> {
  if (lines.length === 0) return null;
  const wanted = merged(
    lines.map(({ item_id, quantity }) => ({ itemId: item_id, variationId: null, quantity })),
  );
  const isShort = wanted.map(({ itemId, quantity }) =>
    and(eq(items.id, itemId), lt(items.stock, quantity)),
  );
  const [row] = await db
    .select({ itemId: items.id, name: items.name, left: items.stock })
    .from(items)
    .where(or(...isShort))
    .limit(1);
  if (!row) return null;
  const same = lines.filter(({ item_id }) => item_id === row.itemId);
  return { ...row, variation: null, left: firstShort(same, row.left).left };
}

/**
 * Takes units from stock where it is counted. Each statement checks and takes at once: no two
 * orders can sell the same unit, however many servers run. The item's own stock is the sum of its
 * combinations and moves with them.
 * @returns the units whose stock does not suffice, or null; then the transaction must be rolled back
 */
export async function takeStock(tx: Tx, units: readonly ItemUnits[]): Promise<ItemUnits | null> {
  for (const wanted of merged(units)) {
    const { itemId, variationId, quantity } = wanted;
    const taken = await tx
      .update(items)
      .set({ stock: sql`${items.stock} - ${quantity}` })
      .where(and(eq(items.id, itemId), gte(items.stock, quantity)))
      .returning({ id: items.id });
    if (taken.length === 0) return wanted;
    if (variationId === null) continue;
    const variation = await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} - ${quantity}` })
      .where(and(eq(itemVariations.id, variationId), gte(itemVariations.stock, quantity)))
      .returning({ id: itemVariations.id });
    if (variation.length === 0) return wanted;
  }
  return null;
}

/** Units that can be had now of what an order asked too much of; null where they are not counted. */
export async function unitsLeftOf(
  tx: Tx,
  { itemId, variationId }: ItemUnits,
): Promise<number | null> {
  const [row] =
    variationId === null
      ? await tx.select({ stock: items.stock }).from(items).where(eq(items.id, itemId))
      : await tx
          .select({ stock: itemVariations.stock })
          .from(itemVariations)
          .where(eq(itemVariations.id, variationId));
  return row?.stock ?? null;
}

/** Puts units back; items that are gone or no longer counted are left alone. */
export async function returnStock(tx: Tx, units: readonly ItemUnits[]): Promise<void> {
  for (const { itemId, variationId, quantity } of merged(units)) {
    await tx
      .update(items)
      .set({ stock: sql`${items.stock} + ${quantity}` })
      .where(and(eq(items.id, itemId), isNotNull(items.stock)));
    if (variationId === null) continue;
    await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} + ${quantity}` })
      .where(eq(itemVariations.id, variationId));
  }
}
