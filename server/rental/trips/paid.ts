import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Millis } from '../../../domain/values/money';
import type { Db, Tx } from '../../db/client';
import { payments } from '../../db/schema/orders';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { announceTrip } from '../../orders/tracking/news';
import { isEnded, type TripRow } from './store';
import { tripStepTime } from './timeline';

/** A trip, locked: before its payments, everywhere, so that nobody waits in a circle. */
export async function lockTrip(tx: Tx, tripId: number): Promise<TripRow | undefined> {
  const [trip] = await tx.select().from(trips).where(eq(trips.id, tripId)).for('update');
  return trip;
}

export const tripWaitsForMoney = (trip: TripRow): boolean =>
  trip.status === 'pending' &&
  trip.paymentStatus === 'unpaid' &&
  trip.paymentMethod === 'digital_payment';

/** What a paid trip costs more since it was made longer, as long as it has not ended: then it is paid with the keys. */
export const restOf = (
  trip: Pick<TripRow, 'status' | 'paymentStatus' | 'amount' | 'paid'>,
): number =>
  trip.paymentStatus === 'paid' && !isEnded(trip.status) ? Math.max(0, trip.amount - trip.paid) : 0;

/** What is still to be collected before a trip can end: all of it, or what a paid one costs more since. */
export const toCollect = (trip: TripRow): number => (isForCash(trip) ? trip.amount : restOf(trip));

/** What would be given with the keys, as long as nobody has: apps book so, and say afterwards how they pay. */
export const isForCash = (trip: TripRow): boolean =>
  trip.paymentMethod === 'cash_on_delivery' &&
  trip.paymentStatus === 'unpaid' &&
  !isEnded(trip.status);

/** What changes hands when the trip begins: all of one for cash. */
export const dueWithKeys = (trip: TripRow): Millis => (isForCash(trip) ? trip.amount : 0);

/** Cash beyond what a trip costs since it was made shorter; it is given back with the keys. */
export const cashToGiveBack = ({ status, paymentMethod, paid, amount }: TripRow): Millis =>
  paymentMethod === 'cash_on_delivery' && !isEnded(status) ? Math.max(0, paid - amount) : 0;

/** The parts of cancelled trips that their offices have in cash and owe their customers: what came by card goes back so. */
export async function owedInCash(db: Db, rows: readonly TripRow[]): Promise<Map<number, Millis>> {
  const owed = rows.filter(({ refundedTo }) => refundedTo === 'cash');
  if (owed.length === 0) return new Map();
  const { tripId, refundAmount, status } = payments;
  const byCard = await db
    .select({ tripId, sum: sql<string>`sum(${refundAmount})` })
    .from(payments)
    .where(
      and(
        inArray(
          tripId,
          owed.map(({ id }) => id),
        ),
        eq(status, 'paid'),
      ),
    )
    .groupBy(tripId);
  return new Map(
    owed.map(({ id, paid }) => [
      id,
      paid - Number(byCard.find((one) => one.tripId === id)?.sum ?? 0),
    ]),
  );
}

/** What a payment page can be opened for: the whole trip, or the rest of one that was made longer. */
export const dueOf = (trip: TripRow): number =>
  tripWaitsForMoney(trip) || isForCash(trip) ? trip.amount : restOf(trip);

/** When a trip that waits for nothing more begins to move; null where nothing moves it. */
export const firstStep = (deps: Deps, trip: Pick<TripRow, 'startsAt'>, now: Date): Date | null =>
  deps.env.DEMO_MODE ? tripStepTime('pending', now, trip.startsAt, deps.env.DEMO_SPEED) : null;

/** Money for a trip has come: it moves on. The rest of one that was made longer changes nothing but what is paid. */
export async function markTripPaid(
  tx: Tx,
  deps: Deps,
  trip: TripRow,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  const isWaiting = tripWaitsForMoney(trip);
  const isRest = !isWaiting && !isForCash(trip);
  await tx
    .update(trips)
    .set({
      paymentStatus: 'paid',
      ...(isForCash(trip) && { paymentMethod: 'digital_payment' as const }),
      paid: isRest ? trip.paid + amount : trip.amount,
      restInCash: false,
      updatedAt: now,
      ...(isWaiting && { nextStepAt: firstStep(deps, trip, now) }),
    })
    .where(eq(trips.id, trip.id));
  await announceTrip(tx, trip.id);
}
