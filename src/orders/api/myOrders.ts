import { infiniteQueryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import { listOrders, listRunningOrders } from '../../../domain/orders/orderEndpoints';
import { call } from '../../client/client';
import { guestIdKey, languageKey, tokenKey } from '../../client/storage/storage';
import { ensureGuestId } from '../../identity/api/identity';

const perPage = 12;
const pause = 20_000;

/** Orders of the customer, or of this browser's guest, newest first (ORD-01). */
export const myOrdersQuery = (which: 'running' | 'past') =>
  infiniteQueryOptions({
    queryKey: [
      'my-orders',
      tokenKey.get()?.slice(-12) ?? guestIdKey.get() ?? '',
      languageKey.get() ?? defaultLanguage,
      which,
    ],
    queryFn: async ({ signal, pageParam }) => {
      await ensureGuestId(signal);
      const query = { limit: perPage, offset: pageParam };
      return call(which === 'running' ? listRunningOrders : listOrders, { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * perPage < last.total_size && last.orders.length > 0
        ? last.offset + 1
        : undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    // What is under way goes on while it is looked at.
    refetchInterval: ({ state }) =>
      which === 'running' && state.data?.pages.some(({ orders }) => orders.length > 0) && pause,
  });
