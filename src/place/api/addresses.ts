import { queryOptions } from '@tanstack/react-query';
import { listAddresses } from '../../../domain/place/addressEndpoints';
import { call } from '../../client/client';

/** Saved addresses of the signed-in customer; enable it only while somebody is signed in. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: async ({ signal }) => (await call(listAddresses, { signal })).addresses,
  });
