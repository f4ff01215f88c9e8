import { useMemo, useSyncExternalStore } from 'react';
import type { TripPlan } from '../../../domain/tripPlan';
import { searchedTrip } from '../../actors/searchedTrip';
import { tripDraftKey } from '../../storage/rentalKeys';
import { onStorageChange } from '../../storage/storage';

const readDraft = () => JSON.stringify(tripDraftKey.get());

/** The trip that was searched last; null while none is whole. Follows every search. */
export function useTrip(): TripPlan | null {
  const draft = useSyncExternalStore(onStorageChange, readDraft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is what it reads
  return useMemo(() => searchedTrip(), [draft]);
}
