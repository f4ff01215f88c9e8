import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** By what somebody of the shop itself signs in at /desk/shop; of no store, though they may be of one too. */
export const operators = pgTable(
  'operators',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In small letters. */
    email: text().notNull(),
    /** argon2id in PHC form; null until they have chosen a password. */
    passwordHash: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('operators_email').on(t.email)],
);

/** Sessions of operators; `hash` is the SHA-256 of the token in hexadecimal. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    hash: text().primaryKey(),
    operatorId: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [index('operator_tokens_of_operator').on(t.operatorId)],
);

/** Links by which an operator chooses a password, once; `hash` as of tokens. */
export const operatorInvites = pgTable(
  'operator_invites',
  {
    hash: text().primaryKey(),
    operatorId: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('operator_invites_of_operator').on(t.operatorId)],
);
