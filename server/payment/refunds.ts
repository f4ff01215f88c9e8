import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import Stripe from 'stripe';
import { payments } from '../db/schema/orders';
import type { Deps } from '../deps';
import type { PaymentRow } from './store';
import { smallestUnits } from './stripe/amount';
import { stripeOf } from './stripe/client';

/** How many one round sends; the rest is for the next. */
const batch = 20;

const isDone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/** Sends one refund; false when it has to be tried again. Sent twice, by this server or another, it counts once. */
async function send(deps: Deps, { id, intent, refundAmount }: PaymentRow): Promise<boolean> {
  // The stand-in page moves no money, so nothing goes back.
  if (intent === null) return true;
  const stripe = stripeOf(deps.env);
  if (!stripe) return false;
  try {
    const amount = smallestUnits(refundAmount, deps.env.STRIPE_CURRENCY);
    await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { payment_id: id } },
      { idempotencyKey: `refund:${id}:${refundAmount}` },
    );
    return true;
  } catch (error) {
    if (isDone(error)) return true;
    console.error(`the refund of payment ${id} could not be sent:`, error);
    return false;
  }
}

/**
 * Sends the money that is due back to the payments that it came with, outside of any transaction. What fails stays
 * due. Returns how many were sent.
 */
export async function sendRefunds(deps: Deps): Promise<number> {
  const due = await deps.db
    .select()
    .from(payments)
    .where(and(gt(payments.refundAmount, 0), isNull(payments.refundedAt)))
    .orderBy(asc(payments.id))
    .limit(batch);
  let sent = 0;
  for (const payment of due) {
    if (!(await send(deps, payment))) continue;
    await deps.db
      .update(payments)
      .set({ refundedAt: deps.clock.now() })
      .where(and(eq(payments.id, payment.id), isNull(payments.refundedAt)));
    sent += 1;
  }
  return sent;
}
