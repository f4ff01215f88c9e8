import * as v from 'valibot';
import { item, store } from '../../../domain/catalogue/catalogue';
import { provider, vehicle } from '../../../domain/rental/vehicle';
import { readFor } from '../../cart/seenCarts';
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

const favouritesSeen: StorageKey<{ whose: string; kept: Favourites }> = jsonKey(
  'favourites-seen',
  v.object({ whose: v.string(), kept: favourites }),
);

/**
 * The favourites that somebody had last in a module, in the place of an answer.
 * @throws `error`, which stood in the answer's way, where they were never seen here or the page has newer ones
 */
export function standIn(error: unknown, key: readonly string[], whose: string): Favourites {
  const seen = readFor(favouritesSeen, whose);
  if (!seen || queryClient.getQueryData(key)) throw error;
  if (isOffline()) return seen;
  // A device that believes to be connected says nothing when it is: they stay ones to ask for.
  queryClient.setQueryData<Favourites>(key, seen);
  throw error;
}

/** Keeps the favourites as the shop told them last; a list that is empty now is news too. */
export const keepFavourites = (whose: string, kept: Favourites): void =>
  favouritesSeen.set({ whose, kept });
