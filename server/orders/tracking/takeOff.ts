import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { doorReasonOf, type GiveUpReason } from '../../../domain/orders/courierChange';
import type { Tx } from '../../db/client';
import { orderEvents, orders } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { noteHappening } from '../../outgoing/note';
import { addEvent } from '../store';

interface TakenOff {
  /** Where it stands then; what comes after that has not been yet. */
  readonly to: 'processing' | 'handover';
  /** What it must be. */
  readonly only: SQL | undefined;
  /** Another fetches it from whoever had it. */
  readonly withLost: boolean;
  /** Why its courier gives it up; empty where that is not for them to say. */
  readonly why: GiveUpReason | '';
  readonly by: string;
}

const undone = {
  processing: ['processing', 'handover', 'picked_up'],
  handover: ['handover', 'picked_up'],
} as const;

/** What its courier could not end at the door is its store's to decide on: who says so has decided. */
const lostWhyThen = sql`case when ${orders.lostWhy} in ('nobody', 'unpaid') then '' else ${orders.lostWhy} end`;

/** Nobody has had it yet: there is nobody to speak of. */
const neverTaken = sql`${orders.status} = 'handover' and ${orders.riddenAt} is null and ${orders.lostAt} is null`;

/**
 * Takes an order that was picked up off its courier, whom it keeps in mind: one `UPDATE` that names what it expects, so that of
 * a courier who hands over and a store that sends another one alone does it. What it costs, and who earns by it, stays open:
 * cash and fee are of whoever hands over. False, and nothing changes, where it is not so.
 */
export async function takeOff(
  tx: Tx,
  { clock, env }: Deps,
  orderId: number,
  { to, only, withLost, why, by }: TakenOff,
): Promise<boolean> {
  const now = clock.now();
  const [taken] = await tx
    .update(orders)
    .set({
      status: to,
      lostBy: sql`case when ${orders.riddenAt} is null then ${orders.lostBy} else ${orders.courierId} end`,
      // No other courier comes that could be spoken of.
      lostAt: doorReasonOf(why)
        ? null
        : sql`case when ${neverTaken} then null else ${now.toISOString()}::timestamptz end`,
      lostWhy: sql`case when ${orders.riddenAt} is null then ${lostWhyThen} else ${why} end`,
      withLost,
      heldBy: withLost
        ? sql`case when ${orders.riddenAt} is null then coalesce(${orders.heldBy}, ${orders.lostBy}) else ${orders.courierId} end`
        : null,
      courierId: null,
      riddenAt: null,
      arrivedAt: null,
      silentSince: null,
      courierChanges: sql`${orders.courierChanges} + 1`,
      // Nobody knows who comes, and when.
      eta: null,
      etaLatest: null,
      // What is made again is its store's until it is ready; what is ready the demo's couriers may ride.
      nextStepAt: env.DEMO_MODE && to === 'handover' && !doorReasonOf(why) ? now : null,
      updatedAt: now,
    })
    .where(and(eq(orders.id, orderId), only))
    .returning({ lostAt: orders.lostAt });
  if (!taken) return false;
  await tx
    .delete(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.status, [...undone[to]])));
  if (taken.lostAt)
    await noteHappening(tx, { subject: 'order', about: orderId, what: 'reassigned', at: now });
  await addEvent(tx, orderId, to, now, { by });
  return true;
}
