import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { announceTrip } from '../../orders/tracking/news';
import type { TripRow } from './store';
import { tripStepTime } from './timeline';

/** A trip, locked: before its payments, everywhere, so that nobody waits in a circle. */
export async function lockTrip(tx: Tx, tripId: number): Promise<TripRow | undefined> {
  const [trip] = await tx.select().from(trips).where(eq(trips.id, tripId)).for('update');
  return trip;
}

/** Whether a payment page can still be paid for this trip. */
export const tripWaitsForMoney = (trip: TripRow): boolean =>
  trip.status === 'pending' &&
  trip.paymentStatus === 'unpaid' &&
  trip.paymentMethod === 'digital_payment';

/** When a trip that waits for nothing more begins to move; null where nothing moves it. */
export const firstStep = (deps: Deps, trip: Pick<TripRow, 'startsAt'>, now: Date): Date | null =>
  deps.env.DEMO_MODE ? tripStepTime('pending', now, trip.startsAt, deps.env.DEMO_SPEED) : null;

/** Money for a trip has come: it moves on. */
export async function markTripPaid(tx: Tx, deps: Deps, trip: TripRow, now: Date): Promise<void> {
  await tx
    .update(trips)
    .set({
      paymentStatus: 'paid',
      paid: trip.amount,
      updatedAt: now,
      nextStepAt: firstStep(deps, trip, now),
    })
    .where(eq(trips.id, trip.id));
  await announceTrip(tx, trip.id);
}
