import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { refundRequests } from '../../db/schema/afterOrder';
import { orders, payments } from '../../db/schema/orders';

/** A provider's page takes no money any more after a day. */
const pageHours = 24;

/**
 * Whether money is still to come into a customer's wallet, or to go back from there (its payments would be gone with the
 * wallet, and nobody could give anything back), or was asked back for an order however it was paid: words and pictures of
 * the request would be gone before its answer.
 */
export async function isMoneyUnderWay(tx: Tx, customerId: number, now: Date): Promise<boolean> {
  const opened = new Date(now.getTime() - pageHours * 3_600_000);
  const paying = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.walletOf, customerId),
        or(
          eq(payments.status, 'pending'),
          and(
            eq(payments.status, 'open'),
            isNotNull(payments.session),
            gt(payments.createdAt, opened),
          ),
          gt(payments.refundAmount, payments.refundSent),
        ),
      ),
    )
    .limit(1);
  if (paying.length > 0) return true;
  const asked = await tx
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(eq(orders.customerId, customerId), eq(refundRequests.status, 'pending')))
    .limit(1);
  return asked.length > 0;
}
