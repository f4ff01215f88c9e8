import { and, eq, isNull } from 'drizzle-orm';
import { toMillis } from '../../domain/values/money';
import { bookToWallet } from '../account/wallet/ledger';
import type { Tx } from '../db/client';
import { referrals } from '../db/schema/identity';
import { customers } from '../db/schema/people';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';

export interface Referrer {
  readonly id: number;
  /** Bonus in thousandths of the currency. */
  readonly amount: number;
}

/**
 * Whose referral code it is; null without a code, or while wallet or referral earning are off (SIGN-10).
 * @throws Refusal `ref_code`
 */
export async function findReferrer(
  deps: Deps,
  typed: string | null | undefined,
): Promise<Referrer | null> {
  const config = await deps.settings.config();
  const code = (typed ?? '').trim().toUpperCase();
  if (!code || !config.customer_wallet_status || !config.ref_earning_status) return null;
  const [row] = await deps.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.refCode, code));
  if (!row) throw new Refusal('ref_code', { detail: { field: 'ref_code' } });
  return { id: row.id, amount: toMillis(config.ref_earning_exchange_rate) };
}

/** Notes who brought a new customer; the bonus of that day counts, whatever it becomes later. */
export async function noteReferral(
  tx: Tx,
  referrer: Referrer,
  customerId: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(referrals)
    .values({ referrerId: referrer.id, customerId, amount: referrer.amount, createdAt: now });
}

/** Pays the bonus into the referrer's wallet, once: with the first order of theirs that is delivered. */
export async function earnReferral(tx: Tx, customerId: number, now: Date): Promise<void> {
  const [earned] = await tx
    .update(referrals)
    .set({ earnedAt: now })
    .where(and(eq(referrals.customerId, customerId), isNull(referrals.earnedAt)))
    .returning();
  if (!earned || earned.amount === 0) return;
  const { id, referrerId, amount } = earned;
  const reference = `referral:${id}`;
  await bookToWallet(tx, { customerId: referrerId, kind: 'referrer', reference, amount }, now);
}
