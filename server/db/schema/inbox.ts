import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PartnerKind } from '../../../domain/catalogue/partners';
import { defaultLanguage, type Language } from '../../../domain/language/languages';
import type { SenderKind } from '../../../domain/orders/inbox';
import type { SupportTopic } from '../../../domain/orders/support';
import { moment } from './columns';
import { couriers, orders } from './orders';
import { customers } from './people';
import { stores } from './stores';

/** What a customer and a store, or a customer and a courier, write each other: one of each pair. */
export const conversations = pgTable(
  'conversations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().$type<PartnerKind>().notNull(),
    storeId: integer().references(() => stores.id, { onDelete: 'cascade' }),
    courierId: integer().references(() => couriers.id, { onDelete: 'cascade' }),
    /** The order that was spoken of last. */
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    /** In which the customer wrote last: whoever answers by a script answers in it. */
    language: text().$type<Language>().notNull().default(defaultLanguage),
    /** The last message that the customer has seen. */
    readId: integer().notNull().default(0),
    lastMessageAt: moment().notNull(),
    /** When the demo's script answers; null when it owes nothing. */
    replyDueAt: moment(),
    /** Since when the customer has the last word; null when nobody waits for an answer. */
    waitingSince: moment(),
  },
  (t) => [
    uniqueIndex('conversations_with_store').on(t.customerId, t.storeId),
    uniqueIndex('conversations_with_courier').on(t.customerId, t.courierId),
    index('conversations_newest').on(t.customerId, t.lastMessageAt.desc().nullsFirst()),
    index('conversations_of_store').on(t.storeId, t.lastMessageAt.desc().nullsFirst()),
    index('conversations_waiting')
      .on(t.storeId, t.waitingSince)
      .where(sql`waiting_since is not null`),
    index('conversations_reply_due').on(t.replyDueAt).where(sql`reply_due_at is not null`),
    check('conversations_partner', sql`num_nonnulls(store_id, courier_id) = 1`),
  ],
);

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender: text().$type<SenderKind>().notNull(),
    /** Who of the store wrote it; empty for all others. */
    by: text().notNull().default(''),
    body: text().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    /** Chosen by its sender: a message sent again is the same message. */
    key: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('conversation_messages_newest').on(t.conversationId, t.id.desc().nullsFirst()),
    uniqueIndex('conversation_messages_once').on(t.conversationId, t.key),
  ],
);

/** Questions to the shop itself, from anybody; answered by mail or text message. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    topic: text().$type<SupportTopic>().notNull().default('other'),
    body: text().notNull(),
    /** Chosen by its sender: a message sent again is the same message. */
    key: text().unique(),
    language: text().$type<Language>().notNull(),
    answer: text().notNull().default(''),
    createdAt: moment().notNull(),
    answeredAt: moment(),
  },
  (t) => [index('support_messages_open').on(t.id).where(sql`answered_at is null`)],
);

/** Until when a customer has seen what happened to orders and trips. */
export const notificationReads = pgTable('notification_reads', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  readAt: moment().notNull(),
});

/** Browsers that take push messages for a customer (SESS-15). */
export const pushTokens = pgTable(
  'push_tokens',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    token: text().primaryKey(),
    language: text().$type<Language>().notNull(),
    createdAt: moment().notNull(),
    /** Hash of the sign-in that registered it: when that has ended, the browser hears nothing more. */
    session: text().notNull().default(''),
    /** Up to when it has been told. */
    toldAt: moment().notNull(),
  },
  (t) => [index('push_tokens_of_customer').on(t.customerId)],
);
