import { useEffect, useState, useSyncExternalStore } from 'react';
import { leavingsKey, onStorageChange } from './storage/storage';

/** Changes each time that a customer leaves this browser, in whichever window. */
export const useLeavings = (): string =>
  useSyncExternalStore(onStorageChange, leavingsKey.get) ?? '';

/**
 * Changes when the customer of an open page leaves this browser, in whichever window, or another one signs in: a page
 * keyed by it begins anew, and nobody reads or sends what the one before has typed (S07). A guest who signs in goes on,
 * and so does a customer whose session ended.
 */
export function useWhose(customerId: number | null): string {
  const leavings = useLeavings();
  const [known, setKnown] = useState({ customerId, leavings });
  const isNew = known.leavings !== leavings || (known.customerId === null && customerId !== null);
  if (isNew) setKnown({ customerId, leavings });
  const isAnother = !isNew && customerId !== null && customerId !== known.customerId;
  useEffect(() => {
    if (isAnother)
      void import('./storage/privateKeys').then(({ forgetPrivateThings }) => forgetPrivateThings());
  }, [isAnother]);
  return leavings;
}
