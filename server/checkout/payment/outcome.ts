import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import { payments } from '../../db/schema/orders';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { PaymentProvider, Word } from './provider';
import { awaitPayment, settlePayment } from './service';
import { findPayment, isUnsettled, type PaymentRow } from './store';
import { subjectOf, titleOf } from './subject';
import { takerOf } from './taker';

/** Longer than any order waits for its money; gateways allow a day. */
const openHours = 23;

/**
 * Whether a provider's word is about the payment's own page and says the money that was asked for.
 * @throws Refusal `validation`: nothing is applied
 */
function checkWord(provider: PaymentProvider, payment: PaymentRow, word: Word): void {
  const isSame =
    payment.gateway === provider.name &&
    word.session === payment.session &&
    word.subject === subjectOf(payment) &&
    word.currency === provider.currency &&
    word.units === provider.units(payment.amount) &&
    // Money without a name could never be given back.
    (word.outcome !== 'paid' || word.intent !== null);
  if (isSame) return;
  console.error(
    `${provider.name} ${word.session} does not say what payment ${payment.id} asks for`,
  );
  throw new Refusal('validation', { status: 400 });
}

/**
 * Applies what a provider says, once: a second telling, by webhook or by the shopper's return, changes nothing. What is
 * not the shop's own (an account may have several shops) is passed over.
 * @throws Refusal `validation` when page, amount, currency or subject differ
 */
export async function applyWord(deps: Deps, provider: PaymentProvider, word: Word): Promise<void> {
  const payment = await findPayment(deps.db, word.paymentId);
  if (!payment) return;
  checkWord(provider, payment, word);
  const { outcome, intent } = word;
  if (outcome === 'pending') await awaitPayment(deps, payment.id);
  else if (outcome) await settlePayment(deps, payment.id, outcome, intent);
}

function takerIn({ env }: Deps, payment: PaymentRow): PaymentProvider {
  const provider = takerOf(env, payment);
  if (!provider) throw new Refusal('unavailable', { retryAfter: 5 });
  return provider;
}

/**
 * Address of the provider's page for an open payment; null when that page is over and only its outcome is left to be read.
 * @throws Refusal `unavailable` when the provider cannot be reached
 */
export async function returnPageOf(
  deps: Deps,
  payment: PaymentRow,
  language: Language,
): Promise<string | null> {
  const provider = takerIn(deps, payment);
  if (payment.session !== null) return (await provider.read(payment.session)).url;
  const { session, url } = await provider.open({
    paymentId: payment.id,
    subject: subjectOf(payment),
    title: titleOf(payment, language),
    units: provider.units(payment.amount),
    language,
    now: deps.clock.now(),
    expires: new Date(payment.createdAt.getTime() + openHours * 3_600_000),
    address: `${deps.env.PUBLIC_URL}/pay/${payment.id}`,
  });
  if (session === null) return url;
  const kept = await deps.db
    .update(payments)
    .set({ session, gateway: provider.name })
    .where(and(eq(payments.id, payment.id), eq(payments.status, 'open'), isNull(payments.session)))
    .returning({ id: payments.id });
  if (kept.length > 0) return url;
  // Another window was quicker, or there is nothing to pay any more: what nobody would hear of is not to be paid.
  const known = await findPayment(deps.db, payment.id);
  if (known?.session !== session) await provider.end(session);
  if (known?.status !== 'open' || known.session === null) return null;
  return (await takerIn(deps, known).read(known.session)).url;
}

/**
 * What became of a payment whose shopper is back: the provider is asked, since its webhook may come later.
 * @throws Refusal `not_found` when the address they come by is not the provider's word
 */
export async function readOutcome(
  deps: Deps,
  payment: PaymentRow,
  query = new URLSearchParams(),
): Promise<void> {
  const { session } = payment;
  if (session === null) return;
  const provider = takerIn(deps, payment);
  if (!provider.isTrueReturn(query, session)) throw new Refusal('not_found');
  if (!isUnsettled(payment)) return;
  await applyWord(deps, provider, await provider.read(session));
}

/** Ends a payment that its shopper left; one that was paid meanwhile counts as paid. */
export async function abandon(deps: Deps, payment: PaymentRow): Promise<void> {
  if (!isUnsettled(payment)) return;
  const { session } = payment;
  if (session === null) {
    await settlePayment(deps, payment.id, 'canceled');
    return;
  }
  const provider = takerIn(deps, payment);
  await applyWord(deps, provider, await provider.end(session));
}
