import { useMemo, useSyncExternalStore } from 'react';
import { planOf, type TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { tripDraftKey } from '../../client/storage/rentalKeys';
import { onStorageChange } from '../../client/storage/storage';
import { searchedTrip } from '../actors/searchedTrip';
import { useTripInCart } from '../api/tripCart';

const readDraft = () => JSON.stringify(tripDraftKey.get());

/** The trip that was searched last; null while none is whole. Follows every search. */
export function useTrip(): TripPlan | null {
  const draft = useSyncExternalStore(onStorageChange, readDraft);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored draft is what it reads
  return useMemo(() => searchedTrip(), [draft]);
}

/** The trip that counts for a vehicle: the cart's when it is in it, otherwise the searched one (RENT-05). */
export function useTripOf({ id }: Pick<Vehicle, 'id'>): TripPlan | null {
  const searched = useTrip();
  const trip = useTripInCart(id);
  return trip ? planOf(trip) : searched;
}
