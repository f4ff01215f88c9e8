import { queryOptions } from '@tanstack/react-query';
import { defaultLanguage } from '../../../domain/language/languages';
import { listRefundReasons } from '../../../domain/orders/afterOrderEndpoints';
import { call } from '../../client/client';
import { languageKey } from '../../client/storage/storage';

export const refundReasonsQuery = () =>
  queryOptions({
    queryKey: ['refund-reasons', languageKey.get() ?? defaultLanguage],
    queryFn: ({ signal }) => call(listRefundReasons, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
