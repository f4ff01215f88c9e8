import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { askAgain } from '../../client/askAgain';
import { call } from '../../client/client';
import { tokenKey } from '../../client/storage/storage';

/** The signed-in customer; at rest while nobody is signed in. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(getProfile, { signal }),
    // Asked where the query runs: one that is dropped with the session must not ask once more.
    enabled: () => tokenKey.get() !== null,
    staleTime: 5 * 60_000,
  });

/** Asks for the customer anew where they are shown: their wallet has changed. */
export const refreshBalance = () => askAgain(profileQuery().queryKey);
