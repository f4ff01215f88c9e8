import { and, eq, inArray, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { orders } from '../db/schema/orders';
import type { Deps } from '../deps';
import { isOwnRide } from '../orders/tracking/advance';
import { announce } from '../orders/tracking/news';

/** Since when nobody has fetched it: it is ready, its time has come and what was promised is over. */
const waitsSince = sql`greatest(${orders.updatedAt}, ${orders.scheduleAt}, case when ${orders.orderType} = 'take_away' then ${orders.etaLatest} end)`;

/** Ready or handed over, and nobody's: what the demo plays is never so, and what a store brings itself is its own to end. */
const isUnfetched = and(
  isNull(orders.riddenAt),
  isNull(orders.silentSince),
  isNull(orders.nextStepAt),
  ne(orders.orderType, 'parcel'),
  inArray(orders.status, ['handover', 'picked_up']),
  not(isOwnRide),
);

/**
 * Notes orders whose couriers were not heard of for too long, once for each silence, and tells their stores and who may ride
 * them instead; so also orders that nobody fetches. Returns how many.
 */
export async function noteSilence({ db, settings, clock }: Deps): Promise<number> {
  const minutes = await settings.courierSilentMinutes();
  const since = new Date(clock.now().getTime() - minutes * 60_000).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      update orders set silent_since = greatest(orders.ridden_at, c.seen_at) from couriers c
      where c.id = orders.courier_id and orders.ridden_at < ${since}::timestamptz and orders.silent_since is null
        and orders.status in ('handover', 'picked_up') and coalesce(c.seen_at < ${since}::timestamptz, true)
      returning orders.id`);
    const unfetched = await tx
      .update(orders)
      .set({ silentSince: waitsSince })
      .where(and(isUnfetched, sql`${waitsSince} < ${since}::timestamptz`))
      .returning({ id: orders.id });
    for (const { id } of [...rows, ...unfetched]) await announce(tx, id);
    return rows.length + unfetched.length;
  });
}

/** A courier is there again: whoever was told otherwise is told so. */
export async function endSilence(db: Db, courierId: number): Promise<void> {
  const back = await db
    .update(orders)
    .set({ silentSince: null })
    .where(
      and(
        eq(orders.courierId, courierId),
        isNotNull(orders.riddenAt),
        isNotNull(orders.silentSince),
      ),
    )
    .returning({ id: orders.id });
  for (const { id } of back) await announce(db, id);
}
