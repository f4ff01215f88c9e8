import * as v from 'valibot';
import { type TripCheckoutDraft, tripCheckoutDraft } from '../../../domain/checkout/tripDraft';
import { pickupAt } from '../../../domain/rental/pickupAt';
import { bookTripPayload } from '../../../domain/rental/trip';
import type { TripPlace } from '../../../domain/rental/tripCart';
import { tripPlace } from '../../../domain/rental/tripPlace';
import { tripTypes } from '../../../domain/rental/tripTypes';
import { id, num } from '../../../domain/wire/fields';
import type { TripDraft } from '../../../machines/rental/rentalSearch';
import { jsonKey, type StorageKey } from './storage';

const draft = v.object({
  type: v.nullable(v.picklist(tripTypes)),
  hours: v.nullable(num),
  days: v.nullable(num),
  pickup: v.nullable(tripPlace),
  destination: v.nullable(tripPlace),
  pickupAt,
  route: v.nullable(v.object({ metres: num, seconds: num })),
});

/** The trip that was searched last (RENT-03). */
export const tripDraftKey: StorageKey<TripDraft> = jsonKey('rental-search', draft);

/** The trip that is being entered, and was not searched yet. */
export const tripEnteredKey: StorageKey<TripDraft> = jsonKey('rental-entered', draft);

/** A trip that was entered begins at another place from now on; its way is measured anew. */
export function beginTripAt(pickup: TripPlace): void {
  for (const key of [tripDraftKey, tripEnteredKey]) {
    const stored = key.get();
    if (stored) key.set({ ...stored, pickup, route: null });
  }
}

const mostDestinations = 5;

/** The last five destinations, the newest first. */
export const destinationsKey: StorageKey<TripPlace[]> = jsonKey(
  'destination_location',
  v.array(tripPlace),
);

const isSame = (a: TripPlace, b: TripPlace) =>
  a.location_name === b.location_name && a.lat === b.lat && a.lng === b.lng;

export function rememberDestination(place: TripPlace): void {
  const others = (destinationsKey.get() ?? []).filter((known) => !isSame(known, place));
  destinationsKey.set([place, ...others].slice(0, mostDestinations));
}

const linePrices = v.object({ id, hourly: num, day_wise: num, distance_wise: num });

/** What the vehicles of the trip cart cost when they came into it, by the line's id. */
export const tripPricesKey = jsonKey('trip-prices', v.array(linePrices));

const attempt = v.object({
  key: v.pipe(v.string(), v.minLength(16)),
  payload: bookTripPayload,
  /** In whose name it was sent: only they are told what became of it. */
  by: v.optional(v.string(), ''),
  at: num,
  /** The shopper went away from it: it is asked about again only when a trip is booked. */
  left: v.optional(v.boolean(), false),
  /** The window that sent it. */
  window: v.optional(v.string()),
});
export type StoredTripAttempt = v.InferOutput<typeof attempt>;

/** The booking that was sent and whose answer is not known. */
export const tripAttemptKey: StorageKey<StoredTripAttempt> = jsonKey('book-trip', attempt);

export const tripCheckoutKey: StorageKey<TripCheckoutDraft> = jsonKey(
  'trip-checkout',
  tripCheckoutDraft,
);
