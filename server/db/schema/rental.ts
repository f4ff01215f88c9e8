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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { localized, millis, moment, nameWords, tsvector } from './columns';
import type { DiscountType } from './items';
import { customers } from './people';
import { modules, zones } from './places';

const searchWords = sql.raw(`to_tsvector('simple', ${nameWords})`);

export const vehicleCategories = pgTable('vehicle_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized().notNull(),
  image: text().notNull(),
  search: tsvector().generatedAlwaysAs(searchWords),
});

export const vehicleBrands = pgTable('vehicle_brands', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized().notNull(),
  image: text().notNull(),
});

const lowestPrice = 'least(hourly_price, distance_price, day_price)';

/** A price with the most taken off that can be: a trip of one such unit or more costs that much for each, or more. */
const floorOf = (price: string) => {
  const part = (rate: string) => `(${price} * ${rate} + 99999) / 100000`;
  const own = `case discount_type when 'percent' then ${part('discount')} else discount end`;
  const most = `greatest(${own}, ${part('provider_discount')})`;
  return sql.raw(`case when ${price} is not null then greatest(0, ${price} - ${most}) end`);
};

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
    name: localized().notNull(),
    description: localized().notNull(),
    address: localized().notNull(),
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
    search: tsvector().generatedAlwaysAs(searchWords),
  },
  (t) => [
    index('rental_providers_zone').on(t.moduleId, t.zoneId),
    index('rental_providers_search').using('gin', t.search),
  ],
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
    name: localized().notNull(),
    description: localized().notNull(),
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
    /** Copied from the provider, so that a search reads one table alone. */
    pickupZoneIds: integer().array().notNull().default(sql`'{}'`),
    /** The lowest of the prices: what vehicles are compared by while no kind of trip is chosen. */
    lowestPrice: millis().generatedAlwaysAs(sql.raw(lowestPrice)),
    /** Per cent that the provider takes off, as the database copies it from there. */
    providerDiscount: millis().notNull().default(0),
    /** What no price that is shown can be below; see `server/rental/shownPrices.ts`. */
    lowestFloor: millis().generatedAlwaysAs(floorOf(lowestPrice)),
    hourlyFloor: millis().generatedAlwaysAs(floorOf('hourly_price')),
    distanceFloor: millis().generatedAlwaysAs(floorOf('distance_price')),
    dayFloor: millis().generatedAlwaysAs(floorOf('day_price')),
    ratingAvg: doublePrecision().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    tripCount: integer().notNull().default(0),
    active: boolean().notNull().default(true),
    search: tsvector().generatedAlwaysAs(searchWords),
  },
  (t) => [
    index('vehicles_of_provider').on(t.providerId),
    index('vehicles_of_category').on(t.categoryId),
    index('vehicles_of_brand').on(t.brandId),
    // Everything that filters ask and orders compare, side by side: a search for something rare reads this alone.
    index('vehicles_filters')
      .on(
        t.categoryId,
        t.brandId,
        t.seatingCapacity,
        t.airCondition,
        t.transmission,
        t.fuel,
        t.lowestPrice,
        t.hourlyPrice,
        t.distancePrice,
        t.dayPrice,
        t.pickupZoneIds,
        t.tripCount,
        t.ratingAvg,
        t.ratingCount,
        t.id,
      )
      .where(sql`active`),
    index('vehicles_search').using('gin', t.search),
    index('vehicles_popular').on(t.tripCount.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('vehicles_rating').on(
      t.ratingAvg.desc().nullsFirst(),
      t.ratingCount.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // By price, with what filters ask beside it: the first vehicles that pass them are found without reading others.
    ...(['lowest', 'hourly', 'distance', 'day'] as const).flatMap((kind) =>
      (['Price', 'Floor'] as const).map((bound) =>
        index(`vehicles_${kind}_${bound.toLowerCase()}`)
          .on(
            t[`${kind}${bound}`],
            t.id.desc().nullsFirst(),
            t.categoryId,
            t.brandId,
            t.seatingCapacity,
            t.airCondition,
            t.transmission,
            t.fuel,
            t.pickupZoneIds,
          )
          .where(sql`active`),
      ),
    ),
    check('vehicles_count', sql`count >= 0`),
    check(
      'vehicles_priced',
      sql`hourly_price is not null or distance_price is not null or day_price is not null`,
    ),
  ],
);

/** Read by the release before this one alone, which runs beside it during an upgrade: they stand among `banners`. */
export const rentalBanners = pgTable('rental_banners', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: localized().notNull(),
  image: text().notNull(),
  vehicleId: integer().references(() => vehicles.id, { onDelete: 'cascade' }),
  providerId: integer().references(() => rentalProviders.id, { onDelete: 'cascade' }),
  /** Zones in which it shows. */
  zoneIds: integer().array().notNull(),
  position: integer().notNull().default(0),
});

export const vehicleReviews = pgTable(
  'vehicle_reviews',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    providerId: integer()
      .notNull()
      .references(() => rentalProviders.id),
    /** Null for reviews that came with the demo data. */
    tripId: integer(),
    customerName: localized().notNull(),
    rating: integer().notNull(),
    comment: localized().notNull(),
    reply: localized(),
    /** Photos of the customer's own. */
    images: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('vehicle_reviews_of_vehicle').on(t.vehicleId, t.id.desc().nullsFirst()),
    index('vehicle_reviews_of_provider').on(t.providerId, t.id.desc().nullsFirst()),
    uniqueIndex('vehicle_reviews_once').on(t.tripId, t.vehicleId),
    check('vehicle_reviews_rating', sql`rating between 1 and 5`),
  ],
);

export const favouriteVehicles = pgTable(
  'favourite_vehicles',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.vehicleId] }),
    index('favourite_vehicles_of_vehicle').on(t.vehicleId),
  ],
);

export const favouriteProviders = pgTable(
  'favourite_providers',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    providerId: integer()
      .notNull()
      .references(() => rentalProviders.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.providerId] }),
    index('favourite_providers_of_provider').on(t.providerId),
  ],
);
