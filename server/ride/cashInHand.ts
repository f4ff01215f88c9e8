import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { couriers, orderEvents, orders } from '../db/schema/orders';
import { isRiddenBy } from './ridden';

/** What a courier has collected at doors and from senders since they last handed it in, in thousandths. */
export async function cashInHand(db: Db | Tx, courierId: number): Promise<number> {
  const [cash] = await db
    .select({ amount: sql<string>`coalesce(sum(${orders.orderAmount}), 0)` })
    .from(orders)
    .innerJoin(couriers, eq(couriers.id, orders.courierId))
    .innerJoin(
      orderEvents,
      and(eq(orderEvents.orderId, orders.id), eq(orderEvents.status, 'delivered')),
    )
    .where(
      and(
        isRiddenBy({ id: courierId }),
        eq(orders.status, 'delivered'),
        eq(orders.paymentMethod, 'cash_on_delivery'),
        isNull(orders.cashTakenBy),
        sql`${orderEvents.createdAt} > coalesce(${couriers.cashSettledAt}, '-infinity')`,
      ),
    );
  const [taken] = await db
    .select({ amount: sql<string>`coalesce(sum(${orders.orderAmount}), 0)` })
    .from(orders)
    .innerJoin(couriers, eq(couriers.id, orders.cashTakenBy))
    .where(
      and(
        eq(orders.cashTakenBy, courierId),
        sql`${orders.cashTakenAt} > coalesce(${couriers.cashSettledAt}, '-infinity')`,
      ),
    );
  return Number(cash?.amount ?? 0) + Number(taken?.amount ?? 0);
}
