import Stripe from 'stripe';
import { defaultLanguage } from '../../../../domain/language/languages';
import { Refusal } from '../../../http/refusal';
import type { LostRefundWord, PaymentAsked, PaymentProvider, Word } from '../provider';
import { smallestUnits } from '../units';
import { leastOf } from './least';

interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly currency: string;
  readonly api: string;
  readonly offer: PaymentProvider['offer'];
}

type Session = Stripe.Checkout.Session;

function clientOf({ secretKey, api }: StripeAccount): Stripe {
  const { protocol, hostname, port } = new URL(api);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: 10_000,
    // A request that is sent again carries the same key, so it has the same effect.
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/** Some ways to pay (a bank transfer, a debit) take days: the session is complete, and its money yet to come. */
function outcomeOf({ status, payment_status }: Session): Word['outcome'] {
  if (payment_status === 'paid') return 'paid';
  if (status === 'complete') return 'pending';
  return status === 'expired' ? 'canceled' : null;
}

const wordOf = (session: Session, hasFailed = false): Word => ({
  paymentId: session.metadata?.payment_id ?? '',
  subject: session.client_reference_id ?? '',
  session: session.id,
  currency: session.currency ?? '',
  units: session.amount_total,
  outcome: hasFailed ? 'failed' : outcomeOf(session),
  intent:
    typeof session.payment_intent === 'string'
      ? session.payment_intent
      : (session.payment_intent?.id ?? null),
  url: session.status === 'open' ? session.url : null,
});

const newSession = (asked: PaymentAsked, currency: string) =>
  ({
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: asked.units,
          product_data: { name: asked.title },
        },
      },
    ],
    client_reference_id: asked.subject,
    metadata: { payment_id: asked.paymentId },
    payment_intent_data: { metadata: { payment_id: asked.paymentId } },
    // Stripe's page speaks fewer languages than a shop may.
    locale: asked.language === defaultLanguage ? defaultLanguage : 'auto',
    expires_at: Math.floor(asked.expires.getTime() / 1000),
    success_url: `${asked.address}/back?lang=${asked.language}`,
    cancel_url: `${asked.address}/cancel?lang=${asked.language}`,
  }) satisfies Stripe.Checkout.SessionCreateParams;

const lostRefundOf = ({
  id,
  status,
  amount,
  currency,
  metadata,
}: Stripe.Refund): LostRefundWord | null =>
  status === 'failed' || status === 'canceled'
    ? { paymentId: metadata?.payment_id ?? '', lostRefund: id, currency, units: amount }
    : null;

function newsIn({ type, data }: Stripe.Event): Word | LostRefundWord | null {
  switch (type) {
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated':
      return lostRefundOf(data.object);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return wordOf(data.object);
    case 'checkout.session.async_payment_failed':
      return wordOf(data.object, true);
    default:
      return null;
  }
}

/** Runs a call of Stripe's; that it cannot be reached is told and can be tried again. @throws Refusal `unavailable` */
async function reached<T>(asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    console.error('Stripe refused or could not be reached:', error.message);
    throw new Refusal('unavailable', { retryAfter: 5 });
  }
}

const isDone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';

/** @throws Refusal `payment_unavailable` for an amount that the currency cannot say */
function unitsOf(millis: number, currency: string): number {
  // Króna are sent in hundredths of which there are none.
  if (currency === 'isk' && millis % 1_000 !== 0) throw new Refusal('payment_unavailable');
  return smallestUnits(millis, currency);
}

export function connectStripe(account: StripeAccount): PaymentProvider {
  const client = clientOf(account);
  const { sessions } = client.checkout;
  const { currency, webhookSecret, offer } = account;
  const read = async (id: string) => wordOf(await reached(sessions.retrieve(id)));
  return {
    name: 'stripe',
    offer,
    begins: '/pay',
    currency,
    units: (millis) => unitsOf(millis, currency),
    least: leastOf(currency),
    open: async (asked) => {
      // However often the page is opened, and from however many windows, there is one session to pay.
      const idempotencyKey = `checkout:${asked.paymentId}:${asked.language}`;
      const made = sessions.create(newSession(asked, currency), { idempotencyKey });
      const { id, url } = await reached(made);
      return { session: id, url };
    },
    read,
    end: async (id) => {
      const known = await read(id);
      return known.outcome === null ? wordOf(await reached(sessions.expire(id))) : known;
    },
    // Its returning shoppers carry nothing: Stripe is asked.
    isTrueReturn: () => true,
    readNews: async (request) => {
      const signature = request.headers.get('stripe-signature') ?? '';
      const body = await request.text();
      try {
        return newsIn(await client.webhooks.constructEventAsync(body, signature, webhookSecret));
      } catch {
        throw new Refusal('forbidden', { status: 400 });
      }
    },
    refund: async ({ paymentId, intent, units, key }) => {
      const part = { payment_intent: intent, amount: units, metadata: { payment_id: paymentId } };
      try {
        await client.refunds.create(part, { idempotencyKey: key });
      } catch (error) {
        if (!isDone(error)) throw error;
      }
    },
  };
}
