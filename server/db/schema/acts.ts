import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ActKind, ActorRole } from '../../../domain/operator/act';
import { moment } from './columns';

/** Who did what of the business and when, written by the transaction in which it happened, and never changed. */
export const acts = pgTable(
  'acts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    at: moment().notNull().defaultNow(),
    role: text().$type<ActorRole>().notNull(),
    /** Their address, as it was then; empty for commands. */
    by: text().notNull().default(''),
    kind: text().$type<ActKind>().notNull(),
    /** Number of the order, application, store, item or person; null where there is none. */
    about: integer(),
    /** What was said with it: a reason, an amount, a command. Nothing of a shopper. */
    note: text().notNull().default(''),
  },
  (t) => [index('acts_of_kind').on(t.kind, t.id), index('acts_of_person').on(t.by, t.id)],
);
