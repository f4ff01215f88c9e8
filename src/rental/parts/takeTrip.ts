import type { TripPlan } from '../../../domain/rental/tripPlan';
import { tripDraftKey } from '../../client/storage/rentalKeys';
import { draftOfPlan } from '../rentalSearch/initialTrip';

export function takeTrip(given: TripPlan): void {
  const { distance, hours } = given;
  const route = distance > 0 ? { metres: distance * 1000, seconds: hours * 3600 } : null;
  tripDraftKey.set({ ...draftOfPlan(given), route });
}
