import { and, desc, eq } from 'drizzle-orm';
import type { PartnerKind } from '../../../domain/catalogue/partners';
import { orders } from '../../db/schema/orders';
import { stores } from '../../db/schema/stores';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';

interface Asked {
  readonly receiver_type: PartnerKind;
  readonly receiver_id: number;
  readonly order_id?: number | null | undefined;
}

/**
 * Whether a customer may write to somebody: any store that is there; couriers of the customer's own orders alone. An
 * order that is named must be the customer's, and have to do with them.
 * @returns the order that is spoken of: of a courier's, the newest unless one is named
 * @throws Refusal `not_found`
 */
export async function checkPartner(
  deps: Deps,
  customerId: number,
  asked: Asked,
): Promise<number | null> {
  const { receiver_type, receiver_id, order_id } = asked;
  const isStore = receiver_type === 'vendor';
  if (isStore && !order_id) {
    const known = and(eq(stores.id, receiver_id), eq(stores.active, true));
    const [store] = await deps.db.select({ id: stores.id }).from(stores).where(known);
    if (!store) throw new Refusal('not_found');
    return null;
  }
  const [order] = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(isStore ? orders.storeId : orders.courierId, receiver_id),
        order_id ? eq(orders.id, order_id) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  if (!order) throw new Refusal('not_found');
  return order.id;
}
