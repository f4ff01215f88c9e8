import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { customers } from './people';

/** Why points came or went; `opening` is what somebody had before there were entries. */
export type LoyaltyEntryKind = 'opening' | 'earned' | 'converted' | 'taken_back';

/** Every change of a customer's points. The sum of the entries is `customers.loyalty_point`, always. */
export const loyaltyEntries = pgTable(
  'loyalty_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<LoyaltyEntryKind>().notNull(),
    /** What it was booked for ("order:100012"): nothing is booked twice. */
    reference: text().notNull(),
    points: integer().notNull(),
    /** What there were afterwards. */
    balance: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('loyalty_entries_once').on(t.customerId, t.kind, t.reference),
    index('loyalty_entries_of_customer').on(t.customerId, t.id.desc().nullsFirst()),
    check('loyalty_entries_points', sql`points <> 0`),
    check('loyalty_entries_balance', sql`balance >= 0`),
  ],
);
