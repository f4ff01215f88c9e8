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
  uuid,
} from 'drizzle-orm/pg-core';
import type { Coupon } from '../../../domain/checkout/coupon';
import { defaultLanguage, type Language } from '../../../domain/language/languages';
import type { RefundWay } from '../../../domain/orders/afterOrder';
import type { PaymentMethod } from '../../../domain/orders/order';
import type { PricedVehicle, TripType } from '../../../domain/rental/rentalPrice';
import type { TripStatus } from '../../../domain/rental/trip';
import type { TripPlace } from '../../../domain/rental/tripCart';
import type { Provider } from '../../../domain/rental/vehicle';
import { localized, millis, moment } from './columns';
import { customers } from './people';
import { rentalProviders, vehicles } from './rental';

/** What a trip is made of, in a cart as in a booking. */
const tripFacts = {
  type: text().$type<TripType>().notNull(),
  /** Hours as chosen; whole hours of the route for distance_wise. */
  hours: integer().notNull(),
  pickup: jsonb().$type<TripPlace>().notNull(),
  destination: jsonb().$type<TripPlace>().notNull(),
  /** Zones that hold the pickup point. */
  pickupZoneIds: integer().array().notNull(),
  /** Metres and seconds by road, and the way as an encoded polyline; of distance trips alone. */
  distance: doublePrecision().notNull().default(0),
  routeSeconds: integer().notNull().default(0),
  route: text().notNull().default(''),
};

/** One trip cart an owner; locking its row puts the changes of one shopper in a line. */
export const tripCarts = pgTable('trip_carts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** `customer:<id>` or `guest:<id>`. */
  owner: text().notNull().unique(),
  ...tripFacts,
  /** Null for pickup now. */
  pickupAt: moment(),
  updatedAt: moment().notNull().defaultNow(),
});

export const tripCartLines = pgTable(
  'trip_cart_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer()
      .notNull()
      .references(() => tripCarts.id, { onDelete: 'cascade' }),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    uniqueIndex('trip_cart_lines_vehicle').on(t.cartId, t.vehicleId),
    index('trip_cart_lines_of_vehicle').on(t.vehicleId),
    check('trip_cart_lines_quantity', sql`quantity > 0`),
  ],
);

/** What counted when a trip was booked: another length of it is no new offer. */
export interface BookedTerms {
  readonly provider: Pick<Provider, 'tax' | 'discount'>;
  readonly coupon: Coupon | null;
  /** Of each vehicle, by its number. */
  readonly vehicles: Readonly<
    Record<string, Pick<PricedVehicle, 'discount_price' | 'discount_type'>>
  >;
}

export const trips = pgTable(
  'trips',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    owner: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'set null' }),
    providerId: integer()
      .notNull()
      .references(() => rentalProviders.id),
    status: text().$type<TripStatus>().notNull().default('pending'),
    ...tripFacts,
    isScheduled: boolean().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    paymentStatus: text().$type<'paid' | 'unpaid'>().notNull().default('unpaid'),
    amount: millis().notNull(),
    /** What has come in and stayed: less than `amount` once a paid trip was made longer. */
    paid: millis().notNull().default(0),
    /** What a paid trip costs more since it was made longer is paid in cash, with the keys. */
    restInCash: boolean().notNull().default(false),
    /** What has gone back of a paid trip that was made shorter, and where to. */
    givenBack: millis().notNull().default(0),
    givenBackTo: text().$type<RefundWay>(),
    subtotal: millis().notNull(),
    discount: millis().notNull(),
    discountBy: text().$type<'provider' | 'vehicle'>(),
    couponId: integer(),
    couponCode: text().notNull().default(''),
    couponDiscount: millis().notNull().default(0),
    tax: millis().notNull(),
    taxIncluded: boolean().notNull(),
    /** By which another length is priced; null of trips that were booked before these were kept. */
    terms: jsonb().$type<BookedTerms>(),
    contactPersonName: text().notNull(),
    contactPersonNumber: text().notNull(),
    contactDigits: text().notNull(),
    /** What a link that is shared holds in place of the contact number. */
    trackToken: uuid().notNull().defaultRandom(),
    contactPersonEmail: text().notNull().default(''),
    /** What its shopper reads: mails about it are in it. */
    language: text().$type<Language>().notNull().default(defaultLanguage),
    note: text().notNull().default(''),
    cancellationReason: text().notNull().default(''),
    cancellationNote: text().notNull().default(''),
    /** Where what was paid has gone back to; null while it has not. */
    refundedTo: text().$type<RefundWay>(),
    /** When the demo ticker moves the trip on; null when nothing moves it. */
    nextStepAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('trips_of_owner').on(t.owner, t.id.desc().nullsFirst()),
    index('trips_of_customer').on(t.customerId),
    index('trips_of_provider').on(t.providerId, t.id.desc().nullsFirst()),
    index('trips_open_of_provider')
      .on(t.providerId, t.startsAt)
      .where(sql`status in ('pending', 'confirmed', 'ongoing')`),
    index('trips_next_step').on(t.nextStepAt).where(sql`next_step_at is not null`),
    index('trips_unpaid')
      .on(t.createdAt)
      .where(sql`payment_status = 'unpaid' and payment_method = 'digital_payment'`),
    check('trips_amounts', sql`amount >= 0 and subtotal >= 0 and tax >= 0`),
    check('trips_period', sql`ends_at > starts_at`),
  ],
);

export const tripLines = pgTable(
  'trip_lines',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    vehicleId: integer().references(() => vehicles.id, { onDelete: 'set null' }),
    name: localized().notNull(),
    image: text().notNull(),
    quantity: integer().notNull(),
    /** Price of one unit and one hour, day or kilometre. */
    price: millis().notNull(),
    subtotal: millis().notNull(),
    /** The vehicle's own discount; the trip's may be the provider's instead. */
    discount: millis().notNull(),
  },
  (t) => [
    index('trip_lines_of_trip').on(t.tripId),
    index('trip_lines_of_vehicle').on(t.vehicleId),
    check('trip_lines_quantity', sql`quantity > 0`),
  ],
);

export const tripEvents = pgTable(
  'trip_events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    status: text().$type<TripStatus>().notNull(),
    /** Who of the renting office brought it there; empty where nobody of it did. */
    by: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex('trip_events_once').on(t.tripId, t.status)],
);

/** Units of a vehicle that a trip holds from its pickup to its end, or until they are back; gone when the trip is cancelled. */
export const vehicleHolds = pgTable(
  'vehicle_holds',
  {
    tripId: integer()
      .notNull()
      .references(() => trips.id, { onDelete: 'cascade' }),
    vehicleId: integer()
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tripId, t.vehicleId] }),
    index('vehicle_holds_period').on(t.vehicleId, t.endsAt),
    check('vehicle_holds_quantity', sql`quantity > 0`),
  ],
);
