import type { TripPlace } from '../../../domain/rental/tripCart';
import { OverlayFailed, openOverlay } from '../../flow/overlays';

const load = () => import('./TripPlaceDialog');

/** Lets the shopper pick one end of a trip over the page; null when nothing was picked. */
export async function openTripPlace(
  end: 'pickup' | 'destination',
  known: TripPlace | null,
): Promise<TripPlace | null> {
  try {
    return await openOverlay(load, { end, known });
  } catch (error) {
    if (error instanceof OverlayFailed) return null;
    throw error;
  }
}
