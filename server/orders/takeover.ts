import { asc, eq, inArray, max } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { couponRedemptions, coupons } from '../db/schema/carts';
import { orders } from '../db/schema/orders';
import { trips } from '../db/schema/trips';
import { announceInbox } from './tracking/news';

/** Counts what a guest used of coupons among the customer's own uses, behind them. */
async function moveUses(tx: Tx, from: string, to: string): Promise<void> {
  const used = await tx
    .select({ id: couponRedemptions.id, couponId: couponRedemptions.couponId })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.owner, from))
    .orderBy(asc(couponRedemptions.couponId), asc(couponRedemptions.use));
  if (used.length === 0) return;
  // Locked as where a coupon is used, so that no number is taken meanwhile.
  const couponIds = used.map(({ couponId }) => couponId);
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, couponIds))
    .orderBy(asc(coupons.id))
    .for('update');
  const own = await tx
    .select({ couponId: couponRedemptions.couponId, last: max(couponRedemptions.use) })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.owner, to))
    .groupBy(couponRedemptions.couponId);
  const last = new Map(own.map((row) => [row.couponId, row.last ?? 0]));
  for (const { id, couponId } of used) {
    const use = (last.get(couponId) ?? 0) + 1;
    last.set(couponId, use);
    await tx.update(couponRedemptions).set({ owner: to, use }).where(eq(couponRedemptions.id, id));
  }
}

/**
 * Hands a guest's orders and trips to the customer who signed in. The carts they came from are locked by then, so none
 * is placed meanwhile. Answers to the guest's own keys stay: who lost one asks again as that guest.
 */
export async function takeOverOrders(
  tx: Tx,
  { from, to, customerId }: { from: string; to: string; customerId: number },
): Promise<void> {
  const theirs = { owner: to, customerId };
  const moved = [
    ...(await tx
      .update(orders)
      .set(theirs)
      .where(eq(orders.owner, from))
      .returning({ id: orders.id })),
    ...(await tx
      .update(trips)
      .set(theirs)
      .where(eq(trips.owner, from))
      .returning({ id: trips.id })),
  ];
  if (moved.length === 0) return;
  await moveUses(tx, from, to);
  await announceInbox(tx, customerId);
}
