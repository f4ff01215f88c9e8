import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** `event`: what has happened, before it is known who is told of it. */
export type OutgoingChannel = 'event' | 'mail' | 'text' | 'webhook';
export type OutgoingSubject = 'order' | 'trip' | 'refund' | 'application';

/**
 * What the shop has to tell outside, written by the transaction in which it happened, and kept until it has been told:
 * who is told, and in which words, is read when it is sent.
 */
export const outgoing = pgTable(
  'outgoing',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channel: text().$type<OutgoingChannel>().notNull().default('event'),
    subject: text().$type<OutgoingSubject>().notNull(),
    /** Number of the order, trip or application. */
    about: integer().notNull(),
    /** The state that it has entered. */
    what: text().notNull(),
    at: moment().notNull(),
    tries: integer().notNull().default(0),
    /** When it is due; a server that sends it has it for itself until then. */
    nextAt: moment().notNull(),
    doneAt: moment(),
    /** When it was given up, after a day without success. */
    gaveUpAt: moment(),
    /** When an operator had it tried again, for another day. */
    triedAgainAt: moment(),
  },
  (t) => [
    uniqueIndex('outgoing_once').on(t.subject, t.about, t.what, t.channel),
    index('outgoing_due')
      .on(t.channel, t.nextAt)
      .where(sql`done_at is null and gave_up_at is null`),
    index('outgoing_given_up').on(t.gaveUpAt).where(sql`gave_up_at is not null`),
  ],
);
