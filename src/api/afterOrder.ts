import { queryOptions } from '@tanstack/react-query';
import { listRefundReasons } from '../../domain/endpoints/afterOrder';
import { languageKey } from '../storage/storage';
import { call } from './client';

/** Reasons to ask money back, in the shopper's language. */
export const refundReasonsQuery = () =>
  queryOptions({
    queryKey: ['refund-reasons', languageKey.get() ?? 'en'],
    queryFn: ({ signal }) => call(listRefundReasons, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
