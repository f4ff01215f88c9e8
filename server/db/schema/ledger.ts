import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PostingKind } from '../../../domain/operator/ledger';
import { millis, moment } from './columns';
import { orders } from './orders';
import { stores } from './stores';

/**
 * What moved between shoppers, stores, the shop and the bank, one posting a row, and what it changes of each account: what one
 * gives another gets, so a row sums to 0. Rows are added and never changed.
 */
export const ledger = pgTable(
  'ledger',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<PostingKind>().notNull(),
    /** Null for payouts. */
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    /** Money that the shop has from shoppers, as what it owes them for it: below 0 once they have paid. */
    shoppers: millis().notNull(),
    /** What the shop owes the store; below 0 where the store owes the shop. */
    store: millis().notNull(),
    /** What is the shop's own: commission, delivery, fees, without its coupons. */
    shop: millis().notNull(),
    /** What was paid out. */
    bank: millis().notNull(),
    /** Of which the shop's commission, which is in `shop` already. */
    commission: millis().notNull().default(0),
    /** By what a payout is found at the bank. */
    reference: text().notNull().default(''),
    at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('ledger_once').on(t.orderId, t.kind),
    index('ledger_of_store').on(t.storeId, t.id),
    check('ledger_balanced', sql`shoppers + store + shop + bank = 0`),
  ],
);
