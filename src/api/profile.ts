import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '../../domain/endpoints/customer';
import { call } from './client';

/** The signed-in customer; enable it only while somebody is signed in. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(getProfile, { signal }),
    staleTime: 5 * 60_000,
  });
