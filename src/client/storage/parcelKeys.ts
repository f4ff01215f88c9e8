import { type ParcelDraft, parcelDraft } from '../../../domain/parcel/parcelDraft';
import { attempt, type StoredAttempt } from './orderKeys';
import { jsonKey, type StorageKey } from './storage';

export const parcelDraftKey: StorageKey<ParcelDraft> = jsonKey('parcel-draft', parcelDraft);

/** The parcel that was sent and whose answer is not known. */
export const parcelAttemptKey: StorageKey<StoredAttempt> = jsonKey('place-parcel', attempt);
