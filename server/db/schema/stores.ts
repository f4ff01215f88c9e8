import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { alikeSql } from '../../catalogue/search/alike';
import {
  intMultirange,
  localized,
  millis,
  millisList,
  moment,
  nameWords,
  type OpeningHours,
  tsvector,
} from './columns';
import { modules, zones } from './places';

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    /** 0 for a top category, which keeps look-ups free of nulls. */
    parentId: integer().notNull().default(0),
    slug: text().notNull().unique(),
    name: localized().notNull(),
    image: text().notNull(),
    featured: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    search: tsvector().generatedAlwaysAs(sql.raw(`to_tsvector('simple', ${nameWords})`)),
  },
  (t) => [index('categories_of_module').on(t.moduleId, t.parentId, t.position, t.id)],
);

/** What a category holds in each zone, counted when the catalogue changes. */
export const categoryZones = pgTable(
  'category_zones',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    itemsCount: integer().notNull(),
    storesCount: integer().notNull(),
    orderCount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.zoneId] })],
);

export const stores = pgTable(
  'stores',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    name: localized().notNull(),
    description: localized().notNull(),
    address: localized().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    logo: text().notNull(),
    cover: text().notNull(),
    schedules: jsonb().$type<OpeningHours[]>().notNull(),
    /** Minutes of the week (Sunday 00:00 is 0) in which the store is open: `schedules`, ready to be asked. */
    openMinutes: intMultirange().notNull(),
    active: boolean().notNull().default(true),
    featured: boolean().notNull().default(false),
    delivery: boolean().notNull().default(true),
    takeAway: boolean().notNull().default(true),
    scheduleOrder: boolean().notNull().default(true),
    selfDelivery: boolean().notNull().default(false),
    freeDelivery: boolean().notNull().default(false),
    perKmCharge: millis().notNull().default(0),
    minimumCharge: millis().notNull().default(0),
    maximumCharge: millis(),
    minimumOrder: millis().notNull().default(0),
    deliveryMin: integer().notNull(),
    deliveryMax: integer().notNull(),
    /** Minutes that it asks for beside these while it has much to do. */
    busyMinutes: integer().notNull().default(0),
    /** It takes no orders until then, whatever its hours say. */
    closedUntil: moment(),
    /** Rate in thousandths of a percent. */
    tax: millis().notNull().default(0),
    /** Thousandths of a percent of what its items cost that stay with the shop (the ledger). */
    commission: millis().notNull().default(0),
    veg: boolean().notNull().default(true),
    nonVeg: boolean().notNull().default(true),
    halal: boolean().notNull().default(false),
    /** Percentage in thousandths of a percent; 0 for none. */
    discount: millis().notNull().default(0),
    discountMax: millis().notNull().default(0),
    discountMinPurchase: millis().notNull().default(0),
    discountStart: moment(),
    discountEnd: moment(),
    /** The terms by which the prices of its items are kept now; see `storeTerms` of items. */
    keptTerms: millisList().notNull().default([2, 0, 0, 0]),
    categoryIds: integer().array().notNull(),
    ratingAvg: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    orderCount: integer().notNull().default(0),
    itemsCount: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    search: tsvector().generatedAlwaysAs(sql.raw(`to_tsvector('simple', ${nameWords})`)),
    /** The names in the spelling in which misspelt ones are compared. */
    spelling: text().generatedAlwaysAs(sql.raw(alikeSql(nameWords))),
  },
  (t) => [
    index('stores_alike').using('gin', t.spelling.op('gin_trgm_ops')),
    index('stores_popular').on(
      t.moduleId,
      t.zoneId,
      t.orderCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('stores_latest').on(
      t.moduleId,
      t.zoneId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('stores_rated').on(
      t.moduleId,
      t.zoneId,
      t.ratingAvg.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('stores_offers').on(
      t.moduleId,
      t.zoneId,
      t.discount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('stores_search').using('gin', t.search),
    check('stores_amounts', sql`minimum_order >= 0 and per_km_charge >= 0 and minimum_charge >= 0`),
  ],
);

/** Campaigns that run over many stores between two dates, each day between two times. */
export const campaigns = pgTable('campaigns', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  title: localized().notNull(),
  description: localized().notNull(),
  image: text().notNull(),
  startDate: moment().notNull(),
  endDate: moment().notNull(),
  startTime: text().notNull().default(''),
  endTime: text().notNull().default(''),
});

export const campaignStores = pgTable(
  'campaign_stores',
  {
    campaignId: integer()
      .notNull()
      .references(() => campaigns.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.storeId] })],
);

export type BannerKind =
  | 'store_wise'
  | 'item_wise'
  | 'vehicle_wise'
  | 'provider_wise'
  | 'campaign'
  | 'default';

export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    /** Null shows it in every zone. */
    zoneId: integer().references(() => zones.id),
    title: localized().notNull(),
    image: text().notNull(),
    type: text().$type<BannerKind>().notNull(),
    storeId: integer(),
    itemId: integer(),
    vehicleId: integer(),
    providerId: integer(),
    link: text().notNull().default(''),
    position: integer().notNull().default(0),
    /** False while it is switched off. */
    active: boolean().notNull().default(true),
  },
  (t) => [index('banners_of_module').on(t.moduleId, t.zoneId, t.position)],
);
