import { queryOptions } from '@tanstack/react-query';
import { listWalletBonuses } from '../../../domain/account/walletEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { call } from '../../client/client';
import { languageKey, tokenKey } from '../../client/storage/storage';

/** What comes on top of money that is added now; a shop that has none, or does not answer, adds nothing. */
export const walletBonusesQuery = () =>
  queryOptions({
    queryKey: ['wallet-bonuses', languageKey.get() ?? defaultLanguage],
    queryFn: ({ signal }) => call(listWalletBonuses, { signal }),
    enabled: () => tokenKey.get() !== null,
  });
