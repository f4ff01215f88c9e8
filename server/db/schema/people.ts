import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { House } from '../../../domain/place/house';
import { millis, moment } from './columns';

export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstName: text().notNull(),
    lastName: text().notNull().default(''),
    /** In small letters. */
    email: text(),
    /** E.164, "+15550100". */
    phone: text(),
    /** argon2id in PHC form; null for those who never chose a password. */
    passwordHash: text(),
    image: text().notNull().default(''),
    phoneVerified: boolean().notNull().default(false),
    emailVerified: boolean().notNull().default(false),
    walletBalance: millis().notNull().default(0),
    loyaltyPoint: integer().notNull().default(0),
    refCode: text().notNull().unique(),
    zoneIds: integer().array().notNull().default(sql`'{}'`),
    orderCount: integer().notNull().default(0),
    /** Favourite categories, and the modules in which the question was answered. */
    interests: integer().array().notNull().default(sql`'{}'`),
    interestModules: integer().array().notNull().default(sql`'{}'`),
    /** They want no text messages about orders and trips. */
    textsOff: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('customers_email').on(t.email), uniqueIndex('customers_phone').on(t.phone)],
);

/** Signed-in sessions; `hash` is the SHA-256 of the token in hexadecimal, the token itself is never kept. */
export const tokens = pgTable(
  'tokens',
  {
    hash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [index('tokens_of_customer').on(t.customerId)],
);

/** Ids of at least 128 random bits given to shoppers who have no account. */
export const guests = pgTable('guests', {
  id: text().primaryKey(),
  createdAt: moment().notNull().defaultNow(),
  /** Set when the guest signed in and the cart was taken over: that happens once. */
  takenOverBy: integer().references(() => customers.id, { onDelete: 'set null' }),
});

export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    addressType: text().notNull().default(''),
    address: text().notNull(),
    contactPersonName: text().notNull(),
    contactPersonNumber: text().notNull(),
    contactPersonEmail: text().notNull().default(''),
    additionalInformation: text().notNull().default(''),
    /** What of it is missing is empty: a part that is new needs no column. */
    house: jsonb().$type<Partial<House>>().notNull().default({}),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    zoneIds: integer().array().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('addresses_of_customer').on(t.customerId, t.id)],
);

/** Counts attempts of one kind by one party ("login:<address>") until `resetAt`. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  resetAt: moment().notNull(),
});
