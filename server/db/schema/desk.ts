import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StaffRole } from '../../../domain/desk/staff';
import { moment } from './columns';
import { rentalProviders } from './rental';
import { stores } from './stores';

/** People of a store who see to its orders, or of a renting office who see to its trips; no customers, though they may be that too. */
export const storeStaff = pgTable(
  'store_staff',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Where they work: a store or a renting office, never both. */
    storeId: integer().references(() => stores.id, { onDelete: 'cascade' }),
    providerId: integer().references(() => rentalProviders.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** argon2id in PHC form; null until they have chosen a password. */
    passwordHash: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('store_staff_email').on(t.email),
    index('store_staff_of_store').on(t.storeId),
    index('store_staff_of_provider').on(t.providerId),
    check('store_staff_place', sql`num_nonnulls(store_id, provider_id) = 1`),
  ],
);

/** Sessions at the desk; `hash` is the SHA-256 of the token in hexadecimal. */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    hash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => storeStaff.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    /** When the desk was last looked at: whose is open sees to its own orders. */
    seenAt: moment().notNull(),
  },
  (t) => [index('staff_tokens_of_staff').on(t.staffId)],
);

/** Links by which one person chooses a password, once; `hash` as of tokens. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    hash: text().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => storeStaff.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [uniqueIndex('staff_invites_of_staff').on(t.staffId)],
);
