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
import { firstStep, lockTrip, tripWaitsForMoney } from './paid';
import type { TripRow } from './store';

async function lockUnpaid(tx: Tx, tripId: number): Promise<TripRow> {
  const trip = await lockTrip(tx, tripId);
  if (!trip || !tripWaitsForMoney(trip)) throw new Refusal('payment_unavailable');
  return trip;
}

/**
 * A new payment page for an unpaid trip; earlier pages can no longer be paid.
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
    const trip = await lockUnpaid(tx, tripId);
    checkPayment('digital_payment', trip.amount, config, deps.env, gateway);
    const payment = { subject: { tripId }, amount: trip.amount, callback, now, gateway };
    return payPageUrl(deps.env, await openPayment(tx, payment), language);
  });
}

/** Turns an unpaid trip into one paid in cash. @throws Refusal `payment_unavailable`, `cod_limit` */
export async function payTripInCash(deps: Deps, tripId: number): Promise<void> {
  const config = await deps.settings.config();
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const trip = await lockUnpaid(tx, tripId);
    checkPayment('cash_on_delivery', trip.amount, config, deps.env);
    await replaceOpen(tx, { tripId }, now);
    await tx
      .update(trips)
      .set({
        paymentMethod: 'cash_on_delivery',
        updatedAt: now,
        nextStepAt: firstStep(deps, trip, now),
      })
      .where(eq(trips.id, tripId));
    await announceTrip(tx, tripId);
  });
}
