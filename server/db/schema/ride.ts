import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { couriers } from './orders';

/** By what a courier signs in at /ride; no customers', though they may be that too. */
export const courierAccounts = pgTable(
  'courier_accounts',
  {
    courierId: integer()
      .primaryKey()
      .references(() => couriers.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    /** argon2id in PHC form; null until they have chosen a password. */
    passwordHash: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('courier_accounts_email').on(t.email)],
);

/** Sessions of couriers; `hash` is the SHA-256 of the token in hexadecimal. */
export const courierTokens = pgTable(
  'courier_tokens',
  {
    hash: text().primaryKey(),
    courierId: integer()
      .notNull()
      .references(() => courierAccounts.courierId, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [index('courier_tokens_of_courier').on(t.courierId)],
);

/** Links by which a courier chooses a password, once; `hash` as of tokens. */
export const courierInvites = pgTable(
  'courier_invites',
  {
    hash: text().primaryKey(),
    courierId: integer()
      .notNull()
      .references(() => courierAccounts.courierId, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('courier_invites_of_courier').on(t.courierId)],
);
