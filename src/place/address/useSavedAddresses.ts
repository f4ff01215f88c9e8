import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../identity/session';
import { addressesQuery } from '../api/addresses';

/** The saved addresses, asked for anew whenever a section with them loads (ADDR-18); of guests none are asked. */
export function useSavedAddresses() {
  const { signedIn } = useSession();
  return useQuery({ ...addressesQuery(), enabled: signedIn, refetchOnMount: 'always' });
}
