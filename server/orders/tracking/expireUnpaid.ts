import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isPaymentLate } from '../../checkout/payment/inTime';
import { closePages } from '../../checkout/payment/latePages';
import type { Db, Tx } from '../../db/client';
import { orders, payments } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { cancelIn } from '../cancel';
import { notPaidInTime } from '../reasons';

/** How many orders one round takes; the rest is for the next round or another server. */
const batch = 25;

const isUnpaid = (db: Db | Tx, now: Date) =>
  and(
    eq(orders.paymentMethod, 'digital_payment'),
    eq(orders.paymentStatus, 'unpaid'),
    eq(orders.status, 'pending'),
    isPaymentLate(db, { of: eq(payments.orderId, orders.id), placedAt: orders.createdAt, now }),
  );

/**
 * Cancels orders that were not paid in time, and of which their providers say so, and gives their stock back. Returns how
 * many.
 */
export async function expireUnpaid(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const late = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(isUnpaid(deps.db, now))
    // In another order each round: those that have to wait for their provider hold up no others.
    .orderBy(sql`md5(${orders.id}::text || ${now.toISOString()})`)
    .limit(batch);
  const over = await closePages(
    deps,
    'orderId',
    late.map(({ id }) => id),
  );
  if (over.length === 0) return 0;
  return deps.db.transaction(async (tx) => {
    const stale = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(inArray(orders.id, over), isUnpaid(tx, now)))
      .orderBy(asc(orders.id))
      .for('update', { skipLocked: true });
    const why = { reason: notPaidInTime.en, note: '' };
    for (const { id } of stale) await cancelIn(tx, id, ['pending'], why, now);
    return stale.length;
  });
}
