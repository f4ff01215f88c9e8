import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import { cancellable } from '../orders/cancel';
import { announce } from '../orders/tracking/news';

const batch = 25;

/**
 * Offers parcels whose time has come to couriers, where nobody plays them: no desk says of them that they are ready. That it
 * is collected is told its sender by whoever accepts it. Returns how many.
 */
export async function offerParcels({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const isDue = and(
    lte(orders.nextStepAt, now),
    eq(orders.orderType, 'parcel'),
    inArray(orders.status, [...cancellable]),
  );
  const [first] = await db.select({ id: orders.id }).from(orders).where(isDue).limit(1);
  if (!first) return 0;
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(isDue)
      .orderBy(asc(orders.nextStepAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await tx
        .update(orders)
        .set({ status: 'handover', nextStepAt: null, updatedAt: now })
        .where(eq(orders.id, id));
      await announce(tx, id);
    }
    return due.length;
  });
}
