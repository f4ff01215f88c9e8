import { queryOptions } from '@tanstack/react-query';
import {
  getAboutUs,
  getCancellationPolicy,
  getPrivacyPolicy,
  getRefundPolicy,
  getShippingPolicy,
  getTerms,
} from '../../../domain/content/contentEndpoints';
import { defaultLanguage } from '../../../domain/language/languages';
import { call } from '../../client/client';
import { languageKey } from '../../client/storage/storage';

const calls = {
  about: getAboutUs,
  terms: getTerms,
  privacy: getPrivacyPolicy,
  refund: getRefundPolicy,
  cancellation: getCancellationPolicy,
  shipping: getShippingPolicy,
} as const;

export type PolicyName = keyof typeof calls;

export const policyQuery = (name: PolicyName) =>
  queryOptions({
    queryKey: ['policy', name, languageKey.get() ?? defaultLanguage],
    queryFn: ({ signal }) => call(calls[name], { signal }),
    staleTime: 60 * 60_000,
  });
