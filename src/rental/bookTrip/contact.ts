import { schemaResolver, useForm } from '@mantine/form';
import * as v from 'valibot';
import { contactForm, customerContactForm, customerName } from '../../../domain/checkout/contact';
import { checkingPhone } from '../../client/phones';
import { guestInfoKey } from '../../client/storage/orderKeys';

export interface ContactValues {
  name: string;
  phone: string;
  email: string;
}

/** Of a customer the shop knows the e-mail address. */
const customerForm = (taken: string) =>
  v.object({ ...customerContactForm.entries, name: customerName(taken) });

/** Keeps a guest's contact for the next order or trip; what belongs to an address stays. */
export function rememberContact({ name, phone, email }: ContactValues): void {
  guestInfoKey.set({
    place: guestInfoKey.get()?.place ?? null,
    contact_person_name: name,
    contact_person_number: phone,
    contact_person_email: email,
  });
}

export function knownContact(profile: { name: string; phone: string } | null): ContactValues {
  const guest = guestInfoKey.get();
  if (profile) return { name: profile.name, phone: profile.phone, email: '' };
  return {
    name: guest?.contact_person_name ?? '',
    phone: guest?.contact_person_number ?? '',
    email: guest?.contact_person_email ?? '',
  };
}

/** The contact form: checked on blur, its messages leave with the next keystroke. */
export const useContactForm = (
  known: ContactValues,
  orderer: 'guest' | { readonly name: string },
  onTyped: (values: ContactValues) => void,
) =>
  useForm<ContactValues>({
    initialValues: known,
    validate: checkingPhone(
      schemaResolver(orderer === 'guest' ? contactForm : customerForm(orderer.name), {
        sync: true,
      }),
    ),
    validateInputOnBlur: true,
    onValuesChange: onTyped,
  });
