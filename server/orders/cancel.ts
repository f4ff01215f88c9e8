import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../domain/orders/order';
import { returnFlash } from '../catalogue/flashSales/running';
import { giveBackUses } from '../checkout/coupons/store';
import { returnMoney } from '../checkout/payment/returns';
import { replaceOpen } from '../checkout/payment/store';
import type { Tx } from '../db/client';
import { orders } from '../db/schema/orders';
import { returnStock } from './stock';
import { addEvent, linesOf, type OrderRow } from './store';

/** The states in which a shopper may cancel: the store has not begun. */
export const cancellable = ['pending', 'confirmed'] as const satisfies readonly OrderStatus[];

/** A parcel that couriers are offered, of whom none has accepted it yet. */
export const isLookedFor = ({ orderType, status, courierId, courierChanges }: OrderRow): boolean =>
  orderType === 'parcel' && status === 'handover' && courierId === null && courierChanges === 0;
export const isNobodys = and(
  eq(orders.orderType, 'parcel'),
  eq(orders.status, 'handover'),
  isNull(orders.courierId),
  eq(orders.courierChanges, 0),
);

/** Accepted by a courier of whom nothing is heard, and not picked up: it is where it was, and couriers are offered it. */
export const isLeft = and(
  eq(orders.status, 'handover'),
  isNotNull(orders.riddenAt),
  isNotNull(orders.silentSince),
);
export const isLeftParcel = (order: OrderRow): boolean =>
  order.orderType === 'parcel' &&
  order.status === 'handover' &&
  order.riddenAt !== null &&
  order.silentSince !== null &&
  order.courierChanges === 0;

/** Cancels as its shopper may: until its store has begun, or a courier of whom something is heard has accepted the parcel. */
export const cancelByShopper = (
  tx: Tx,
  orderId: number,
  why: { reason: string; note: string },
  now: Date,
): Promise<boolean> =>
  cancelIn(
    tx,
    orderId,
    [...cancellable, 'handover'],
    why,
    now,
    or(
      inArray(orders.status, [...cancellable]),
      isNobodys,
      and(isLeft, eq(orders.orderType, 'parcel'), eq(orders.courierChanges, 0)),
    ),
  );

/** What was paid for an order goes back, and the order says where to. */
async function refund(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, customerId, orderAmount: amount, paymentMethod: method } = order;
  const isPaid = order.paymentStatus === 'paid';
  const paid = { subject: { orderId }, customerId, method, isPaid, amount };
  const refundedTo = await returnMoney(tx, paid, now);
  if (refundedTo) await tx.update(orders).set({ refundedTo }).where(eq(orders.id, orderId));
}

/**
 * Cancels an order and gives stock, coupon and money back, once: the first statement decides which of many
 * cancellers does it. False when the order is not in one of the states.
 */
export async function cancelIn(
  tx: Tx,
  orderId: number,
  statuses: readonly OrderStatus[],
  why: { reason: string; note: string; by?: string },
  now: Date,
  /** What else it must be. */
  only?: SQL,
): Promise<boolean> {
  const [order] = await tx
    .update(orders)
    .set({
      status: 'canceled',
      cancellationReason: why.reason,
      cancellationNote: why.note,
      stockReturned: true,
      nextStepAt: null,
      eta: null,
      etaLatest: null,
      // Nobody fetches it there any more; whoever is on the way with it reads so, however late their phone is back.
      heldBy: sql`case when ${orders.withLost} then coalesce(${orders.heldBy}, ${orders.lostBy})
        when ${orders.status} = 'picked_up' and ${orders.riddenAt} is not null then ${orders.courierId} end`,
      withLost: false,
      updatedAt: now,
    })
    .where(
      and(
        eq(orders.id, orderId),
        inArray(orders.status, [...statuses]),
        eq(orders.stockReturned, false),
        only,
      ),
    )
    .returning();
  if (!order) return false;
  const lines = await linesOf(tx, [orderId]);
  await returnStock(
    tx,
    lines.flatMap((line) =>
      line.stockTaken && line.itemId !== null
        ? [{ itemId: line.itemId, variationId: line.variationId, quantity: line.quantity }]
        : [],
    ),
  );
  await returnFlash(
    tx,
    lines.flatMap(({ flashSaleId: saleId, itemId, quantity }) =>
      saleId !== null && itemId !== null ? [{ saleId, itemId, quantity }] : [],
    ),
  );
  await giveBackUses(tx, { orderId });
  await refund(tx, order, now);
  await replaceOpen(tx, { orderId }, now);
  await addEvent(tx, orderId, 'canceled', now, { note: why.reason, by: why.by ?? '' });
  return true;
}
