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
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChosenVariation, Substitution } from '../../../domain/cart/cart';
import { defaultLanguage, type Language } from '../../../domain/language/languages';
import type { OwnText } from '../../../domain/language/localized';
import type { RefundWay } from '../../../domain/orders/afterOrder';
import type { GiveUpReason } from '../../../domain/orders/courierChange';
import type { OrderStatus, OrderType, PaymentMethod } from '../../../domain/orders/order';
import type { ChargePayer, ParcelReceiver } from '../../../domain/parcel/parcel';
import type { House } from '../../../domain/place/house';
import { localized, millis, moment } from './columns';
import { items } from './items';
import { customers } from './people';
import { modules, zones } from './places';
import { stores } from './stores';
import { trips } from './trips';

export const couriers = pgTable('couriers', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: localized().notNull(),
  phone: text().notNull(),
  image: text().notNull(),
  ratingAvg: doublePrecision().notNull().default(0),
  vehicle: localized().notNull(),
  zoneId: integer()
    .notNull()
    .references(() => zones.id),
  /** Since when they take orders by themselves (/ride); null while they do not. */
  onDutySince: moment(),
  /** When their phone was last heard of, and where they rode then. */
  seenAt: moment(),
  lat: doublePrecision(),
  lng: doublePrecision(),
  placedAt: moment(),
  /** Until when the cash that they collected has been handed in. */
  cashSettledAt: moment(),
});

/** Kinds of parcel; null charges are the zone's. */
export const parcelCategories = pgTable('parcel_categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  moduleId: integer()
    .notNull()
    .references(() => modules.id),
  name: localized().notNull(),
  description: localized().notNull(),
  image: text().notNull(),
  perKmCharge: millis(),
  minimumCharge: millis(),
  position: integer().notNull().default(0),
  active: boolean().notNull().default(true),
});

export type StoredDeliveryAddress = House & {
  address: string;
  address_type: string;
  latitude: number;
  longitude: number;
};

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    /** `customer:<id>` or `guest:<id>`. */
    owner: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    moduleId: integer()
      .notNull()
      .references(() => modules.id),
    zoneId: integer()
      .notNull()
      .references(() => zones.id),
    /** Null for parcels, which come from no store. */
    storeId: integer().references(() => stores.id),
    parcelCategoryId: integer().references(() => parcelCategories.id),
    /** To whom a parcel goes; `deliveryAddress` is where it is picked up. */
    receiver: jsonb().$type<ParcelReceiver>(),
    chargePayer: text().$type<ChargePayer>(),
    status: text().$type<OrderStatus>().notNull().default('pending'),
    orderType: text().$type<OrderType>().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    paymentStatus: text().$type<'paid' | 'unpaid'>().notNull().default('unpaid'),
    orderAmount: millis().notNull(),
    subtotal: millis().notNull(),
    itemDiscount: millis().notNull(),
    couponId: integer(),
    couponCode: text().notNull().default(''),
    couponDiscount: millis().notNull().default(0),
    tax: millis().notNull(),
    taxIncluded: boolean().notNull(),
    deliveryCharge: millis().notNull(),
    originalDeliveryCharge: millis().notNull(),
    additionalCharge: millis().notNull().default(0),
    dmTips: millis().notNull().default(0),
    /** Metres from store to address along roads; null for take-away. */
    distance: doublePrecision(),
    contactPersonName: text().notNull(),
    contactPersonNumber: text().notNull(),
    /** The digits of the contact number alone: guests find their order with them. */
    contactDigits: text().notNull(),
    /** What a link that is shared holds in place of the contact number. */
    trackToken: uuid().notNull().defaultRandom(),
    contactPersonEmail: text().notNull().default(''),
    /** What its shopper reads: mails about it are in it. */
    language: text().$type<Language>().notNull().default(defaultLanguage),
    deliveryAddress: jsonb().$type<StoredDeliveryAddress>(),
    orderNote: text().notNull().default(''),
    /** Addresses of the uploaded pictures of the prescription. */
    prescriptionImages: text().array().notNull().default(sql`'{}'`),
    deliveryInstruction: text().notNull().default(''),
    /** Its shopper wishes it to be left at the door. */
    leaveAtDoor: boolean().notNull().default(false),
    cutlery: boolean().notNull().default(false),
    cancellationReason: text().notNull().default(''),
    cancellationNote: text().notNull().default(''),
    stockReturned: boolean().notNull().default(false),
    /** Where what was paid has gone back to; null while it has not. */
    refundedTo: text().$type<RefundWay>(),
    courierId: integer().references(() => couriers.id),
    /** When that courier accepted it by themselves; null for one that nobody has, or that the demo plays. */
    riddenAt: moment(),
    /**
     * When that courier's phone was heard of last, while it is silent for too long; where nobody has accepted or collected it,
     * since when it waits, once that is too long. Null else.
     */
    silentSince: moment(),
    /** Who had accepted it before, was silent for too long, and so lost it to another; and when. */
    lostBy: integer().references(() => couriers.id),
    lostAt: moment(),
    /** Why they gave it up on the way themselves; empty where their store took it from them, or they were silent. */
    lostWhy: text().$type<GiveUpReason | ''>().notNull().default(''),
    /** It lies with a courier who cannot go on, from whom another fetches it. */
    withLost: boolean().notNull().default(false),
    /** With whom, and with whom it was when it was canceled: who lost it last may be somebody who was to fetch it there. */
    heldBy: integer().references(() => couriers.id),
    /** How often it was taken off a courier after it had been picked up: its states begin anew with each. */
    courierChanges: integer().notNull().default(0),
    /** Who was given its cash when it was picked up, where its sender pays, and when: that stays with them whoever brings it. */
    cashTakenBy: integer().references(() => couriers.id),
    cashTakenAt: moment(),
    /** When that courier has said to be at the door. */
    arrivedAt: moment(),
    /** What the shopper says at the door. */
    deliveryCode: text()
      .notNull()
      .default(
        sql`lpad((('x' || substr(md5(gen_random_uuid()::text), 1, 8))::bit(32)::bigint % 10000)::text, 4, '0')`,
      ),
    /** Address of the picture with which it was left at the door; empty for one that was handed over. */
    deliveryPhoto: text().notNull().default(''),
    /** Encoded polyline from store to address, and how long the ride takes in seconds. */
    route: text().notNull().default(''),
    rideSeconds: integer(),
    scheduleAt: moment(),
    /** When the demo moves the order on, or a real parcel is offered to couriers; null when nothing does. */
    nextStepAt: moment(),
    eta: moment(),
    etaLatest: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('orders_of_owner').on(t.owner, t.id.desc().nullsFirst()),
    index('orders_of_customer').on(t.customerId, t.id.desc().nullsFirst()),
    index('orders_of_store').on(t.storeId, t.id),
    index('orders_of_courier')
      .on(t.courierId, t.id.desc().nullsFirst())
      .where(sql`ridden_at is not null`),
    index('orders_cash_of').on(t.cashTakenBy).where(sql`cash_taken_by is not null`),
    index('orders_held_by').on(t.heldBy).where(sql`held_by is not null`),
    index('orders_lost_by').on(t.lostBy).where(sql`lost_by is not null`),
    index('orders_to_ride').on(t.zoneId, t.id).where(sql`status in ('handover', 'picked_up')`),
    index('orders_next_step').on(t.nextStepAt).where(sql`next_step_at is not null`),
    index('orders_unpaid')
      .on(t.createdAt)
      .where(sql`payment_status = 'unpaid' and payment_method = 'digital_payment'`),
    check('orders_origin', sql`num_nonnulls(store_id, parcel_category_id) = 1`),
    check('orders_amounts', sql`order_amount >= 0 and subtotal >= 0 and tax >= 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: integer().references(() => items.id, { onDelete: 'set null' }),
    variationId: integer(),
    name: localized().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    /** Unit price with variation, before discount. */
    price: millis().notNull(),
    /** Discount of one unit, rounded down where the line's does not divide. */
    discount: millis().notNull(),
    /** Discount of the whole line. */
    lineDiscount: millis().notNull().default(0),
    addOnPrice: millis().notNull().default(0),
    variation: jsonb().$type<ChosenVariation[]>().notNull(),
    addOns: jsonb()
      .$type<{ id: number; name: OwnText; price: number; quantity: number }[]>()
      .notNull(),
    /** Whether stock was taken for this line, and so goes back when the order is cancelled. */
    stockTaken: boolean().notNull().default(false),
    /** The flash sale whose price it has: its units go back there. */
    flashSaleId: integer(),
    note: text().notNull().default(''),
    substitution: text().$type<Substitution>().notNull().default('best_match'),
    /** The item to be taken instead, as it was called when the order was placed. */
    substitute: jsonb().$type<{ id: number; name: OwnText }>(),
  },
  (t) => [
    index('order_lines_of_order').on(t.orderId),
    index('order_lines_of_item').on(t.itemId),
    check('order_lines_quantity', sql`quantity > 0`),
  ],
);

/** Every change of an order's state, in order: the source of the times that a shopper sees. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text().$type<OrderStatus>().notNull(),
    note: text().notNull().default(''),
    /** Who of the store did so, as they were known then; empty where nobody of it did. */
    by: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('order_events_once').on(t.orderId, t.status)],
);

/** `pending`: the shopper has done all, and the provider has yet to get the money. */
export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'replaced';

/** Money that a provider could not give back in the end: the card is gone, the account closed. */
export interface LostRefund {
  /** What the provider calls it. */
  readonly id: string;
  /** Thousandths of the currency. */
  readonly amount: number;
  readonly at: string;
  /** Where it went instead; null while nobody has seen to it. */
  readonly way: 'wallet' | 'by hand' | null;
}

export const payments = pgTable(
  'payments',
  {
    /** Random, at least 128 bits: whoever knows it may pay. */
    id: text().primaryKey(),
    /** What is paid: an order, a trip, or money for a customer's wallet. */
    orderId: integer().references(() => orders.id, { onDelete: 'cascade' }),
    tripId: integer().references(() => trips.id, { onDelete: 'cascade' }),
    walletOf: integer().references(() => customers.id, { onDelete: 'cascade' }),
    amount: millis().notNull(),
    /** What had come in for the trip until it was opened: what comes on top later is paid once too. */
    after: millis().notNull().default(0),
    status: text().$type<PaymentState>().notNull().default('open'),
    callback: text().notNull(),
    /** Which of the listed ways the shopper chose; empty where there was nothing to choose. */
    gateway: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    settledAt: moment(),
    /**
     * What goes back by the way it came; up to where the provider has been asked for it and up to where it has sent it,
     * and when it did so last.
     */
    refundAmount: millis().notNull().default(0),
    refundAsked: millis().notNull().default(0),
    refundSent: millis().notNull().default(0),
    refundedAt: moment(),
    /** How often in a row the provider has refused what is due, since when, in which words, and when it is asked again. */
    refundTries: integer().notNull().default(0),
    refundRefusedAt: moment(),
    refundRefusal: text().notNull().default(''),
    refundNextAt: moment(),
    /** Parts of it that the provider took and that came to nothing afterwards. */
    lostRefunds: jsonb().$type<LostRefund[]>().notNull().default([]),
    /** Checkout session and payment intent of the provider; null on the demo page. */
    session: text().unique(),
    intent: text(),
  },
  (t) => [
    index('payments_of_order').on(t.orderId),
    index('payments_of_trip').on(t.tripId),
    index('payments_of_wallet').on(t.walletOf),
    uniqueIndex('payments_paid_once').on(t.orderId).where(sql`status = 'paid'`),
    uniqueIndex('payments_trip_paid_once').on(t.tripId, t.after).where(sql`status = 'paid'`),
    index('payments_lost_refunds').on(t.id).where(sql`lost_refunds <> '[]'::jsonb`),
    index('payments_refund_due').on(t.id).where(sql`refund_amount > refund_sent`),
    check('payments_refund', sql`refund_amount between 0 and amount`),
    check('payments_subject', sql`num_nonnulls(order_id, trip_id, wallet_of) = 1`),
  ],
);

/** Answers of calls that must happen once, by the key that their sender chose. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    owner: text().notNull(),
    key: text().notNull(),
    /** Call and body, hashed: the same key with another request is refused. */
    requestHash: text().notNull(),
    status: integer(),
    answer: jsonb().$type<unknown>(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('idempotency_keys_key').on(t.owner, t.key)],
);
