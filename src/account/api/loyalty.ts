import { infiniteQueryOptions } from '@tanstack/react-query';
import { listLoyaltyTransactions, transferPoints } from '../../../domain/account/loyaltyEndpoints';
import { call } from '../../client/client';
import { tokenKey } from '../../client/storage/storage';

const perPage = 20;

/** Points that were earned and converted, newest first; at rest while nobody is signed in. */
export const loyaltyQuery = () =>
  infiniteQueryOptions({
    queryKey: ['loyalty'],
    queryFn: ({ signal, pageParam }) =>
      call(listLoyaltyTransactions, { query: { limit: perPage, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * perPage < last.total_size && last.data.length > 0 ? last.offset + 1 : undefined,
    enabled: () => tokenKey.get() !== null,
    refetchOnMount: 'always',
  });

/** Converts points, once for each key. @throws ApiError */
export const convertPoints = (
  { points, key }: { points: number; key: string },
  signal: AbortSignal,
) => call(transferPoints, { body: { point: points }, idempotencyKey: key, signal });
