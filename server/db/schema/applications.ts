import { sql } from 'drizzle-orm';
import { doublePrecision, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { zones } from './places';

export type ApplicationKind = 'store' | 'courier';

/** Who wants to sell or to deliver, until somebody of the business has looked at it. */
export const applications = pgTable(
  'applications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    kind: text().$type<ApplicationKind>().notNull(),
    status: text().$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** + and digits. */
    phone: text().notNull(),
    /** In small letters. */
    email: text().notNull(),
    /** argon2id; the password of the account to come. */
    passwordHash: text().notNull(),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    /** What else was said: store, plan, papers, vehicle. */
    facts: jsonb().$type<Record<string, string | number | null>>().notNull(),
    /** Addresses of the pictures by field. They are not served to anybody. */
    pictures: jsonb().$type<Record<string, string>>().notNull(),
    /** Why, where a reason was given with the answer. */
    answer: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('applications_email').on(t.kind, t.email).where(sql`status = 'pending'`),
    uniqueIndex('applications_phone').on(t.kind, t.phone).where(sql`status = 'pending'`),
  ],
);
