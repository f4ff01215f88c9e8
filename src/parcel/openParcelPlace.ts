import type { DeliveryPlace } from '../../domain/checkout/draft';
import type { ParcelEnd } from '../../domain/parcel/parcelDraft';
import { OverlayFailed, openOverlay } from '../flow/overlays';
import { placeAt } from '../place/addressParts/placeHere';

const load = () => import('./ParcelPlaceDialog');

/**
 * Lets the shopper pick one end of a parcel's way over the page; null when nothing was picked.
 * @param signal nobody waits for the place any more
 */
export async function openParcelPlace(
  end: ParcelEnd,
  known: DeliveryPlace | null,
  signal: AbortSignal,
): Promise<DeliveryPlace | null> {
  try {
    const at = known && { lat: known.latitude, lng: known.longitude };
    const spot = await openOverlay(load, { end, known: at, signal });
    return spot && placeAt(spot);
  } catch (error) {
    if (error instanceof OverlayFailed) return null;
    throw error;
  }
}
