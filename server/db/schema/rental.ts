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
} from 'drizzle-orm/pg-core';
import { bilingual, millis, moment } from './columns';
import type { DiscountType } from './items';
import { modules, zones } from './places';

export const vehicleCategories = pgTable('vehicle_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: bilingual().notNull(),
  image: text().notNull(),
});

export const vehicleBrands = pgTable('vehicle_brands', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: bilingual().notNull(),
  image: text().notNull(),
});

export const rentalProviders = pgTable(
  'rental_providers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    /** Zones in which a trip with this provider may begin. */
    pickupZoneIds: integer().array().notNull(),
    name: bilingual().notNull(),
    description: bilingual().notNull(),
    address: bilingual().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    logo: text().notNull(),
    cover: text().notNull(),
    /** Rate in thousandths of a percent. */
    tax: millis().notNull().default(0),
    /** Percentage in thousandths of a percent; 0 for none. */
    discount: millis().notNull().default(0),
    discountMax: millis().notNull().default(0),
    discountMinPurchase: millis().notNull().default(0),
    discountEnd: moment(),
    ratingAvg: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [index('rental_providers_zone').on(t.moduleId, t.zoneId)],
);

export const vehicles = pgTable(
  'vehicles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    providerId: integer()
      .notNull()
      .references(() => rentalProviders.id),
    categoryId: integer()
      .notNull()
      .references(() => vehicleCategories.id),
    brandId: integer()
      .notNull()
      .references(() => vehicleBrands.id),
    name: bilingual().notNull(),
    description: bilingual().notNull(),
    thumbnail: text().notNull(),
    images: jsonb().$type<string[]>().notNull(),
    isNew: boolean().notNull().default(false),
    type: text().notNull(),
    seatingCapacity: integer().notNull(),
    airCondition: boolean().notNull(),
    transmission: text().notNull(),
    fuel: text().notNull(),
    /** Prices of one hour, kilometre and day; null where that kind of trip is not offered. */
    hourlyPrice: millis(),
    distancePrice: millis(),
    dayPrice: millis(),
    discount: millis().notNull().default(0),
    discountType: text().$type<DiscountType>().notNull().default('percent'),
    /** How many of this vehicle the provider has. */
    count: integer().notNull(),
    ratingAvg: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    tripCount: integer().notNull().default(0),
    active: boolean().notNull().default(true),
  },
  (t) => [
    index('vehicles_of_provider').on(t.providerId),
    index('vehicles_of_category').on(t.categoryId),
    check('vehicles_count', sql`count >= 0`),
    check(
      'vehicles_priced',
      sql`hourly_price is not null or distance_price is not null or day_price is not null`,
    ),
  ],
);
