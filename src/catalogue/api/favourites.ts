import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Likeable, Favourites as ShopFavourites } from '../../../domain/catalogue/favourites';
import { listFavourites } from '../../../domain/catalogue/wishlistEndpoints';
import { sells } from '../../../domain/place/module';
import type { Provider, Vehicle } from '../../../domain/rental/vehicle';
import { isUnreached } from '../../client/apiError';
import { askAgainUnderWay } from '../../client/askAgain';
import { call } from '../../client/client';
import { pauseWhileCutOff, tellHeard } from '../../client/connection';
import { queryClient } from '../../client/queryClient';
import { scopeKey } from '../../client/scope';
import { moduleKey, onStorageChange, tokenKey, zoneIdKey } from '../../client/storage/storage';
import { useShared } from '../../client/useShared';

/** Favourites of the present module: items and stores, or vehicles and providers (WISH-07, WISH-12). */
export interface Favourites extends ShopFavourites {
  vehicle: Vehicle[];
  provider: Provider[];
}

interface Change {
  thing: Likeable;
  isFavourite: boolean;
}

/** Wishes that the server does not have yet: they count over every answer that is older than them. */
const wishes = new Map<string, Change>();

const nameOf = ({ kind, row }: Likeable) => `${kind}:${row.id}`;

const withRow = <Row extends { id: number }>(rows: Row[], row: Row, isIn: boolean): Row[] => {
  const known = rows.some(({ id }) => id === row.id);
  if (known === isIn) return rows;
  return isIn ? [row, ...rows] : rows.filter(({ id }) => id !== row.id);
};

function withChange(all: Favourites, { thing, isFavourite }: Change): Favourites {
  switch (thing.kind) {
    case 'item':
      return { ...all, item: withRow(all.item, thing.row, isFavourite) };
    case 'store':
      return { ...all, store: withRow(all.store, thing.row, isFavourite) };
    case 'vehicle':
      return { ...all, vehicle: withRow(all.vehicle, thing.row, isFavourite) };
    case 'provider':
      return { ...all, provider: withRow(all.provider, thing.row, isFavourite) };
  }
}

const none: Favourites = { item: [], store: [], vehicle: [], provider: [] };

/** Each module has its own list, and its own call for it (WISH-15). */
async function askFavourites(signal: AbortSignal): Promise<Favourites> {
  if (!sells(moduleKey.get(), 'trips'))
    return { ...none, ...(await call(listFavourites, { signal })) };
  const { askRentalFavourites } = await import('../../rental/api/rentalFavourites');
  return { ...none, ...(await askRentalFavourites(signal)) };
}

const rootKey = 'favourites';

/** Whose favourites, and of which module: the end of the token tells one customer from the next without keeping it. */
const owner = () => `customer:${tokenKey.get()?.slice(-12)}/${moduleKey.get()?.id}`;

type FavouritesKey = readonly [typeof rootKey, string];

/** Where the shop is not reached, favourites are shown as they were seen last. @throws what the call threw */
async function seenLast(error: unknown, key: FavouritesKey, whose: string): Promise<Favourites> {
  if (!isUnreached(error)) throw error;
  tellHeard(false);
  return (await import('../favourite/seenFavourites')).standIn(error, key, whose);
}

/** Favourites of the signed-in customer in the present module and zones (WISH-12). */
export const favouritesQuery = () => {
  const key: FavouritesKey = [rootKey, scopeKey()];
  const whose = owner();
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Favourites> => {
      const all = await askFavourites(signal).then(
        (answer) => {
          tellHeard(true);
          return answer;
        },
        (error) => seenLast(error, key, whose),
      );
      return [...wishes.values()].reduce(withChange, all);
    },
    // Another tab may have changed them.
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
};

/** The favourites here as the server has them, and whose they are; null while they are not known or being changed. */
export function confirmedFavourites(): { whose: string; kept: Favourites } | null {
  const kept = queryClient.getQueryData<Favourites>([rootKey, scopeKey()]);
  return kept && wishes.size === 0 && tokenKey.get() ? { whose: owner(), kept } : null;
}

export function showWish(change: Change): void {
  wishes.set(nameOf(change.thing), change);
  queryClient.setQueriesData<Favourites>(
    { queryKey: [rootKey] },
    (all) => all && withChange(all, change),
  );
}

/** Shows what the server has; an answer that is on its way may be older, and is asked for anew. */
export function settleWish(change: Change): void {
  showWish(change);
  wishes.delete(nameOf(change.thing));
  void askAgainUnderWay([rootKey]);
}

/** Changes with everything that decides whose favourites are shown; empty where there are none. */
const shownScope = () => (tokenKey.get() && zoneIdKey.get() && moduleKey.get() ? scopeKey() : '');

/** Whether there are favourites here: somebody is signed in, and a zone and a module are chosen. */
const useHasFavourites = () => useSyncExternalStore(onStorageChange, shownScope) !== '';

/** Whether a heart is full. Guests' hearts are empty. */
export function useIsFavourite(kind: Likeable['kind'], id: number): boolean {
  const enabled = useHasFavourites();
  const isIn = (all: Favourites) => all[kind].some((row) => row.id === id);
  return useShared(favouritesQuery(), isIn, enabled) === true;
}

/** All favourites here, the newest first. */
export const useFavourites = () => useQuery({ ...favouritesQuery(), enabled: useHasFavourites() });

/** How many favourites there are here; null for those who can have none (HEAD-10). */
export function useFavouriteCount(): number | null {
  const enabled = useHasFavourites();
  const { data } = useQuery({
    ...favouritesQuery(),
    enabled,
    refetchInterval: pauseWhileCutOff,
    select: ({ item, store, vehicle, provider }) =>
      item.length + store.length + vehicle.length + provider.length,
  });
  return enabled ? (data ?? 0) : null;
}
