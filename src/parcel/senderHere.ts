import { isSameSpot } from '../../domain/checkout/draft';
import type { ParcelDraft } from '../../domain/parcel/parcelDraft';
import type { StoredPlace } from '../client/storage/storage';
import { placeHere, spotOf } from '../place/addressParts/placeHere';

/** Whether the sender stands where the shopper browsed from, and not at a place that was chosen for the parcel. */
const isUnchosen = ({ sender: { place }, browsed }: ParcelDraft) =>
  !place || (place.latitude === browsed?.latitude && place.longitude === browsed.longitude);

/** What another place to browse from changes of a parcel: its sender comes along, to be confirmed there (LOC-07). */
export function senderHere(
  draft: ParcelDraft,
  here: StoredPlace | null,
): Pick<ParcelDraft, 'browsed'> & Partial<Pick<ParcelDraft, 'sender' | 'senderDone'>> {
  if (!here) return {};
  const browsed = spotOf(here);
  const isStill = draft.browsed && isSameSpot(draft.browsed, browsed);
  return isStill || !isUnchosen(draft)
    ? { browsed }
    : { browsed, sender: { ...draft.sender, place: placeHere(here) }, senderDone: false };
}
