import { eq } from 'drizzle-orm';
import type { Tx } from '../db/client';
import { type CodeChannel, codes, socialAccounts } from '../db/schema/identity';
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

/** The account that an identifier opens, held until the transaction ends: no proof comes in between. */
export async function lockByKey(
  tx: Tx,
  identifier: Identifier,
): Promise<store.Customer | undefined> {
  const found = await store.findByIdentifier(tx, identifier);
  const customer = found && (await store.lockById(tx, found.id));
  if (customer?.[identifier.channel] !== identifier.value) return undefined;
  return isKey(customer, identifier.channel) ? customer : undefined;
}

/**
 * Gives an account to whoever has proved its identifier without its password. If the account itself never proved it,
 * somebody else may have made it: whatever opens it ends, and what they noted beside the identifier goes.
 */
export async function claim(
  tx: Tx,
  customer: store.Customer,
  identifier: Identifier,
  now: Date,
): Promise<void> {
  const isProved = identifier.channel === 'email' ? customer.emailVerified : customer.phoneVerified;
  if (isProved) return;
  await store.markVerified(tx, customer.id, identifier);
  await store.updateCustomer(tx, customer.id, { passwordHash: null });
  await store.revokeSessions(tx, customer.id, now);
  await tx.delete(socialAccounts).where(eq(socialAccounts.customerId, customer.id));
  await tx.delete(codes).where(eq(codes.customerId, customer.id));
  await store.detach(tx, customer.id, identifier.channel === 'email' ? 'phone' : 'email');
}

/** Frees a proved identifier for its owner, where another account holds it as a mere note. */
export async function release(tx: Tx, identifier: Identifier): Promise<void> {
  const holder = await store.findByIdentifier(tx, identifier);
  if (holder && !isKey(holder, identifier.channel)) {
    await store.detach(tx, holder.id, identifier.channel);
  }
}
