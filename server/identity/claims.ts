import type { Tx } from '../db/client';
import type { CodeChannel } from '../db/schema/identity';
import type { Deps } from '../deps';
import type { Identifier } from './identifiers';
import * as store from './store';

/**
 * Whether an identifier opens an account: when it was proved, or as long as nothing of the account was. Anybody can
 * register with another's phone or e-mail; once something is proved, what is not is a mere note.
 */
const isKey = (customer: store.Customer, channel: CodeChannel): boolean =>
  customer.emailVerified || customer.phoneVerified
    ? channel === 'email'
      ? customer.emailVerified
      : customer.phoneVerified
    : true;

export async function findByKey(
  db: Parameters<typeof store.findByIdentifier>[0],
  identifier: Identifier,
): Promise<store.Customer | undefined> {
  const customer = await store.findByIdentifier(db, identifier);
  return customer && isKey(customer, identifier.channel) ? customer : undefined;
}

interface ClaimTerms {
  readonly now: Date;
  /** The proofs that the shop asks for before anybody enters. */
  readonly asked: readonly CodeChannel[];
}

/** Read before the transaction: the embedded database has one connection. */
export async function claimTerms({ settings, clock }: Deps): Promise<ClaimTerms> {
  const { centralize_login: wants } = await settings.config();
  const asked: CodeChannel[] = [];
  if (wants.email_verification_status) asked.push('email');
  if (wants.phone_verification_status) asked.push('phone');
  return { now: clock.now(), asked };
}

/**
 * Gives an account to whoever has proved its identifier without its password. If the account itself never proved it,
 * somebody else may have made it: their password and sessions end, and what they noted beside it goes, unless the shop
 * asks for its proof next.
 */
export async function claim(
  tx: Tx,
  customer: store.Customer,
  identifier: Identifier,
  { now, asked }: ClaimTerms,
): Promise<void> {
  const isProved = identifier.channel === 'email' ? customer.emailVerified : customer.phoneVerified;
  if (isProved) return;
  await store.markVerified(tx, customer.id, identifier);
  await store.updateCustomer(tx, customer.id, { passwordHash: null });
  await store.revokeSessions(tx, customer.id, now);
  const other = identifier.channel === 'email' ? 'phone' : 'email';
  const isOtherProved = other === 'email' ? customer.emailVerified : customer.phoneVerified;
  if (!isOtherProved && !asked.includes(other)) await store.detach(tx, customer.id, other);
}

/** Frees a proved identifier for its owner, where another account holds it as a mere note. */
export async function release(tx: Tx, identifier: Identifier): Promise<void> {
  const holder = await store.findByIdentifier(tx, identifier);
  if (holder && !isKey(holder, identifier.channel)) {
    await store.detach(tx, holder.id, identifier.channel);
  }
}
