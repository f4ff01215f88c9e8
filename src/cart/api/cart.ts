import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { CartEntry } from '../../../domain/cart/cart';
import { listCart } from '../../../domain/cart/cartEndpoints';
import { entryLike, unitsIn } from '../../../domain/cart/cartLines';
import type { Item } from '../../../domain/catalogue/catalogue';
import { defaultLanguage } from '../../../domain/language/languages';
import { isUnreached } from '../../client/apiError';
import { call } from '../../client/client';
import { isOffline, pauseWhileCutOff, tellHeard } from '../../client/connection';
import { queryClient } from '../../client/queryClient';
import {
  guestIdKey,
  languageKey,
  moduleKey,
  onStorageChange,
  tokenKey,
  zoneIdKey,
} from '../../client/storage/storage';
import { useShared } from '../../client/useShared';
import {
  type CartState,
  cartEntries,
  confirmCart,
  emptyCart,
  forgetFormerPrices,
} from './cartState';
import { keepUnsent } from './unsentChanges';

/** Whose cart: the end of the token tells one customer from the next without keeping the token. */
function owner(): string {
  const token = tokenKey.get();
  const guest = guestIdKey.get();
  return token ? `customer:${token.slice(-12)}` : guest ? `guest:${guest}` : '';
}

/** Key of the cart's query: one cart for each owner and module (CART-11); without a place there is none, which is 0. */
export const cartKey = () => {
  const module = (zoneIdKey.get() && moduleKey.get()?.id) || 0;
  return ['cart', owner(), module, languageKey.get() ?? defaultLanguage] as const;
};

let lastCall: Promise<unknown> = Promise.resolve();
let underWay = 0;

/** Cart calls run one after the other, so that their answers arrive in the order of the clicks. */
export function inCartOrder<T>(work: () => Promise<T>): Promise<T> {
  underWay += 1;
  const next = lastCall.then(work, work);
  const done = () => {
    underWay -= 1;
  };
  lastCall = next.then(done, done);
  return next;
}

export const isCartAtRest = () => underWay === 0;

export const cartState = (key = cartKey()): CartState =>
  queryClient.getQueryData<CartState>(key) ?? emptyCart;

const ownerAndModule = ([, whose, module]: ReturnType<typeof cartKey>) => `${whose}/${module}`;

export const cartOwner = () => ownerAndModule(cartKey());

export function setCartState(key: ReturnType<typeof cartKey>, state: CartState): void {
  queryClient.setQueryData<CartState>(key, state);
  keepUnsent(
    ownerAndModule(key),
    state.pending.map(({ change }) => change),
  );
}

/** Where the shop is not reached, a cart is shown as it was seen last. @throws what the call threw */
async function seenLast(error: unknown, key: ReturnType<typeof cartKey>): Promise<CartState> {
  if (!isUnreached(error)) throw error;
  tellHeard(false);
  const seen = (await import('../seenCarts')).seenLines(ownerAndModule(key));
  // What this page was answered is newer; what the shopper has done on it meanwhile is done to what was seen.
  if (!seen || cartState(key).isAnswered) throw error;
  const state = { ...confirmCart(cartState(key), seen), isAnswered: false };
  if (isOffline()) return state;
  // A device that believes to be connected says nothing when it is: the cart stays one to ask for.
  queryClient.setQueryData<CartState>(key, state);
  throw error;
}

/**
 * The cart's lines, changed at once by what the shopper does (CART-12). Read it with `useCart()` or
 * `readCart()`; the cached value also holds the changes that are under way.
 */
export const cartQuery = () => {
  const key = cartKey();
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<CartState> => {
      const [, whose, module] = key;
      if (!whose || !module) return emptyCart;
      const asked = inCartOrder(() => call(listCart, { signal, moduleId: module }));
      return asked.then(
        (answer) => {
          tellHeard(true);
          return confirmCart(cartState(key), answer);
        },
        (error) => seenLast(error, key),
      );
    },
    select: cartEntries,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    structuralSharing: false,
  });
};

export const cartName = () => cartKey().join('\n');

export interface Cart {
  readonly entries: readonly CartEntry[];
  /** Units of all lines. */
  readonly units: number;
  readonly isLoading: boolean;
  /** The shop has answered, or is out of reach. */
  readonly isAsked: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** The cart of the present owner and module; follows sign-in, sign-out and module changes. */
export function useCart(): Cart {
  useSyncExternalStore(onStorageChange, cartName);
  const { data, isLoading, status, fetchStatus, error, refetch } = useQuery({
    ...cartQuery(),
    refetchInterval: pauseWhileCutOff,
  });
  const entries = data ?? [];
  return {
    entries,
    units: unitsIn(entries),
    isLoading,
    isAsked: fetchStatus === 'idle' && (status === 'success' || isUnreached(error)),
    error: data ? null : error,
    refetch: () => void refetch(),
  };
}

export const readCart = (): readonly CartEntry[] => cartEntries(cartState());

export const lineOrder = (): readonly string[] => cartState().order;

/** Asks the server for the cart anew; never rejects, the query keeps the error. */
export const refreshCart = () => queryClient.invalidateQueries({ queryKey: cartKey() });

/** The line of one item without choices, or undefined while it is not in the cart. */
export function useCartEntry(item: Item): CartEntry | undefined {
  useSyncExternalStore(onStorageChange, cartName);
  const wanted = { item, quantity: 1, variation: [], addOns: [] };
  return useShared(cartQuery(), (state: CartState) => entryLike(cartEntries(state), wanted));
}

/** Resolves when every change on the screen is confirmed or taken back, or after five seconds. */
export function whenCartSettled(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isSettled = () => cartState().pending.length === 0;
    if (isSettled()) return resolve();
    const finish = () => {
      unsubscribe();
      clearTimeout(limit);
      resolve();
    };
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (isSettled()) finish();
    });
    const limit = setTimeout(finish, 5000);
    signal.addEventListener('abort', finish, { once: true });
  });
}

export function useConfirmedCart(): { entries: readonly CartEntry[]; isSettled: boolean } {
  useSyncExternalStore(onStorageChange, cartName);
  const state = useQuery({ ...cartQuery(), select: (current) => current }).data ?? emptyCart;
  return { entries: state.confirmed, isSettled: state.pending.length === 0 };
}

/** Unit prices that the server has changed since the shopper last looked, by line key. */
export function useFormerPrices(): Readonly<Record<string, number>> {
  useSyncExternalStore(onStorageChange, cartName);
  const { data } = useQuery({ ...cartQuery(), select: (state) => state.formerPrices });
  return data ?? {};
}

export const acknowledgePrices = () => {
  const key = cartKey();
  if (queryClient.getQueryData(key)) setCartState(key, forgetFormerPrices(cartState(key)));
};
