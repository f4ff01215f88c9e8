import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '../../api/addresses';
import { useSession } from '../../app/session';

/** The saved addresses, asked for anew whenever a section with them loads (ADDR-18); of guests none are asked. */
export function useSavedAddresses() {
  const { signedIn } = useSession();
  return useQuery({ ...addressesQuery(), enabled: signedIn, refetchOnMount: 'always' });
}
