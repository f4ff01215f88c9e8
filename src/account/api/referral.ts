import { queryOptions } from '@tanstack/react-query';
import { getReferral } from '../../../domain/account/referralEndpoints';
import { call } from '../../client/client';
import { tokenKey } from '../../client/storage/storage';

export const referralQuery = () =>
  queryOptions({
    queryKey: ['referral'],
    queryFn: ({ signal }) => call(getReferral, { signal }),
    enabled: () => tokenKey.get() !== null,
    refetchOnMount: 'always',
  });
