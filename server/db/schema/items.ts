import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { OwnText } from '../../../domain/language/localized';
import { brands } from './brands';
import { localized, millis, millisList, moment, tsvector } from './columns';
import { modules, zones } from './places';
import { categories, stores } from './stores';

export type DiscountType = 'percent' | 'amount';
export type StoredAddOn = { id: number; name: OwnText; price: number };
export type StoredChoice = { name: string; title: OwnText; options: OwnText[] };
/** `optionPrice` is in thousandths and is added to the price of the dish. */
export type StoredFoodVariation = {
  name: OwnText;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: boolean;
  values: { label: OwnText; optionPrice: number }[];
};

const shown =
  'shown_price(price, variation_prices, discount, discount_type, flash_terms, store_terms)';
// The module and zone are words of their own, and so is the category: one index narrows by all of them at once.
const searchWords = sql.raw(
  "to_tsvector('simple', 'm' || module_id::text || 'z' || zone_id::text || ' ' || plain_letters(all_languages(name) || ' ' || keywords)) || array_to_tsvector(array['=' || category_id::text])",
);

export const items = pgTable(
  'items',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    parentCategoryId: integer()
      .notNull()
      .references(() => categories.id),
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    name: localized().notNull(),
    description: localized().notNull(),
    image: text().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    /** Tags and generic names of all languages: words that find the item beside its name. */
    keywords: text().notNull().default(''),
    genericNames: jsonb().$type<OwnText[]>().notNull(),
    tags: jsonb().$type<OwnText[]>().notNull(),
    nutritions: jsonb().$type<OwnText[]>().notNull(),
    allergies: jsonb().$type<OwnText[]>().notNull(),
    unit: localized(),
    price: millis().notNull(),
    discount: millis().notNull().default(0),
    discountType: text().$type<DiscountType>().notNull().default('percent'),
    /** Prices of its combinations; the database keeps them as `item_variations` says. */
    variationPrices: millisList().notNull().default([]),
    /** Decimals of the currency and, where its store has a discount that runs: percentage, cap and minimum. */
    storeTerms: millisList().notNull().default([2, 0, 0, 0]),
    /** Of a flash sale that runs: 1 for a percentage or 0 for an amount, and how much. */
    flashTerms: millisList(),
    /** What a card shows, one piece bought alone: what price filters and price orders mean. */
    shownPrice: millis().generatedAlwaysAs(sql.raw(`(${shown})[1]`)),
    /** What is off the lowest price on a card, thousandths of a percent; 0 where it shows none. */
    shownRate: millis().generatedAlwaysAs(sql.raw(`(${shown})[2]`)),
    /** Null where stock is not counted (dishes). With variations: their sum, kept by whoever sells. */
    stock: integer(),
    maximumCartQuantity: integer(),
    prescriptionRequired: boolean().notNull().default(false),
    halal: boolean().notNull().default(false),
    organic: boolean().notNull().default(false),
    recommended: boolean().notNull().default(false),
    veg: boolean().notNull().default(false),
    choiceOptions: jsonb().$type<StoredChoice[]>().notNull(),
    foodVariations: jsonb().$type<StoredFoodVariation[]>().notNull(),
    addOns: jsonb().$type<StoredAddOn[]>().notNull(),
    /** "10:00" to "22:00" in the shop's time zone; both empty means always. */
    availableTimeStarts: text().notNull().default(''),
    availableTimeEnds: text().notNull().default(''),
    /** Set on campaign items only: they are sold between these times and in campaign lists alone. */
    campaignStarts: moment(),
    campaignEnds: moment(),
    active: boolean().notNull().default(true),
    /** Its store has run out of it for now, whether its stock is counted or not. */
    soldOut: boolean().notNull().default(false),
    ratingAvg: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    wishlistCount: integer().notNull().default(0),
    orderCount: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    search: tsvector().generatedAlwaysAs(searchWords),
  },
  (t) => {
    const listed = sql.raw('active and campaign_starts is null');
    const asked = [
      t.storeId,
      t.shownPrice,
      t.shownRate,
      t.ratingAvg,
      t.ratingCount,
      t.stock,
      t.soldOut,
      t.veg,
      t.organic,
      t.halal,
      t.availableTimeStarts,
      t.availableTimeEnds,
      t.orderCount,
      t.createdAt,
      t.id,
    ] as const;
    return [
      uniqueIndex('items_slug').on(t.slug),
      index('items_popular')
        .on(t.moduleId, t.zoneId, t.orderCount.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('items_newest')
        .on(t.moduleId, t.zoneId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('items_price')
        .on(t.moduleId, t.zoneId, t.shownPrice, t.id.desc().nullsFirst())
        .where(listed),
      index('items_rated')
        .on(
          t.moduleId,
          t.zoneId,
          t.ratingAvg.desc().nullsFirst(),
          t.ratingCount.desc().nullsFirst(),
          t.id.desc().nullsFirst(),
        )
        .where(listed),
      index('items_discount')
        .on(t.moduleId, t.zoneId, t.shownRate.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('items_of_parent')
        .on(
          t.parentCategoryId,
          t.zoneId,
          t.orderCount.desc().nullsFirst(),
          t.id.desc().nullsFirst(),
        )
        .where(listed),
      index('items_of_category')
        .on(t.categoryId, t.zoneId, t.orderCount.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('items_of_store')
        .on(t.storeId, t.orderCount.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(listed),
      index('items_of_brand')
        .on(t.brandId, t.zoneId, t.orderCount.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql.raw('active and campaign_starts is null and brand_id is not null')),
      index('items_recommended')
        .on(t.moduleId, t.zoneId, t.orderCount.desc().nullsFirst(), t.id.desc().nullsFirst())
        .where(sql.raw('active and campaign_starts is null and recommended')),
      // All that filters and orders ask for, so that rows that are not shown are never fetched.
      index('items_asked')
        .on(t.moduleId, t.zoneId, t.parentCategoryId, t.categoryId, ...asked)
        .where(listed),
      index('items_asked_in_group')
        .on(t.parentCategoryId, t.zoneId, t.categoryId, ...asked)
        .where(listed),
      index('items_in_flash').on(t.id).where(sql.raw('flash_terms is not null')),
      index('items_campaign')
        .on(t.moduleId, t.zoneId, t.campaignEnds)
        .where(sql.raw('active and campaign_starts is not null')),
      index('items_search').using('gin', t.search),
      check('items_stock', sql`stock >= 0`),
      check('items_price', sql`price >= 0 and discount >= 0`),
    ];
  },
);

/** One buyable combination of choice options; `type` joins them ("Red-XL"). Prices replace the item's. */
export const itemVariations = pgTable(
  'item_variations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    type: localized().notNull(),
    price: millis().notNull(),
    stock: integer().notNull(),
  },
  (t) => [
    uniqueIndex('item_variations_type').on(t.itemId, sql`(type ->> 'en')`),
    check('item_variations_stock', sql`stock >= 0`),
    check('item_variations_price', sql`price >= 0`),
  ],
);
