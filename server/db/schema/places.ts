import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { ModuleType } from '../../../domain/place/module';
import { localized, millis, moment, polygon } from './columns';

/** One row for each field of `domain/entities/config`; a missing row means the default. */
export const settings = pgTable('settings', {
  field: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: moment().notNull().defaultNow(),
});

/** Facts about the data itself: what was seeded, from which seed and how large. */
export const facts = pgTable('facts', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

export const zones = pgTable('zones', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized().notNull(),
  area: polygon().notNull(),
  active: boolean().notNull().default(true),
});

export const modules = pgTable('modules', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  type: text().$type<ModuleType>().notNull(),
  name: localized().notNull(),
  description: localized().notNull(),
  icon: text().notNull(),
  active: boolean().notNull().default(true),
});

/** In which zones a module works and what delivery costs there. Fees per kilometre; the increase is a percentage. */
export const moduleZones = pgTable(
  'module_zones',
  {
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    perKmCharge: millis().notNull(),
    minimumCharge: millis().notNull(),
    maximumCharge: millis(),
    increasedFee: millis().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.moduleId, t.zoneId] }),
    index('module_zones_zone').on(t.zoneId),
    check('module_zones_amounts', sql`per_km_charge >= 0 and minimum_charge >= 0`),
  ],
);

export const policies = pgTable('policies', {
  key: text().primaryKey(),
  title: localized().notNull(),
  value: localized().notNull(),
});

export const landingTexts = pgTable('landing_texts', {
  key: text().primaryKey(),
  value: localized().notNull(),
  image: text().notNull().default(''),
});

export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  createdAt: moment().notNull().defaultNow(),
});
