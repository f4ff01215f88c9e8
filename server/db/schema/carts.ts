import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ChosenVariation, Substitution } from '../../../domain/cart/cart';
import { localized, millis, moment } from './columns';
import { items } from './items';
import { modules } from './places';
import { stores } from './stores';

export type StoredAddOnChoice = { id: number; quantity: number };

/** One cart an owner and module; locking its row puts the changes of one shopper in a line. `owner` is `customer:<id>` or `guest:<id>`. */
export const carts = pgTable(
  'carts',
  {
    owner: text().notNull(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    /** The one store of the cart; null while it is empty. */
    storeId: integer().references(() => stores.id),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.moduleId] })],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    owner: text().notNull(),
    moduleId: integer().notNull(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    model: text().$type<'Item' | 'ItemCampaign'>().notNull().default('Item'),
    quantity: integer().notNull(),
    /** Unit price with variation, before discount, add-ons apart. */
    price: millis().notNull(),
    variation: jsonb().$type<ChosenVariation[]>().notNull(),
    addOns: jsonb().$type<StoredAddOnChoice[]>().notNull(),
    /** The choice in one canonical text, so that equal choices meet in one line. */
    choiceKey: text().notNull().default(''),
    note: text().notNull().default(''),
    substitution: text().$type<Substitution>().notNull().default('best_match'),
    /** What is taken instead; null where none was named or it is no longer sold. */
    substituteItemId: integer().references(() => items.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      columns: [t.owner, t.moduleId],
      foreignColumns: [carts.owner, carts.moduleId],
      name: 'cart_lines_cart',
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('cart_lines_choice').on(t.owner, t.moduleId, t.itemId, t.choiceKey),
    index('cart_lines_substitute')
      .on(t.substituteItemId)
      .where(sql`substitute_item_id is not null`),
    check('cart_lines_quantity', sql`quantity > 0`),
  ],
);

export type CouponType = 'default' | 'zone_wise' | 'store_wise' | 'free_delivery' | 'first_order';

export const coupons = pgTable(
  'coupons',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    title: localized().notNull(),
    type: text().$type<CouponType>().notNull(),
    /** Null works in every module. */
    moduleId: integer().references(() => modules.id),
    discount: millis().notNull().default(0),
    discountType: text().$type<'percent' | 'amount'>().notNull().default('percent'),
    maxDiscount: millis().notNull().default(0),
    minPurchase: millis().notNull().default(0),
    startDate: moment().notNull(),
    expireDate: moment().notNull(),
    /** How often one shopper may use it; null without limit. */
    limitPerOwner: integer(),
    /** How often it may be used in all; null without limit. */
    totalLimit: integer(),
    usedCount: integer().notNull().default(0),
    storeIds: integer().array().notNull().default(sql`'{}'`),
    zoneIds: integer().array().notNull().default(sql`'{}'`),
    active: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('coupons_code').on(sql`upper(${t.code})`),
    index('coupons_running').on(t.expireDate),
    check(
      'coupons_used',
      sql`used_count >= 0 and (total_limit is null or used_count <= total_limit)`,
    ),
  ],
);

export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    owner: text().notNull(),
    /** Number of this use by this owner, from 1: unique, so that limits hold under concurrency. */
    use: integer().notNull(),
    /** What it was used for: an order or a trip. */
    orderId: integer(),
    tripId: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('coupon_redemptions_use').on(t.couponId, t.owner, t.use),
    index('coupon_redemptions_order').on(t.orderId),
    index('coupon_redemptions_trip').on(t.tripId),
  ],
);
