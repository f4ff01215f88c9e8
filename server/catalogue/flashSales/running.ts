import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { OwnText } from '../../../domain/language/localized';
import type { Tx } from '../../db/client';
import { flashSaleItems } from '../../db/schema/flashSales';
import { items } from '../../db/schema/items';

export type Flash = typeof flashSaleItems.$inferSelect & {
  readonly title: OwnText;
  readonly endsAt: Date;
};

/**
 * Beside a row of `items` in a join: the sale that runs at a moment and has units of it left, or null; of several the one
 * that ends first.
 */
export const flashAt = (now: string | Placeholder): SQL<Flash | null> =>
  sql`(
    select jsonb_build_object('saleId', o.sale_id, 'itemId', o.item_id, 'discount', o.discount,
      'discountType', o.discount_type, 'stock', o.stock, 'sold', o.sold, 'title', s.title, 'endsAt', s.ends_at)
    from flash_sale_items o join flash_sales s on s.id = o.sale_id
    where o.item_id = ${items.id} and s.active and s.starts_at <= ${now}::timestamptz
      and s.ends_at > ${now}::timestamptz and o.sold < o.stock
    order by s.ends_at, s.id limit 1)`.mapWith(
    (flash: Omit<Flash, 'endsAt'> & { endsAt: string }): Flash | null => ({
      ...flash,
      endsAt: new Date(flash.endsAt),
    }),
  );

/** An item as it is sold while its sale runs: at the sale's discount, and no more than the sale has left. A maximum of 0 is none. */
export function atFlashPrice<
  Row extends Pick<typeof items.$inferSelect, 'discount' | 'discountType' | 'maximumCartQuantity'>,
>(item: Row, flash: Flash | null): Row {
  if (!flash) return item;
  const left = flash.stock - flash.sold;
  return {
    ...item,
    discount: flash.discount,
    discountType: flash.discountType,
    maximumCartQuantity: Math.min(item.maximumCartQuantity || left, left),
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
