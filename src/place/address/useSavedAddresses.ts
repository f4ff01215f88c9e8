import { useQuery } from '@tanstack/react-query';
import type { Address } from '../../../domain/account/customer';
import { queryClient } from '../../client/queryClient';
import { useSession } from '../../identity/session';
import { addressesQuery } from '../api/addresses';

/** The saved addresses, asked for anew whenever a section with them loads (ADDR-18); of guests none are asked. */
export function useSavedAddresses(areWanted = true) {
  const { signedIn } = useSession();
  return useQuery({
    ...addressesQuery(),
    enabled: signedIn && areWanted,
    refetchOnMount: 'always',
  });
}

/** The saved addresses as they are known at this moment; one that has just been saved is among them. */
export const savedAddresses = (): readonly Address[] =>
  queryClient.getQueryData(addressesQuery().queryKey) ?? [];
