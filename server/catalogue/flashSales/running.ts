import { and, asc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { OwnText } from '../../../domain/language/localized';
import type { Db, Tx } from '../../db/client';
import { flashSaleItems, flashSales } from '../../db/schema/flashSales';
import type { items } from '../../db/schema/items';

export type Flash = typeof flashSaleItems.$inferSelect & {
  readonly title: OwnText;
  readonly endsAt: Date;
};

/** Items of sales that run now and have units left; of several sales the one that ends first counts. */
export async function runningFlash(
  db: Db | Tx,
  itemIds: readonly number[],
  now: Date,
): Promise<Map<number, Flash>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ offer: flashSaleItems, title: flashSales.title, endsAt: flashSales.endsAt })
    .from(flashSaleItems)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleItems.saleId))
    .where(
      and(
        inArray(flashSaleItems.itemId, [...itemIds]),
        eq(flashSales.active, true),
        lte(flashSales.startsAt, now),
        gt(flashSales.endsAt, now),
        lt(flashSaleItems.sold, flashSaleItems.stock),
      ),
    )
    .orderBy(asc(flashSales.endsAt), asc(flashSales.id));
  const found = new Map<number, Flash>();
  for (const { offer, ...sale } of rows) {
    if (!found.has(offer.itemId)) found.set(offer.itemId, { ...offer, ...sale });
  }
  return found;
}

/** An item as it is sold while its sale runs: at the sale's discount, and no more than the sale has left. */
export function atFlashPrice<
  Row extends Pick<typeof items.$inferSelect, 'discount' | 'discountType' | 'maximumCartQuantity'>,
>(item: Row, flash: Flash | undefined): Row {
  if (!flash) return item;
  const left = flash.stock - flash.sold;
  return {
    ...item,
    discount: flash.discount,
    discountType: flash.discountType,
    maximumCartQuantity: Math.min(item.maximumCartQuantity ?? left, left),
  };
}

export interface FlashUnits {
  readonly saleId: number;
  readonly itemId: number;
  readonly quantity: number;
}

function merged(units: readonly FlashUnits[]): FlashUnits[] {
  const sums = new Map<string, FlashUnits>();
  for (const unit of units) {
    const key = `${unit.itemId}:${unit.saleId}`;
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { ...unit, quantity: before + unit.quantity });
  }
  // Everybody locks in this order, so that two orders never wait for each other.
  return [...sums.values()].sort((a, b) => a.itemId - b.itemId || a.saleId - b.saleId);
}

const named = ({ saleId, itemId }: FlashUnits) =>
  and(eq(flashSaleItems.saleId, saleId), eq(flashSaleItems.itemId, itemId));

/**
 * Takes units from their sales. Each statement checks and takes at once: a sale never sells more than it offered,
 * however many servers run.
 * @returns the units that a sale has too few of, or null; then the transaction must be rolled back
 */
export async function takeFlash(tx: Tx, units: readonly FlashUnits[]): Promise<FlashUnits | null> {
  for (const wanted of merged(units)) {
    const taken = await tx
      .update(flashSaleItems)
      .set({ sold: sql`${flashSaleItems.sold} + ${wanted.quantity}` })
      .where(
        and(
          named(wanted),
          sql`${flashSaleItems.sold} + ${wanted.quantity} <= ${flashSaleItems.stock}`,
        ),
      )
      .returning({ itemId: flashSaleItems.itemId });
    if (taken.length === 0) return wanted;
  }
  return null;
}

export async function returnFlash(tx: Tx, units: readonly FlashUnits[]): Promise<void> {
  for (const unit of merged(units)) {
    await tx
      .update(flashSaleItems)
      .set({ sold: sql`greatest(0, ${flashSaleItems.sold} - ${unit.quantity})` })
      .where(named(unit));
  }
}
