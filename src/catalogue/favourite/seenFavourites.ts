import * as v from 'valibot';
import { item, store } from '../../../domain/catalogue/catalogue';
import { provider, vehicle } from '../../../domain/rental/vehicle';
import { isOffline } from '../../client/connection';
import { queryClient } from '../../client/queryClient';
import { jsonKey, type StorageKey } from '../../client/storage/storage';
import type { Favourites } from '../api/favourites';

const favourites: v.GenericSchema<unknown, Favourites> = v.object({
  item: v.array(item),
  store: v.array(store),
  vehicle: v.array(vehicle),
  provider: v.array(provider),
});

interface Seen {
  /** A customer in a module: `customer:.../1`. */
  whose: string;
  kept: Favourites;
}

/** Of each module that was looked at, the one seen last first. */
const favouritesSeen: StorageKey<Seen[]> = jsonKey(
  'favourites-seen',
  v.array(v.object({ whose: v.string(), kept: favourites })),
);

/** A browser's storage holds some thousand rows, and the carts need their part of it. */
const mostRows = 600;

const customerOf = (whose: string) => whose.slice(0, whose.lastIndexOf('/'));

const rowsOf = ({ kept }: Seen) => Object.values(kept).reduce((sum, { length }) => sum + length, 0);

/**
 * The favourites that somebody had last in a module, in the place of an answer.
 * @throws `error`, which stood in the answer's way, where they were never seen here or the page has newer ones
 */
export function standIn(error: unknown, key: readonly string[], whose: string): Favourites {
  const seen = favouritesSeen.get()?.find((one) => one.whose === whose)?.kept;
  if (!seen || queryClient.getQueryData(key)) throw error;
  if (isOffline()) return seen;
  // A device that believes to be connected says nothing when it is: they stay ones to ask for.
  queryClient.setQueryData<Favourites>(key, seen);
  throw error;
}

/**
 * Keeps the favourites as the shop told them last; a list that is empty now is news too. Those of the customer's other
 * modules stay beside them, as far as there is room; those of anybody else go.
 */
export function keepFavourites(whose: string, kept: Favourites): void {
  const now: Seen = { whose, kept };
  const others = (favouritesSeen.get() ?? []).filter(
    (one) => one.whose !== whose && customerOf(one.whose) === customerOf(whose),
  );
  let rows = rowsOf(now);
  const near = others.filter((one) => {
    rows += rowsOf(one);
    return rows <= mostRows;
  });
  favouritesSeen.set([now, ...near]);
}
