import { isEndComplete, isSamePlace, type ParcelDraft } from '../../../domain/parcel/parcelDraft';
import { type ParcelStep, parcelSteps } from '../../../domain/parcel/parcelSteps';

export function firstOpenParcelStep(draft: ParcelDraft): ParcelStep {
  const { sender, receiver } = draft;
  if (!draft.whatDone || draft.categoryId === null) return 'what';
  if (!draft.senderDone || !isEndComplete(sender)) return 'sender';
  const isWay = isEndComplete(receiver) && !isSamePlace(sender.place, receiver.place);
  return draft.receiverDone && isWay ? 'payment' : 'receiver';
}

/** Decides which step is open: the wanted one when every step before it is finished. */
export function decideParcelStep(draft: ParcelDraft, wanted: ParcelStep | null): ParcelStep {
  const open = firstOpenParcelStep(draft);
  return wanted && parcelSteps.indexOf(wanted) <= parcelSteps.indexOf(open) ? wanted : open;
}
