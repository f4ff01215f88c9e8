import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { millis, moment } from './columns';
import { customers } from './people';

/** Why money came or went; `opening` is what a wallet held before there were entries. */
export type WalletEntryKind =
  | 'opening'
  | 'referrer'
  | 'add_fund'
  | 'bonus'
  | 'loyalty_point'
  | 'order'
  | 'order_refund'
  | 'trip_refund';

/** Every change of a wallet. The sum of a customer's entries is `customers.wallet_balance`, always. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<WalletEntryKind>().notNull(),
    /** What it was booked for ("referral:12"): nothing is booked twice. */
    reference: text().notNull(),
    amount: millis().notNull(),
    /** What the wallet held afterwards. */
    balance: millis().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('wallet_entries_once').on(t.customerId, t.kind, t.reference),
    index('wallet_entries_of_customer').on(t.customerId, t.id.desc().nullsFirst()),
    check('wallet_entries_amount', sql`amount <> 0`),
    check('wallet_entries_balance', sql`balance >= 0`),
  ],
);
