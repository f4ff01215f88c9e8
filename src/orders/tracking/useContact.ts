import { useEffect, useSyncExternalStore } from 'react';
import { contactOf, keepContact, type Opened } from '../../client/storage/contactKeys';
import { onStorageChange } from '../../client/storage/storage';

export interface ContactInAddress {
  /** Of links that were made before; the address loses it at once. */
  contact_number?: string | undefined;
  /** The token of a link that was shared. */
  share?: string | undefined;
}

/** What opens an order or a trip to whoever does not own it: a shared link's token, or the phone number given with it. */
export function useContact(
  kind: Opened,
  id: number | undefined,
  { contact_number: given, share }: ContactInAddress,
  leave: () => void,
): string | null {
  const kept = useSyncExternalStore(onStorageChange, () => (id ? contactOf(kind, id) : null));
  const told = given || share;
  useEffect(() => {
    if (id && told) keepContact(kind, id, told);
    if (id && given) leave();
  }, [kind, id, told, given, leave]);
  return told || kept;
}

/** The phone number in what opens an order; a link's token is none. */
export const phoneIn = (contact: string | null): string =>
  contact && !contact.includes('-') ? contact : '';
