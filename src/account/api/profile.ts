import { queryOptions } from '@tanstack/react-query';
import type { Profile } from '../../../domain/account/customer';
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

const contactOf = ({ f_name, l_name, phone, email }: Profile) => ({
  name: `${f_name} ${l_name}`.trim(),
  phone,
  email,
});

/** A checkout that was left goes on to the name, phone and e-mail address as they have been corrected. */
async function renew(before: Profile | undefined, now: Profile): Promise<void> {
  if (before?.id !== now.id) return;
  const [was, is] = [contactOf(before), contactOf(now)];
  if (JSON.stringify(was) === JSON.stringify(is)) return;
  (await import('../../client/storage/renewContacts')).renewContacts(was, is);
}

/** The signed-in customer; at rest while nobody is signed in. */
export const profileQuery = () =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async ({ client, queryKey, signal }) => {
      const before = client.getQueryData<Profile>(queryKey);
      const customer = await call(getProfile, { signal });
      await meet(customer.id);
      // Where the code for it is not reached, the customer is known all the same.
      await renew(before, customer).catch(() => undefined);
      return customer;
    },
    // Asked where the query runs: one that is dropped with the session must not ask once more.
    enabled: () => tokenKey.get() !== null,
    staleTime: 5 * 60_000,
  });

/** Asks for the customer anew where they are shown: their wallet has changed. */
export const refreshBalance = () => askAgain(profileQuery().queryKey);
