import { and, eq } from 'drizzle-orm';
import { orderPosting, refundPosting } from '../../../domain/operator/ledger';
import type { RefundWay } from '../../../domain/orders/afterOrder';
import { fromMillis } from '../../../domain/values/money';
import type { Tx } from '../../db/client';
import { coupons } from '../../db/schema/carts';
import { ledger } from '../../db/schema/ledger';
import { stores } from '../../db/schema/stores';
import type { OrderRow } from '../../orders/store';

/** Whose offer an order's coupon is; one that is gone is the shop's. */
async function couponOf(tx: Tx, { couponId }: OrderRow) {
  if (couponId === null) return { isShops: false, isStoresDelivery: false };
  const [coupon] = await tx
    .select({ storeIds: coupons.storeIds, type: coupons.type })
    .from(coupons)
    .where(eq(coupons.id, couponId));
  const isShops = coupon === undefined || coupon.storeIds.length === 0;
  return { isShops, isStoresDelivery: !isShops && coupon?.type === 'free_delivery' };
}

/** Posts an order that has been delivered, once, by the terms of its store of that moment; part of the transaction that delivers it. */
export async function postOrder(
  tx: Tx,
  order: OrderRow,
  { digits, now }: { digits: number; now: Date },
): Promise<void> {
  const { id: orderId, storeId, orderType, paymentMethod } = order;
  if (storeId === null) return;
  const [store] = await tx
    .select({
      commission: stores.commission,
      selfDelivery: stores.selfDelivery,
      freeDelivery: stores.freeDelivery,
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) return;
  // Whoever rode it brings the shop's cash, whatever its store has turned on since.
  const selfDelivery = store.selfDelivery && order.riddenAt === null;
  const coupon = await couponOf(tx, order);
  const posting = orderPosting(order, {
    commission: fromMillis(store.commission),
    selfDelivery,
    isShopsCoupon: coupon.isShops,
    isShopsFreeDelivery: !store.freeDelivery && !coupon.isStoresDelivery,
    hasCash: paymentMethod === 'cash_on_delivery' && (orderType === 'take_away' || selfDelivery),
    digits,
  });
  await tx
    .insert(ledger)
    .values({ storeId, kind: 'order', orderId, ...posting, at: now })
    .onConflictDoNothing();
}

/** Posts money that goes back for an order that is in the ledger; part of the transaction that gives it back. */
export async function postRefund(
  tx: Tx,
  { id: orderId, orderAmount }: OrderRow,
  {
    amount,
    way,
    digits,
    now,
  }: { amount: number; way: RefundWay | null; digits: number; now: Date },
): Promise<void> {
  const [sold] = await tx
    .select()
    .from(ledger)
    .where(and(eq(ledger.orderId, orderId), eq(ledger.kind, 'order')));
  if (!sold) return;
  const posting = refundPosting({
    amount,
    orderAmount,
    share: orderAmount - sold.shop,
    byStore: way === 'cash',
    digits,
  });
  const { storeId } = sold;
  await tx.insert(ledger).values({ storeId, kind: 'refund', orderId, ...posting, at: now });
}
