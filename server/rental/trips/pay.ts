import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { payPageUrl } from '../../checkout/payment/callback';
import { openPayment, replaceOpen } from '../../checkout/payment/store';
import type { Tx } from '../../db/client';
import { trips } from '../../db/schema/trips';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import { checkPayment } from '../../orders/rules';
import { announceTrip } from '../../orders/tracking/news';
import { dueOf, firstStep, isForCash, lockTrip, tripWaitsForMoney } from './paid';
import type { TripRow } from './store';

/** A trip for which there is something to pay, and how much. */
async function lockUnpaid(tx: Tx, tripId: number): Promise<{ trip: TripRow; due: number }> {
  const trip = await lockTrip(tx, tripId);
  const due = trip ? dueOf(trip) : 0;
  if (!trip || due <= 0) throw new Refusal('payment_unavailable');
  return { trip, due };
}

/**
 * A new payment page for an unpaid trip, or for the rest of one that was made longer; earlier pages can no longer be paid.
 * @returns the page's address
 * @throws Refusal `payment_unavailable` when there is nothing to pay, or nobody such takes it
 */
export async function payTripAgain(
  deps: Deps,
  tripId: number,
  asked: { callback: string; gateway: string | null },
  language: Language,
): Promise<string> {
  const { callback, gateway } = asked;
  const config = await deps.settings.config();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { trip, due } = await lockUnpaid(tx, tripId);
    checkPayment('digital_payment', due, config, deps.env, gateway);
    const after = trip.paid + trip.givenBack;
    const payment = { subject: { tripId }, amount: due, after, callback, now, gateway };
    return payPageUrl(deps.env, await openPayment(tx, payment), language);
  });
}

/** Turns an unpaid trip into one paid in cash, or the rest of one that was made longer into what is. @throws Refusal `payment_unavailable`, `cod_limit` */
export async function payTripInCash(deps: Deps, tripId: number): Promise<void> {
  const config = await deps.settings.config();
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { trip, due } = await lockUnpaid(tx, tripId);
    checkPayment('cash_on_delivery', due, config, deps.env);
    await replaceOpen(tx, { tripId }, now);
    if (isForCash(trip)) return;
    await tx
      .update(trips)
      .set({
        updatedAt: now,
        ...(tripWaitsForMoney(trip)
          ? { paymentMethod: 'cash_on_delivery', nextStepAt: firstStep(deps, trip, now) }
          : { restInCash: true }),
      })
      .where(eq(trips.id, tripId));
    await announceTrip(tx, tripId);
  });
}
