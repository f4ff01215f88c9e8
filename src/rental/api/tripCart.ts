import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { defaultLanguage } from '../../../domain/language/languages';
import { type TripCart, tripCart } from '../../../domain/rental/tripCart';
import * as calls from '../../../domain/rental/tripCartEndpoints';
import { planFields, type TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { inCartOrder, isCartAtRest } from '../../cart/api/cart';
import { isApiError, isUnreached } from '../../client/apiError';
import { call } from '../../client/client';
import { isOffline, pauseWhileCutOff, tellHeard } from '../../client/connection';
import { queryClient } from '../../client/queryClient';
import { scopeKey } from '../../client/scope';
import { shopNow } from '../../client/steadyClock';
import { guestIdKey, languageKey, onStorageChange, tokenKey } from '../../client/storage/storage';
import { takeAnswer } from '../../client/takeAnswer';
import { useShared } from '../../client/useShared';
import { type SharedAnswer, tellChanged } from '../../client/windows';
import { ensureGuestId } from '../../identity/api/identity';

/** The trip cart as the server confirmed it, and quantities that are on the screen before it: 0 is removed. */
interface TripCartState {
  readonly confirmed: TripCart;
  readonly shown: Readonly<Record<number, number>>;
}

const empty: TripCart = { carts: [], user_data: null };

/** Whose cart: the end of the token tells one customer from the next without keeping the token. */
function owner(): string {
  const token = tokenKey.get();
  const guest = guestIdKey.get();
  return token ? `customer:${token.slice(-12)}` : guest ? `guest:${guest}` : '';
}

export const tripCartOwner = owner;

const tripCartKey = () => ['trip-cart', owner(), languageKey.get() ?? defaultLanguage] as const;
const cartName = () => tripCartKey().join('\n');

/** Whose trip cart an answer is, and what the shop was told when it was asked. */
const nameOfTripCart = () => JSON.stringify([tripCartKey(), scopeKey()]);

const stateOf = (key = tripCartKey()): TripCartState =>
  queryClient.getQueryData<TripCartState>(key) ?? { confirmed: empty, shown: {} };

const setState = (key: ReturnType<typeof tripCartKey>, state: TripCartState) =>
  queryClient.setQueryData<TripCartState>(key, state);

const cartShown = ({ confirmed, shown }: TripCartState): TripCart => ({
  ...confirmed,
  carts: confirmed.carts.flatMap((line) => {
    const quantity = shown[line.id] ?? line.quantity;
    return quantity === 0 ? [] : [{ ...line, quantity }];
  }),
});

/** Where the shop is not reached, a trip cart is shown as it was seen last. @throws what the call threw */
async function seenLast(error: unknown, key: ReturnType<typeof tripCartKey>): Promise<TripCart> {
  if (!isUnreached(error)) throw error;
  tellHeard(false);
  const seen = (await import('../seenTrips')).seenTrip(key[1]);
  // What this page has of it is newer.
  if (!seen || queryClient.getQueryData(key)) throw error;
  if (isOffline()) return seen;
  // A device that believes to be connected says nothing when it is: the cart stays one to ask for.
  setState(key, { confirmed: seen, shown: {} });
  throw error;
}

/** The trip cart as the server confirmed it last; null while it is not known. */
export const confirmedTripCart = (): TripCart | null =>
  queryClient.getQueryData<TripCartState>(tripCartKey())?.confirmed ?? null;

/** The trip cart of the present owner (TRIP-18); one cart for all modules. */
export const tripCartQuery = () => {
  const key = tripCartKey();
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<TripCartState> => {
      if (!key[1]) return { confirmed: empty, shown: {} };
      const asked = inCartOrder(() => call(calls.getTripCart, { signal }));
      const confirmed = await asked.then(
        (answer) => {
          tellHeard(true);
          return answer;
        },
        (error) => seenLast(error, key),
      );
      return { confirmed, shown: stateOf(key).shown };
    },
    select: cartShown,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    structuralSharing: false,
  });
};

/** Whether a vehicle is the one that an address names, by id or slug. */
export const isNamed = ({ id, slug }: Pick<Vehicle, 'id' | 'slug'>, name: number | string) =>
  String(id) === String(name) || slug === name;

/** The trip of a cart that holds a vehicle, told by id or slug, else null; all that stand in a list watch the cart by one observer. */
export function useTripInCart(name: number | string): TripCart['user_data'] {
  useSyncExternalStore(onStorageChange, cartName);
  const see = ({ confirmed, shown }: TripCartState) =>
    confirmed.carts.some(
      ({ id, vehicle, quantity }) => isNamed(vehicle, name) && (shown[id] ?? quantity) > 0,
    )
      ? confirmed.user_data
      : null;
  return useShared(tripCartQuery(), see) ?? null;
}

export interface ShownTripCart {
  readonly cart: TripCart;
  /** Vehicles of all lines, each unit counted. */
  readonly units: number;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

export function useTripCart(): ShownTripCart {
  useSyncExternalStore(onStorageChange, cartName);
  const { data, isLoading, error, refetch } = useQuery({
    ...tripCartQuery(),
    refetchInterval: pauseWhileCutOff,
  });
  const cart = data ?? empty;
  return {
    cart,
    units: cart.carts.reduce((sum, { quantity }) => sum + quantity, 0),
    isLoading,
    error: data ? null : error,
    refetch: () => void refetch(),
  };
}

/** The trip cart now: as it is known, or asked from the server. @throws ApiError */
export async function readTripCart(isFresh: boolean): Promise<TripCart> {
  await ensureGuestId();
  const query = tripCartQuery();
  const asked = queryClient.fetchQuery({ ...query, staleTime: isFresh ? 0 : 60_000 });
  const state = await asked.catch((error) => {
    // What is on the screen is pressed also where the shop cannot be asked.
    const known = isFresh ? undefined : queryClient.getQueryData<TripCartState>(query.queryKey);
    if (!known) throw error;
    return known;
  });
  return cartShown(state);
}

/** Asks the server for the cart anew; never rejects, the query keeps the error. */
export const refreshTripCart = () => queryClient.invalidateQueries({ queryKey: tripCartKey() });

/** Shows a line's quantity before the server has it; 0 takes the line from the screen. */
export function showQuantity(lineId: number, quantity: number): void {
  const key = tripCartKey();
  const state = stateOf(key);
  setState(key, { ...state, shown: { ...state.shown, [lineId]: quantity } });
}

function settled(state: TripCartState, lineId: number | null): TripCartState['shown'] {
  if (lineId === null) return state.shown;
  const { [lineId]: _settled, ...others } = state.shown;
  return others;
}

export function takeBackQuantity(lineId: number): void {
  const key = tripCartKey();
  const state = stateOf(key);
  setState(key, { ...state, shown: settled(state, lineId) });
  void refreshTripCart();
}

/** Runs a call whose answer is the whole cart, or null when nothing has changed. @throws ApiError */
function change(
  work: () => Promise<TripCart | null>,
  lineId: number | null = null,
): Promise<TripCart> {
  return inCartOrder(async () => {
    await ensureGuestId();
    const key = tripCartKey();
    const of = nameOfTripCart();
    const asked = Date.now();
    const confirmed = await work();
    const state = stateOf(key);
    if (!confirmed) return state.confirmed;
    setState(key, { confirmed, shown: settled(state, lineId) });
    const told = { of, asked, heard: Date.now(), value: confirmed };
    tellChanged('trip-cart', of === nameOfTripCart() ? told : undefined);
    return confirmed;
  });
}

/** Whole body of the calls that add (TRIP-19). */
const addition = (vehicle: Pick<Vehicle, 'id'>, quantity: number, plan: TripPlan) => ({
  vehicle_id: vehicle.id,
  quantity,
  ...planFields(plan, shopNow()),
});

/** Additions that nothing was heard of: how many units there are if the shop has heard of them, by cart and vehicle. */
const unheard = new Map<string, number>();

const unitsOf = ({ carts }: TripCart, { id }: Pick<Vehicle, 'id'>) =>
  carts.find(({ vehicle }) => vehicle.id === id)?.quantity ?? 0;

const isRefused = (error: unknown) =>
  isApiError(error) && error.status >= 400 && error.status < 500;

const unheardName = ({ id }: Pick<Vehicle, 'id'>) => `${owner()} ${id}`;

/** Notes how many units there will be where nothing is heard of a call that adds. @throws ApiError */
async function orNoted(added: Promise<TripCart>, name: string, units: number): Promise<TripCart> {
  unheard.delete(name);
  try {
    return await added;
  } catch (error) {
    if (!isRefused(error)) unheard.set(name, units);
    throw error;
  }
}

/** Adds units of a vehicle (TRIP-19), once also where the answer to the first try was lost. @throws ApiError */
export const addVehicle = (
  vehicle: Pick<Vehicle, 'id'>,
  quantity: number,
  plan: TripPlan,
  signal: AbortSignal,
) =>
  change(async () => {
    const name = unheardName(vehicle);
    const made = unheard.get(name);
    const now = made === undefined ? null : await call(calls.getTripCart, { signal });
    if (now && unitsOf(now, vehicle) === made) {
      unheard.delete(name);
      return now;
    }
    const wanted = unitsOf(now ?? stateOf().confirmed, vehicle) + quantity;
    const body = addition(vehicle, quantity, plan);
    return orNoted(call(calls.addVehicle, { body, signal }), name, wanted);
  });

/**
 * Empties the cart and adds a vehicle, both or neither (CONF-02, BOOK-02). Where a back end takes two calls for it the first
 * may be all that was done: what is left is asked for. The shopper may press on from either cart, so an answer that was lost
 * is one of an addition too. @throws ApiError
 */
export async function replaceTrip(
  vehicle: Pick<Vehicle, 'id'>,
  quantity: number,
  plan: TripPlan,
  signal: AbortSignal,
): Promise<TripCart> {
  const body = addition(vehicle, quantity, plan);
  try {
    return await change(() =>
      orNoted(call(calls.replaceTripCart, { body, signal }), unheardName(vehicle), quantity),
    );
  } catch (error) {
    void refreshTripCart();
    throw error;
  }
}

/** Changes a line's quantity (TRIP-21). @throws ApiError */
export const saveQuantity = (lineId: number, quantity: number, signal: AbortSignal) =>
  change(() => call(calls.updateTripCart, { body: { cart_id: lineId, quantity }, signal }), lineId);

/** Removes one line (TRIP-28). @throws ApiError */
export const deleteTripLine = (lineId: number, signal: AbortSignal) =>
  change(() => call(calls.removeVehicle, { query: { cart_id: lineId }, signal }), lineId);

/** Removes several lines (TRIP-26). @throws ApiError */
export const removeLines = (lineIds: readonly number[], signal: AbortSignal) =>
  change(() =>
    call(calls.removeVehicles, { query: { cart_ids: JSON.stringify(lineIds) }, signal }),
  );

/** Empties the cart (TRIP-27). @throws ApiError */
export const clearTrip = (signal: AbortSignal) =>
  change(() => call(calls.clearTripCart, { signal }));

/** Shows the trip cart as another window was told it; false when it has to be asked for. */
export function takeTripCart(told: SharedAnswer): boolean {
  const key = tripCartKey();
  return takeAnswer(told, {
    of: nameOfTripCart(),
    key,
    schema: tripCart,
    isAtRest: isCartAtRest(),
    show: (confirmed, at) =>
      void queryClient.setQueryData<TripCartState>(key, { ...stateOf(key), confirmed }, at),
  });
}

/** Empties the cart when its provider picks up in none of the zones (MOD-13). @throws ApiError */
export const resetTrip = (signal: AbortSignal) =>
  change(() => call(calls.resetTripCart, { body: {}, signal }));

/**
 * Changes what all vehicles share (CONF-13); answers the ids of those that lack the new trip type, and
 * then nothing has changed (CONF-06). @throws ApiError
 */
export async function changeTrip(
  userId: number,
  plan: TripPlan,
  signal: AbortSignal,
): Promise<readonly number[]> {
  let lacking: readonly number[] = [];
  await change(async () => {
    const answer = await call(calls.updateTripUserData, {
      params: { id: userId },
      body: { userId, ...planFields(plan, shopNow()) },
      signal,
    });
    if (!Array.isArray(answer)) return answer;
    lacking = answer;
    return null;
  });
  return lacking;
}
