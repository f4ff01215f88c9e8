import * as v from 'valibot';
import { type CartEntry, cartList } from '../../domain/cart/cart';
import { jsonKey, type StorageKey } from '../client/storage/storage';

/**
 * The carts as the shop confirmed them last, to be read without a connection. They are somebody's: the page itself keeps
 * them, under their owner's name and with all else that leaves with that person, and no worker does.
 */
const cartSeen: StorageKey<{ whose: string; kept: CartEntry[] }> = jsonKey(
  'cart-seen',
  v.object({ whose: v.string(), kept: cartList }),
);

/** What a key has of somebody; null where it has nothing of theirs. */
export const readFor = <Kept>(key: StorageKey<{ whose: string; kept: Kept }>, whose: string) => {
  const seen = key.get();
  return seen?.whose === whose ? seen.kept : null;
};

/** The lines that a cart had last; null where it was never seen here. */
export const seenLines = (whose: string): CartEntry[] | null => readFor(cartSeen, whose);

/** An empty cart is none to keep, and no reason to forget another one. */
export function keepLines(whose: string, kept: readonly CartEntry[]): void {
  if (kept.length > 0) cartSeen.set({ whose, kept: [...kept] });
  else if (cartSeen.get()?.whose === whose) cartSeen.set(null);
}
