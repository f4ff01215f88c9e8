import { normalisePhone } from '../../../domain/checkout/contact';
import { directDraft, draftKey } from './orderKeys';
import { parcelDraftKey } from './parcelKeys';
import { tripCheckoutKey } from './rentalKeys';

interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What is begun goes on under the contact of the profile as it is now, where it was begun under the one before. */
export function renewContacts(before: Contact, now: Contact): void {
  const nameNow = (name: string) => (name === before.name ? now.name : name);
  const phoneNow = (phone: string) =>
    normalisePhone(phone) === normalisePhone(before.phone) ? now.phone : phone;
  const renewed = <Draft extends Contact>(draft: Draft): Draft => ({
    ...draft,
    name: nameNow(draft.name),
    phone: phoneNow(draft.phone),
    email: draft.email === before.email ? now.email : draft.email,
  });
  for (const memory of [draftKey, directDraft]) {
    const draft = memory.get();
    if (draft) memory.set(renewed(draft));
  }
  const trip = tripCheckoutKey.get();
  if (trip?.signedIn) tripCheckoutKey.set(renewed(trip));
  const parcel = parcelDraftKey.get();
  if (!parcel) return;
  const { name, phone, place } = parcel.sender;
  parcelDraftKey.set({ ...parcel, sender: { name: nameNow(name), phone: phoneNow(phone), place } });
}
