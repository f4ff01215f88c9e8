import { and, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { customers } from '../../db/schema/people';
import { type WalletEntryKind, walletEntries } from '../../db/schema/wallet';
import { announceInbox } from '../../orders/tracking/news';

export interface WalletEntry {
  readonly customerId: number;
  readonly kind: WalletEntryKind;
  /** What it is booked for; a second entry of the same customer, kind and reference is an error. */
  readonly reference: string;
  /** Thousandths of the currency; not 0. */
  readonly amount: number;
}

/**
 * The one way to change a wallet: balance and entry together, in the caller's transaction. The customer's row is
 * held from here on, so that entries stand in the order of the balances they tell. Nobody's wallet is left alone.
 */
export async function bookToWallet(tx: Tx, entry: WalletEntry, now: Date): Promise<void> {
  const [customer] = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} + ${entry.amount}` })
    .where(eq(customers.id, entry.customerId))
    .returning({ balance: customers.walletBalance });
  if (!customer) return;
  await tx.insert(walletEntries).values({ ...entry, balance: customer.balance, createdAt: now });
  await announceInbox(tx, entry.customerId);
}

/** Holds a wallet until the transaction ends; false when there is no such customer. */
export async function lockWallet(tx: Tx, customerId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update');
  return rows.length > 0;
}

/**
 * Takes money out of a wallet, if it holds enough: one statement decides, however many ask at once.
 * `amount` is positive. False, and nothing changes, when the wallet holds less.
 */
export async function spendFromWallet(tx: Tx, entry: WalletEntry, now: Date): Promise<boolean> {
  const { amount, customerId } = entry;
  const [customer] = await tx
    .update(customers)
    .set({ walletBalance: sql`${customers.walletBalance} - ${amount}` })
    .where(and(eq(customers.id, customerId), gte(customers.walletBalance, amount)))
    .returning({ balance: customers.walletBalance });
  if (!customer) return false;
  const { balance } = customer;
  await tx.insert(walletEntries).values({ ...entry, amount: -amount, balance, createdAt: now });
  return true;
}
