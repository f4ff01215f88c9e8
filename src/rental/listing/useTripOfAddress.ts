import { useEffect } from 'react';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { takeTrip } from '../parts/takeTrip';
import { useTrip } from '../parts/useTrip';

const isSame = (a: TripPlan, b: TripPlan | null) => JSON.stringify(a) === JSON.stringify(b);

/** The trip of the address that was taken over last. */
let taken = '';

/**
 * A shared address brings its trip along: it becomes the one that is searched for, once. What is searched for after that, here
 * or on another page, is what the address says then.
 */
export function useTripOfAddress(
  given: TripPlan | undefined,
  onOther: (trip: TripPlan) => void,
): TripPlan | null {
  const trip = useTrip();
  const address = JSON.stringify(given);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address or another search is news
  useEffect(() => {
    if (!given) return;
    const isOther = !isSame(given, trip);
    if (taken !== address) {
      taken = address;
      if (isOther) takeTrip(given);
    } else if (trip && isOther) onOther(trip);
  }, [address, JSON.stringify(trip)]);
  return given ?? trip;
}
