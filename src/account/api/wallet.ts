import { infiniteQueryOptions } from '@tanstack/react-query';
import type { WalletKind } from '../../../domain/account/wallet';
import { addFund, listWalletTransactions } from '../../../domain/account/walletEndpoints';
import { call } from '../../client/client';
import { tokenKey } from '../../client/storage/storage';

const perPage = 20;

/** What came into the wallet and left it, newest first; at rest while nobody is signed in. */
export const walletQuery = (type: WalletKind | 'all') =>
  infiniteQueryOptions({
    queryKey: ['wallet', type],
    queryFn: ({ signal, pageParam }) =>
      call(listWalletTransactions, { query: { type, limit: perPage, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.offset * perPage < last.total_size && last.data.length > 0 ? last.offset + 1 : undefined,
    enabled: () => tokenKey.get() !== null,
    refetchOnMount: 'always',
  });

/** The number of what was added to the wallet last; 0 for nothing, null while that cannot be known. */
export const newestFund = async (signal: AbortSignal): Promise<number | null> => {
  try {
    const query = { type: 'add_fund' as const, limit: 1, offset: 1 };
    return (await call(listWalletTransactions, { query, signal })).data[0]?.id ?? 0;
  } catch {
    return null;
  }
};

/** Opens a payment page for money to be added (WAL-08 to WAL-10). @throws ApiError */
export const openFundPage = (
  { amount, method, key }: { amount: number; method: string; key: string },
  signal: AbortSignal,
) =>
  call(addFund, {
    body: {
      amount,
      payment_method: method,
      callback: `${window.location.origin}/profile?page=wallet`,
      payment_platform: 'web',
    },
    idempotencyKey: key,
    signal,
  });
