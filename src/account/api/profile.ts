import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '../../../domain/identity/sessionEndpoints';
import { askAgain } from '../../client/askAgain';
import { call } from '../../client/client';
import { customerKey, tokenKey } from '../../client/storage/storage';

/**
 * What somebody left whose session has ended waits for them, and is of nobody else: of another customer it is forgotten
 * before this one is known (S07).
 */
async function meet(customerId: number): Promise<void> {
  const before = customerKey.get();
  if (before === String(customerId)) return;
  if (before !== null) (await import('../../client/storage/privateKeys')).forgetPrivateThings();
  customerKey.set(String(customerId));
}

/** The signed-in customer; at rest while nobody is signed in. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ signal }) => {
      const customer = await call(getProfile, { signal });
      await meet(customer.id);
      return customer;
    },
    // Asked where the query runs: one that is dropped with the session must not ask once more.
    enabled: () => tokenKey.get() !== null,
    staleTime: 5 * 60_000,
  });

/** Asks for the customer anew where they are shown: their wallet has changed. */
export const refreshBalance = () => askAgain(profileQuery().queryKey);
