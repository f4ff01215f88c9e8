import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client';
import { couriers, orderEvents, orders } from '../db/schema/orders';
import { isRiddenBy } from './ridden';

interface Cash {
  /** In thousandths. */
  readonly amount: number;
  /** When the last of it was collected; null when there is none. */
  readonly until: Date | null;
}

const sums = (at: typeof orderEvents.createdAt | typeof orders.cashTakenAt) => ({
  amount: sql<string>`coalesce(sum(${orders.orderAmount}), 0)`,
  until: max(at),
});

/** What a courier has collected at doors and from senders since they last handed it in. */
export async function collectedCash(db: Db | Tx, courierId: number): Promise<Cash> {
  const atDoors = await db
    .select(sums(orderEvents.createdAt))
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
  const fromSenders = await db
    .select(sums(orders.cashTakenAt))
    .from(orders)
    .innerJoin(couriers, eq(couriers.id, orders.cashTakenBy))
    .where(
      and(
        eq(orders.cashTakenBy, courierId),
        sql`${orders.cashTakenAt} > coalesce(${couriers.cashSettledAt}, '-infinity')`,
      ),
    );
  const parts = [...atDoors, ...fromSenders];
  const times = parts.flatMap(({ until }) => (until === null ? [] : [until.getTime()]));
  return {
    amount: parts.reduce((sum, { amount }) => sum + Number(amount), 0),
    until: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

export const cashInHand = async (db: Db | Tx, courierId: number): Promise<number> =>
  (await collectedCash(db, courierId)).amount;
