import * as v from 'valibot';
import { type CartEntry, cartList } from '../../../domain/entities/cart';
import { type TripCart, tripCart } from '../../../domain/entities/rental/tripCart';
import { jsonKey, type StorageKey } from '../../storage/storage';

/**
 * The carts as the shop confirmed them last, to be read without a connection. They are somebody's: the page itself keeps
 * them, under their owner's name and with all else that leaves with that person, and no worker does.
 */
const cartSeen: StorageKey<{ whose: string; kept: CartEntry[] }> = jsonKey(
  'cart-seen',
  v.object({ whose: v.string(), kept: cartList }),
);
const tripSeen: StorageKey<{ whose: string; kept: TripCart }> = jsonKey(
  'trip-seen',
  v.object({ whose: v.string(), kept: tripCart }),
);

const readFor = <Kept>(key: StorageKey<{ whose: string; kept: Kept }>, whose: string) => {
  const seen = key.get();
  return seen?.whose === whose ? seen.kept : null;
};

/** The lines that a cart had last; null where it was never seen here. */
export const seenLines = (whose: string): CartEntry[] | null => readFor(cartSeen, whose);

/** The trip cart that somebody had last; null where it was never seen here. */
export const seenTrip = (whose: string): TripCart | null => readFor(tripSeen, whose);

export const keepLines = (whose: string, kept: readonly CartEntry[]): void =>
  cartSeen.set(kept.length > 0 ? { whose, kept: [...kept] } : null);

export const keepTrip = (whose: string, kept: TripCart): void =>
  tripSeen.set(kept.carts.length > 0 ? { whose, kept } : null);
