import type Stripe from 'stripe';
import type { Deps } from '../../../deps';
import { Refusal } from '../../../http/refusal';
import { awaitPayment, settlePayment } from '../service';
import { findPayment, isUnsettled, type PaymentRow } from '../store';
import { smallestUnits } from './amount';
import { askStripe, subjectOf } from './session';

type Session = Stripe.Checkout.Session;

const intentOf = ({ payment_intent }: Session): string | null =>
  typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null);

/**
 * Whether a session is the payment's own and says the money that was asked for.
 * @throws Refusal `validation`: nothing is applied
 */
function checkSession(deps: Deps, payment: PaymentRow, session: Session): void {
  const currency = deps.env.STRIPE_CURRENCY;
  const isSame =
    session.id === payment.session &&
    session.client_reference_id === subjectOf(payment) &&
    session.currency === currency &&
    session.amount_total === smallestUnits(payment.amount, currency);
  if (isSame) return;
  console.error(`Stripe session ${session.id} does not say what payment ${payment.id} asks for`);
  throw new Refusal('validation', { status: 400 });
}

/** Some ways to pay (a bank transfer, a debit) take days: the session is complete, and its money yet to come. */
const outcomeOf = ({ status, payment_status }: Session) => {
  if (payment_status === 'paid') return 'paid';
  if (status === 'complete') return 'pending';
  return status === 'expired' ? 'canceled' : null;
};

/**
 * Applies what a session says, once: a second telling, by webhook or by the shopper's return, changes nothing. A
 * session that is not the shop's own (an account may have several shops) is passed over.
 * @throws Refusal `validation` when amount, currency or order differ
 */
export async function applySession(
  deps: Deps,
  session: Session,
  hasFailed = false,
): Promise<boolean> {
  const payment = await findPayment(deps.db, session.metadata?.payment_id ?? '');
  if (!payment) return false;
  checkSession(deps, payment, session);
  const outcome = hasFailed ? 'failed' : outcomeOf(session);
  if (outcome === 'pending') await awaitPayment(deps, payment.id);
  else if (outcome) await settlePayment(deps, payment.id, outcome, intentOf(session));
  return true;
}

/** What became of a payment whose shopper is back: Stripe is asked, since its webhook may come later. */
export async function readOutcome(deps: Deps, payment: PaymentRow): Promise<void> {
  const { session } = payment;
  if (session === null || !isUnsettled(payment)) return;
  await applySession(
    deps,
    await askStripe(deps, (stripe) => stripe.checkout.sessions.retrieve(session)),
  );
}

/** Ends a session that its shopper left; one that was paid meanwhile counts as paid. */
export async function abandon(deps: Deps, payment: PaymentRow): Promise<void> {
  if (!isUnsettled(payment)) return;
  const { session } = payment;
  if (session === null) {
    await settlePayment(deps, payment.id, 'canceled');
    return;
  }
  const known = await askStripe(deps, (stripe) => stripe.checkout.sessions.retrieve(session));
  const ended =
    known.status === 'open'
      ? await askStripe(deps, (stripe) => stripe.checkout.sessions.expire(session))
      : known;
  await applySession(deps, ended);
}
