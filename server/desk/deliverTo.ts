import { and, inArray } from 'drizzle-orm';
import type { DeskOrder } from '../../domain/desk/deskOrder';
import { doorLine } from '../../domain/place/house';
import { stores } from '../db/schema/stores';
import type { Deps } from '../deps';
import { isEnded, type OrderRow } from '../orders/store';

/** The stores of these orders that have couriers of their own. */
export async function storesThatBring(
  db: Deps['db'],
  rows: readonly OrderRow[],
): Promise<ReadonlySet<number | null>> {
  const own = await db
    .select({ id: stores.id })
    .from(stores)
    .where(
      and(
        inArray(
          stores.id,
          rows.flatMap(({ storeId }) => storeId ?? []),
        ),
        stores.selfDelivery,
      ),
    );
  return new Set(own.map(({ id }) => id));
}

/** Nobody of a store needs to know where a shopper lives, but who has to go there. */
export function deliverTo(
  row: OrderRow,
  bringers: ReadonlySet<number | null>,
): DeskOrder['deliver_to'] {
  const brings = row.orderType === 'delivery' && row.riddenAt === null && bringers.has(row.storeId);
  if (!brings || isEnded(row.status)) return null;
  return {
    address: doorLine(row.deliveryAddress),
    name: row.contactPersonName,
    phone: row.contactPersonNumber,
    instruction: row.deliveryInstruction,
    leave_at_door: row.leaveAtDoor ? 1 : 0,
  };
}
