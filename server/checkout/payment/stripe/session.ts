import { and, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { payments } from '../../../db/schema/orders';
import type { Deps } from '../../../deps';
import { Refusal } from '../../../http/refusal';
import type { Lang } from '../../../place/geography';
import type { PaymentRow } from '../store';
import { smallestUnits } from './amount';
import { stripeOf } from './client';

/** Longer than any order waits for its money; Stripe allows a day. */
const openHours = 23;

const names = {
  order: { en: 'Order', ar: 'طلب' },
  trip: { en: 'Trip', ar: 'رحلة' },
  wallet: { en: 'Wallet top-up', ar: 'شحن المحفظة' },
} as const;

/** What is paid for, as Stripe keeps it beside the session: `order-12`. */
export function subjectOf({ orderId, tripId, walletOf }: PaymentRow): string {
  if (orderId !== null) return `order-${orderId}`;
  return tripId === null ? `wallet-${walletOf}` : `trip-${tripId}`;
}

const titleOf = ({ orderId, tripId }: PaymentRow, language: Lang): string => {
  if (orderId !== null) return `${names.order[language]} #${orderId}`;
  return tripId === null ? names.wallet[language] : `${names.trip[language]} #${tripId}`;
};

/** Runs a call of Stripe's; that it cannot be reached is told and can be tried again. @throws Refusal `unavailable` */
export async function askStripe<T>(deps: Deps, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = stripeOf(deps.env);
  if (!stripe) throw new Refusal('not_found');
  try {
    return await ask(stripe);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    console.error('Stripe refused or could not be reached:', error.message);
    throw new Refusal('unavailable', { retryAfter: 5 });
  }
}

const makeSession = (deps: Deps, payment: PaymentRow, language: Lang) => {
  const { PUBLIC_URL: shop, STRIPE_CURRENCY: currency } = deps.env;
  const expires = payment.createdAt.getTime() + openHours * 3_600_000;
  const session = {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: smallestUnits(payment.amount, currency),
          product_data: { name: titleOf(payment, language) },
        },
      },
    ],
    client_reference_id: subjectOf(payment),
    metadata: { payment_id: payment.id },
    payment_intent_data: { metadata: { payment_id: payment.id } },
    locale: language === 'en' ? 'en' : 'auto',
    expires_at: Math.floor(expires / 1000),
    success_url: `${shop}/pay/${payment.id}/back?lang=${language}`,
    cancel_url: `${shop}/pay/${payment.id}/cancel?lang=${language}`,
  } satisfies Stripe.Checkout.SessionCreateParams;
  // However often the page is opened, and from however many windows, there is one session to pay.
  const key = { idempotencyKey: `checkout:${payment.id}:${language}` };
  return askStripe(deps, (stripe) => stripe.checkout.sessions.create(session, key));
};

/**
 * Address of Stripe's page for an open payment; null when its session is over and only its outcome is left to be read.
 * @throws Refusal `unavailable` when Stripe cannot be reached
 */
export async function checkoutUrl(
  deps: Deps,
  payment: PaymentRow,
  language: Lang,
): Promise<string | null> {
  if (payment.session === null) {
    const { id, url } = await makeSession(deps, payment, language);
    const kept = await deps.db
      .update(payments)
      .set({ session: id })
      .where(and(eq(payments.id, payment.id), eq(payments.status, 'open')))
      .returning({ id: payments.id });
    return kept.length > 0 ? url : null;
  }
  const { session: id } = payment;
  const known = await askStripe(deps, (stripe) => stripe.checkout.sessions.retrieve(id));
  return known.status === 'open' ? known.url : null;
}
