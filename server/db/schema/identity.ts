import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { millis, moment } from './columns';
import { customers } from './people';

/** What a code is for: it never opens anything else. */
export type CodePurpose = 'login' | 'verify' | 'reset' | 'profile' | 'social';
export type CodeChannel = 'phone' | 'email';

/** Codes of six digits on their way, one a purpose and subject: the next replaces it. The code itself is never kept. */
export const codes = pgTable(
  'codes',
  {
    purpose: text().$type<CodePurpose>().notNull(),
    /** Whom the code is for: the phone or e-mail, behind what else it is bound to. */
    subject: text().notNull(),
    channel: text().$type<CodeChannel>().notNull(),
    identifier: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    salt: text().notNull(),
    hash: text().notNull(),
    /** What the code is to bring about, beside proving the identifier. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    wrongTries: integer().notNull().default(0),
    sentAt: moment().notNull(),
    resendAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.subject] }),
    index('codes_of_customer').on(t.customerId),
    index('codes_expiry').on(t.expiresAt),
    check('codes_wrong_tries', sql`wrong_tries between 0 and 5`),
  ],
);

export type ProvenFacts = {
  phone?: string;
  phoneProven?: boolean;
  email?: string;
  emailProven?: boolean;
  social?: { medium: string; subject: string; picture?: string };
};

/** Sign-ins that wait for a profile; `hash` is the SHA-256 of the completion token in hexadecimal. */
export const completions = pgTable(
  'completions',
  {
    hash: text().primaryKey(),
    guestId: text(),
    facts: jsonb().$type<ProvenFacts>().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [index('completions_of_guest').on(t.guestId), index('completions_expiry').on(t.expiresAt)],
);

export const socialAccounts = pgTable(
  'social_accounts',
  {
    medium: text().notNull(),
    /** The provider's own id of the person. */
    subject: text().notNull(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.medium, t.subject] }),
    index('social_accounts_of_customer').on(t.customerId),
  ],
);

/** Who brought whom; the bonus is earned once, with the first order delivered. */
export const referrals = pgTable(
  'referrals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    referrerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    amount: millis().notNull(),
    createdAt: moment().notNull().defaultNow(),
    earnedAt: moment(),
  },
  (t) => [
    uniqueIndex('referrals_once').on(t.customerId),
    index('referrals_of_referrer').on(t.referrerId),
    check('referrals_amount', sql`amount >= 0`),
  ],
);

/** Mails and text messages of the demo, instead of or beside their being sent. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    channel: text().$type<CodeChannel>().notNull(),
    recipient: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    code: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [index('outbox_of_recipient').on(t.recipient, t.id.desc().nullsFirst())],
);

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export type UploadPurpose =
  | 'photo'
  | 'prescription'
  | 'review'
  | 'refund'
  | 'message'
  | 'application'
  | 'delivery';

/** Pictures that shoppers sent. In the database, where every server finds them. */
export const uploads = pgTable(
  'uploads',
  {
    /** Random, 128 bits: whoever has the address may look. */
    id: text().primaryKey(),
    type: text().$type<'image/jpeg' | 'image/png' | 'image/gif'>().notNull(),
    bytes: bytea().notNull(),
    purpose: text().$type<UploadPurpose>().notNull().default('photo'),
    /** The order that it was sent for; a prescription without any is not kept for long. */
    orderId: integer(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('uploads_unused')
      .on(t.createdAt)
      .where(sql`purpose = 'prescription' and order_id is null`),
    index('uploads_of_order').on(t.orderId).where(sql`order_id is not null`),
  ],
);
