import * as v from 'valibot';
import { type TripCart, tripCart } from '../../domain/rental/tripCart';
import { readFor } from '../cart/seenCarts';
import { jsonKey, type StorageKey } from '../client/storage/storage';

// Apart from the cart of the other modules: who rents nothing never loads what a trip is.
const tripSeen: StorageKey<{ whose: string; kept: TripCart }> = jsonKey(
  'trip-seen',
  v.object({ whose: v.string(), kept: tripCart }),
);

/** The trip cart that somebody had last; null where it was never seen here. */
export const seenTrip = (whose: string): TripCart | null => readFor(tripSeen, whose);

/** An empty trip cart is none to keep, and no reason to forget another one. */
export function keepTrip(whose: string, kept: TripCart): void {
  if (kept.carts.length > 0) tripSeen.set({ whose, kept });
  else if (tripSeen.get()?.whose === whose) tripSeen.set(null);
}
