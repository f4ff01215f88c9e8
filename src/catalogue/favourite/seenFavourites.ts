import * as v from 'valibot';
import { item, store } from '../../../domain/catalogue/catalogue';
import { provider, vehicle } from '../../../domain/rental/vehicle';
import { readFor } from '../../cart/seenCarts';
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

/** The favourites that somebody had last in a module; null where they were never seen here. */
export const seenFavourites = (whose: string): Favourites | null => readFor(favouritesSeen, whose);

/** Keeps the favourites as the shop told them last; a list that is empty now is news too. */
export const keepFavourites = (whose: string, kept: Favourites): void =>
  favouritesSeen.set({ whose, kept });
