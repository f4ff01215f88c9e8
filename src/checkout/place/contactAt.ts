import type { Address } from '../../../domain/account/customer';
import { normalisePhone } from '../../../domain/checkout/contact';
import type { CheckoutDraft, DeliveryPlace } from '../../../domain/checkout/draft';

type Contact = Pick<CheckoutDraft, 'name' | 'phone'>;

/** Whether two of these are one, however they were typed. */
export const isSameContact = (a: Contact, b: Contact): boolean =>
  a.name.trim() === b.name.trim() && normalisePhone(a.phone) === normalisePhone(b.phone);

/** Whom the courier meets at a place: the contact of a saved address, else the customer, by their number of today. */
export function metAt(
  place: DeliveryPlace | null,
  saved: readonly Address[],
  own: Contact,
): Contact {
  const row = saved.find(({ id }) => id === place?.id);
  if (row?.contact_person_name.trim() === own.name.trim())
    return { name: own.name, phone: own.phone || row.contact_person_number };
  return {
    name: row?.contact_person_name || own.name,
    phone: row?.contact_person_number || own.phone,
  };
}

/** The contact of an order whose place is another now; one that was typed for it stays (ADDR-37). */
export function contactAt(
  place: DeliveryPlace,
  draft: Pick<CheckoutDraft, 'place' | 'name' | 'phone'>,
  saved: readonly Address[],
  own: Contact,
): Contact {
  const { name, phone } = draft;
  const isTyped =
    !isSameContact(draft, own) && !isSameContact(draft, metAt(draft.place, saved, own));
  return isTyped ? { name, phone } : metAt(place, saved, own);
}
