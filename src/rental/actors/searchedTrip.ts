import type { TripPlan } from '../../../domain/rental/tripPlan';
import { planOfDraft } from '../../../machines/rental/rentalSearch';
import { shopNow } from '../../client/steadyClock';
import { tripDraftKey } from '../../client/storage/rentalKeys';

/** The trip that was searched last; null while none is whole. */
export function searchedTrip(now = shopNow()): TripPlan | null {
  const draft = tripDraftKey.get();
  if (!draft) return null;
  // A pickup that has passed meanwhile is told by the flow, which needs the rest of the trip for it.
  const whole = planOfDraft({ ...draft, pickupAt: null }, now);
  return whole && { ...whole, pickupAt: draft.pickupAt };
}
