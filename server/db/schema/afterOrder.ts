import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RefundStatus } from '../../../domain/orders/afterOrder';
import { millis, moment } from './columns';
import { couriers, orders } from './orders';
import { customers } from './people';

/** What customers think of who brought their order; once an order. */
export const courierReviews = pgTable(
  'courier_reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    courierId: integer()
      .notNull()
      .references(() => couriers.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    comment: text().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('courier_reviews_once').on(t.orderId),
    index('courier_reviews_of_courier').on(t.courierId, t.id.desc().nullsFirst()),
    check('courier_reviews_rating', sql`rating between 1 and 5`),
  ],
);

/** Money that a shopper asks back for a delivered order, once an order, and what the shop answered. */
export const refundRequests = pgTable(
  'refund_requests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<RefundStatus>().notNull().default('pending'),
    reason: text().notNull(),
    note: text().notNull().default(''),
    images: jsonb().$type<string[]>().notNull(),
    /** What the shop gives back; 0 until it has agreed. */
    amount: millis().notNull().default(0),
    answer: text().notNull().default(''),
    createdAt: moment().notNull(),
    answeredAt: moment(),
  },
  (t) => [
    uniqueIndex('refund_requests_once').on(t.orderId),
    index('refund_requests_open').on(t.id).where(sql`status = 'pending'`),
    check('refund_requests_amount', sql`amount >= 0`),
  ],
);
