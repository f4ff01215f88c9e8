import { and, eq, sql } from 'drizzle-orm';
import type { RideEarnings } from '../../domain/ride/rideOrder';
import { fromMillis } from '../../domain/values/money';
import { orderEvents, orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import type { Courier } from '../http/courier';
import { cashInHand } from './cashInHand';
import { isRiddenBy } from './ridden';

const shownDays = 7;

/** By the day on which it was delivered, in the shop's time zone. */
export async function earningsOf(
  { db, settings, clock }: Deps,
  courier: Courier,
): Promise<RideEarnings> {
  const zone = await settings.timeZone();
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const today = sql`(${now} at time zone ${zone})::date`;
  const delivered = sql`(${orderEvents.createdAt} at time zone ${zone})::date`;
  const rows = await db
    .select({
      back: sql<number>`(${today} - ${delivered})::int`,
      deliveries: sql<number>`count(*)::int`,
      fees: sql<string>`sum(${orders.originalDeliveryCharge})`,
      tips: sql<string>`sum(${orders.dmTips})`,
    })
    .from(orders)
    .innerJoin(
      orderEvents,
      and(eq(orderEvents.orderId, orders.id), eq(orderEvents.status, 'delivered')),
    )
    .where(
      and(
        isRiddenBy(courier),
        eq(orders.status, 'delivered'),
        sql`${orderEvents.createdAt} > ${now} - ${shownDays + 1} * interval '1 day'`,
      ),
    )
    // By its place: two parameters of one value are not one expression to PostgreSQL.
    .groupBy(sql`1`);
  const { rows: dates } = await db.execute(
    sql`select to_char(${today} - n, 'YYYY-MM-DD') as date from generate_series(0, ${shownDays - 1}::int) n order by n`,
  );
  const days = dates.map(({ date }, back) => {
    const row = rows.find((one) => one.back === back);
    return {
      date: String(date),
      deliveries: row?.deliveries ?? 0,
      fees: fromMillis(Number(row?.fees ?? 0)),
      tips: fromMillis(Number(row?.tips ?? 0)),
    };
  });
  const [first] = days;
  return {
    today: {
      deliveries: first?.deliveries ?? 0,
      fees: first?.fees ?? 0,
      tips: first?.tips ?? 0,
    },
    days: days.map(({ date, deliveries, fees, tips }) => ({
      date,
      deliveries,
      amount: fees + tips,
    })),
    cash_in_hand: fromMillis(await cashInHand(db, courier.id)),
  };
}
