import type { TripPlan } from '../../../domain/rental/tripPlan';
import { tripDraftKey, tripEnteredKey } from '../../client/storage/rentalKeys';
import { draftOfPlan } from '../rentalSearch/initialTrip';

export function takeTrip(given: TripPlan): void {
  const { type, distance, hours } = given;
  // The hours of other trips are no time on the road: their way is measured where it is asked for.
  const isWayKnown = type === 'distance_wise' && distance > 0;
  const route = isWayKnown ? { metres: distance * 1000, seconds: hours * 3600 } : null;
  tripDraftKey.set({ ...draftOfPlan(given), route });
  tripEnteredKey.set(null);
}
