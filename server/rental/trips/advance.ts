import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Actor } from '../../../domain/operator/act';
import type { TripStatus } from '../../../domain/rental/trip';
import { isPaymentLate } from '../../checkout/payment/inTime';
import { closePages } from '../../checkout/payment/latePages';
import { replaceOpen } from '../../checkout/payment/store';
import type { Db, Tx } from '../../db/client';
import { storeStaff } from '../../db/schema/desk';
import { payments } from '../../db/schema/orders';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { noteAct } from '../../operator/noteAct';
import { notPaidInTime } from '../../orders/reasons';
import { isDeskShut } from '../../orders/tracking/advance';
import { announceTrip } from '../../orders/tracking/news';
import { releaseUnits } from '../availability';
import { cancelTripIn } from './cancel';
import { countTrip } from './countTrip';
import { isForCash, lockTrip, tripWaitsForMoney } from './paid';
import { addEvent, type TripRow } from './store';
import { nextTripStatus, tripStepTime } from './timeline';

/** How many trips one round takes; the rest is for the next round or another server. */
const batch = 25;

/** Who at a desk moves a trip, and whether they have the cash that it begins with. */
interface Hand {
  readonly name: string;
  readonly isCashTaken: boolean;
}

/**
 * Brings a trip into a state. Where somebody at a desk does so (`by`), false, and nothing changes, when state or sums are no
 * longer those that they saw; nothing of the demo moves it any more.
 */
export async function enterTrip(
  tx: Tx,
  deps: Deps,
  trip: TripRow,
  status: TripStatus,
  by?: Hand,
): Promise<boolean> {
  const now = deps.clock.now();
  const { DEMO_MODE, DEMO_SPEED } = deps.env;
  const isPlayed = DEMO_MODE && by === undefined;
  // Cash changes hands with the keys.
  const isCashTaken =
    status === 'ongoing' && isForCash(trip) && (by === undefined || by.isCashTaken);
  const asSeen = and(
    eq(trips.status, trip.status),
    eq(trips.amount, trip.amount),
    eq(trips.paid, trip.paid),
    eq(trips.paymentMethod, trip.paymentMethod),
  );
  const entered = await tx
    .update(trips)
    .set({
      status,
      nextStepAt: isPlayed ? tripStepTime(status, now, trip.startsAt, DEMO_SPEED) : null,
      updatedAt: now,
      ...((status === 'completed' || isCashTaken) && {
        paymentStatus: 'paid' as const,
        paid: trip.amount,
      }),
    })
    .where(and(eq(trips.id, trip.id), by === undefined ? undefined : asSeen))
    .returning({ id: trips.id });
  if (entered.length === 0) return false;
  // A page that asks for the same money can no longer be paid.
  if (isCashTaken) await replaceOpen(tx, { tripId: trip.id }, now);
  if (status === 'completed') await countTrip(tx, trip.id);
  // What the demo plays takes minutes; its vehicles are away for as long as they were booked.
  if (status === 'completed' && !isPlayed) await releaseUnits(tx, trip.id, now);
  await addEvent(tx, trip.id, status, now, by?.name);
  await announceTrip(tx, trip.id);
  return true;
}

/**
 * Moves one trip on by hand, by one state. Null, and nothing changes, when there is nothing after its state, or when it
 * waits for its money.
 */
export function moveTrip(deps: Deps, tripId: number, actor?: Actor): Promise<TripStatus | null> {
  return deps.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, tripId);
    const status = trip && !tripWaitsForMoney(trip) ? nextTripStatus(trip.status) : null;
    if (!trip || !status) return null;
    await enterTrip(tx, deps, trip, status);
    if (status === 'completed') await releaseUnits(tx, tripId, deps.clock.now());
    const did = { kind: 'trip.moved', about: tripId, note: status } as const;
    if (actor) await noteAct(tx, actor, { ...did, at: deps.clock.now() });
    return status;
  });
}

/**
 * Moves every demo trip on whose time has come, by one state, but those of offices whose desk is open. Locked trips are skipped, so that of many
 * servers exactly one moves each. Its vehicles stay held until the end of its hours. Returns how many moved.
 */
export function advanceTrips(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(trips)
      .where(
        and(
          lte(trips.nextStepAt, now),
          isDeskShut(tx, eq(storeStaff.providerId, trips.providerId), now),
        ),
      )
      .orderBy(asc(trips.nextStepAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const trip of due) {
      const status = nextTripStatus(trip.status);
      if (status) await enterTrip(tx, deps, trip, status);
      else await tx.update(trips).set({ nextStepAt: null }).where(eq(trips.id, trip.id));
    }
    return due.length;
  });
}

const isUnpaid = (db: Db | Tx, now: Date) =>
  and(
    eq(trips.paymentMethod, 'digital_payment'),
    eq(trips.paymentStatus, 'unpaid'),
    eq(trips.status, 'pending'),
    isPaymentLate(db, { of: eq(payments.tripId, trips.id), placedAt: trips.createdAt, now }),
  );

/**
 * Cancels trips that were not paid in time, and of which their providers say so, and gives their vehicles back. Returns
 * how many.
 */
export async function expireUnpaidTrips(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  const late = await deps.db
    .select({ id: trips.id })
    .from(trips)
    .where(isUnpaid(deps.db, now))
    // In another order each round: those that have to wait for their provider hold up no others.
    .orderBy(sql`md5(${trips.id}::text || ${now.toISOString()})`)
    .limit(batch);
  const over = await closePages(
    deps,
    'tripId',
    late.map(({ id }) => id),
  );
  if (over.length === 0) return 0;
  return deps.db.transaction(async (tx) => {
    const stale = await tx
      .select({ id: trips.id })
      .from(trips)
      .where(and(inArray(trips.id, over), isUnpaid(tx, now)))
      .orderBy(asc(trips.id))
      .for('update', { skipLocked: true });
    const why = { reason: notPaidInTime.en, note: '' };
    for (const { id } of stale) await cancelTripIn(tx, id, ['pending'], why, now);
    return stale.length;
  });
}
