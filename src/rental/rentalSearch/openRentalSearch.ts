import type { TripPlan } from '../../../domain/rental/tripPlan';
import { OverlayFailed, openOverlay } from '../../flow/overlays';
import type { RentalSearchInput } from './RentalSearchDialog';

const load = () => import('./RentalSearchDialog');

/** Asks for a trip over the page; null when the shopper leaves the question. */
export async function openRentalSearch(
  input: RentalSearchInput,
): Promise<{ plan: TripPlan | null }> {
  try {
    return await openOverlay(load, input);
  } catch (error) {
    if (error instanceof OverlayFailed) return { plan: null };
    throw error;
  }
}
