import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { localized, millis, moment } from './columns';
import { type DiscountType, items } from './items';
import { modules } from './places';

/** A few hours or days in which chosen items cost less, each only so many times. */
export const flashSales = pgTable(
  'flash_sales',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    title: localized().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [
    index('flash_sales_running').on(t.moduleId, t.endsAt),
    check('flash_sales_period', sql`ends_at > starts_at`),
  ],
);

/** What a sale lowers: its discount replaces the item's own while units of it are left. */
export const flashSaleItems = pgTable(
  'flash_sale_items',
  {
    saleId: integer()
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    discount: millis().notNull(),
    discountType: text().$type<DiscountType>().notNull().default('percent'),
    /** Units that can be had at this price, and how many of them were. */
    stock: integer().notNull(),
    sold: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.saleId, t.itemId] }),
    index('flash_sale_items_of_item').on(t.itemId),
    check('flash_sale_items_sold', sql`sold between 0 and stock`),
    check('flash_sale_items_discount', sql`discount > 0`),
  ],
);
