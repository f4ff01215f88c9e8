import { and, eq } from 'drizzle-orm';
import { socialAccounts } from '../../db/schema/identity';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/refusal';
import type { Call } from '../call';
import { claim, lockByKey } from '../claims';
import { ensureCode, spendCode } from '../codes/codes';
import type { Identifier } from '../identifiers';
import type { SocialIdentity } from './provider';

export async function linkedCustomer(
  { db }: Deps,
  { medium, subject }: SocialIdentity,
): Promise<number | undefined> {
  const [row] = await db
    .select({ customerId: socialAccounts.customerId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.medium, medium), eq(socialAccounts.subject, subject)));
  return row?.customerId;
}

/**
 * Lets the identity open an account from now on; its identifier `by` has just been proved.
 * @throws Refusal `otp_expired` when that opens the account no more
 */
export async function link(
  deps: Deps,
  { medium, subject }: SocialIdentity,
  customerId: number,
  by: Identifier,
): Promise<void> {
  const createdAt = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const customer = await lockByKey(tx, by);
    if (customer?.id !== customerId) throw new Refusal('otp_expired');
    await claim(tx, customer, by, createdAt);
    await tx
      .insert(socialAccounts)
      .values({ medium, subject, customerId, createdAt })
      .onConflictDoNothing();
  });
}

// Bound to the provider's identity: the code of one person's attempt is of no use in another's.
const subjectOf = ({ medium, subject }: SocialIdentity, { value }: Identifier) =>
  `${medium}:${subject}:${value}`;

/** Sends a code to the account that was found, and refuses until it comes back (SOC-04). */
export async function askForOwnProof(
  deps: Deps,
  call: Call,
  who: SocialIdentity,
  by: Identifier,
  customerId: number,
): Promise<never> {
  const code_sent = await ensureCode(deps, call, {
    purpose: 'social',
    subject: subjectOf(who, by),
    channel: by.channel,
    identifier: by.value,
    customerId,
    delivery: 'now',
  });
  throw new Refusal('unverified_match', { detail: { code_sent } });
}

/** @throws Refusal as `spendCode` */
export async function proveByCode(
  deps: Deps,
  call: Call,
  who: SocialIdentity,
  by: Identifier,
  customerId: number,
  typed: string,
): Promise<void> {
  const guess = { purpose: 'social', subject: subjectOf(who, by), typed } as const;
  const row = await spendCode(deps, call, guess);
  if (row.customerId !== customerId) throw new Refusal('otp_expired');
}
