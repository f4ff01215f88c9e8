import {
  isEndComplete,
  isSamePlace,
  isSenderComplete,
  type ParcelDraft,
} from '../../../domain/parcel/parcelDraft';
import { type ParcelStep, parcelSteps } from '../../../domain/parcel/parcelSteps';

/** @param needsEmail where a guest has to tell one */
export function firstOpenParcelStep(draft: ParcelDraft, needsEmail = false): ParcelStep {
  const { sender, receiver } = draft;
  if (!draft.whatDone || draft.categoryId === null) return 'what';
  if (!draft.senderDone || !isSenderComplete(draft, needsEmail)) return 'sender';
  const isWay = isEndComplete(receiver) && !isSamePlace(sender.place, receiver.place);
  return draft.receiverDone && isWay ? 'payment' : 'receiver';
}

/** Decides which step is open: the wanted one when every step before it is finished. */
export function decideParcelStep(
  draft: ParcelDraft,
  wanted: ParcelStep | null,
  needsEmail = false,
): ParcelStep {
  const open = firstOpenParcelStep(draft, needsEmail);
  return wanted && parcelSteps.indexOf(wanted) <= parcelSteps.indexOf(open) ? wanted : open;
}
