import { queryOptions } from '@tanstack/react-query';
import { listWalletBonuses } from '../../domain/endpoints/wallet';
import { languageKey, tokenKey } from '../storage/storage';
import { call } from './client';

/** What comes on top of money that is added now; a shop that has none, or does not answer, adds nothing. */
export const walletBonusesQuery = () =>
  queryOptions({
    queryKey: ['wallet-bonuses', languageKey.get() ?? 'en'],
    queryFn: ({ signal }) => call(listWalletBonuses, { signal }),
    enabled: () => tokenKey.get() !== null,
  });
