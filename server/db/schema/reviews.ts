import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { localized, moment } from './columns';
import { items } from './items';
import { stores } from './stores';

export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    orderId: integer(),
    customerId: integer(),
    customerName: localized().notNull(),
    rating: integer().notNull(),
    comment: localized().notNull(),
    reply: localized(),
    repliedBy: text().notNull().default(''),
    repliedAt: moment(),
    images: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('reviews_of_item').on(
      t.itemId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('reviews_of_store').on(
      t.storeId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('reviews_waiting').on(t.storeId, t.id).where(sql`reply is null`),
    index('reviews_answered')
      .on(t.storeId, sql`coalesce(replied_at, created_at)`, t.id)
      .where(sql`reply is not null`),
    uniqueIndex('reviews_once').on(t.orderId, t.itemId).where(sql`order_id is not null`),
    check('reviews_rating', sql`rating between 1 and 5`),
  ],
);
