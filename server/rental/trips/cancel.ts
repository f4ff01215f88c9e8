import { and, eq, inArray } from 'drizzle-orm';
import type { TripStatus } from '../../../domain/rental/trip';
import { giveBackUses } from '../../checkout/coupons/store';
import { returnMoney } from '../../checkout/payment/returns';
import { replaceOpen } from '../../checkout/payment/store';
import type { Tx } from '../../db/client';
import { trips, vehicleHolds } from '../../db/schema/trips';
import { t } from '../../locales/t';
import { announceTrip } from '../../orders/tracking/news';
import { addEvent } from './store';

/** The states in which a shopper may cancel: nobody drives yet. */
export const cancellable = ['pending', 'confirmed'] as const satisfies readonly TripStatus[];

export const tripCancellationReasons = [
  { id: 1, ...t('I changed my mind') },
  { id: 2, ...t('My plans have changed') },
  { id: 3, ...t('I want another vehicle') },
  { id: 4, ...t('The pickup time or location is wrong') },
  { id: 5, ...t('Another reason') },
] as const;

/**
 * Cancels a trip and gives its vehicles, coupon and money back, once: the first statement decides which of many
 * cancellers does it. False when the trip is not in one of the states.
 */
export async function cancelTripIn(
  tx: Tx,
  tripId: number,
  statuses: readonly TripStatus[],
  why: { reason: string; note: string; by?: string },
  now: Date,
): Promise<boolean> {
  const [trip] = await tx
    .update(trips)
    .set({
      status: 'canceled',
      cancellationReason: why.reason,
      cancellationNote: why.note,
      nextStepAt: null,
      updatedAt: now,
    })
    .where(and(eq(trips.id, tripId), inArray(trips.status, [...statuses])))
    .returning();
  if (!trip) return false;
  await tx.delete(vehicleHolds).where(eq(vehicleHolds.tripId, tripId));
  await giveBackUses(tx, { tripId });
  const { customerId, paymentMethod: method, paid: amount } = trip;
  const isPaid = trip.paymentStatus === 'paid';
  const paid = { subject: { tripId }, customerId, method, isPaid, amount };
  const refundedTo = await returnMoney(tx, paid, now);
  if (refundedTo) await tx.update(trips).set({ refundedTo }).where(eq(trips.id, tripId));
  await replaceOpen(tx, { tripId }, now);
  await addEvent(tx, tripId, 'canceled', now, why.by);
  await announceTrip(tx, tripId);
  return true;
}
