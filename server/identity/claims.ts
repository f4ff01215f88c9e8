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

const other = ({ channel }: Identifier): CodeChannel => (channel === 'email' ? 'phone' : 'email');

/**
 * Gives an account to whoever has proved its identifier without its password. If the account itself never proved it,
 * somebody else may have made it: whatever opens it ends, and what they noted beside the identifier goes.
 * @returns whether an identifier went
 */
export async function claim(
  tx: Tx,
  customer: store.Customer,
  identifier: Identifier,
  now: Date,
): Promise<boolean> {
  const isProved = identifier.channel === 'email' ? customer.emailVerified : customer.phoneVerified;
  if (isProved) return false;
  await store.markVerified(tx, customer.id, identifier);
  await store.updateCustomer(tx, customer.id, { passwordHash: null });
  await store.revokeSessions(tx, customer.id, now);
  await tx.delete(socialAccounts).where(eq(socialAccounts.customerId, customer.id));
  await tx.delete(codes).where(eq(codes.customerId, customer.id));
  await store.detach(tx, customer.id, other(identifier));
  return customer[other(identifier)] !== null;
}

/**
 * The same from a device that the account was signed in to from before: nothing of it goes. Where the shop asks for no
 * proof, one of two identifiers is not noted as proved, as the other would open the account no more.
 */
export async function keep(
  tx: Tx,
  customer: store.Customer,
  identifier: Identifier,
  isProofAsked: boolean,
): Promise<void> {
  if (isProofAsked || customer[other(identifier)] === null) {
    await store.markVerified(tx, customer.id, identifier);
  }
}

/** Frees a proved identifier for its owner, where another account holds it as a mere note. */
export async function release(tx: Tx, identifier: Identifier): Promise<void> {
  const holder = await store.findByIdentifier(tx, identifier);
  if (holder && !isKey(holder, identifier.channel)) {
    await store.detach(tx, holder.id, identifier.channel);
  }
}
