import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import { contactForm } from '../../domain/checkout/contact';
import {
  type ParcelDraft,
  type ParcelEnd,
  type ParcelPerson,
  personForm,
} from '../../domain/parcel/parcelDraft';
import { addressEntry } from '../../domain/place/addressFields';
import { houseEntries, houseOf } from '../../domain/place/house';
import { checkingPhone } from '../client/phones';
import { useParcel, useParcelDraft } from './context';
import { draftOf, factsOf } from './selectors';

const schema = v.object({ ...personForm.entries, address: addressEntry, ...houseEntries });
const withEmail = v.object({ ...schema.entries, email: contactForm.entries.email });

const valuesOf = ({ name, phone, place }: ParcelPerson, email: string) => ({
  name,
  phone,
  email,
  address: place?.address ?? '',
  ...houseOf(place),
});
type PersonValues = ReturnType<typeof valuesOf>;

const personOf = (
  { name, phone, ...typed }: PersonValues,
  { place }: ParcelPerson,
): ParcelPerson => ({ name, phone, place: place && { ...place, ...houseOf(typed) } });

/** The form of one end of the way: what is typed goes into the draft, and what comes into the draft otherwise into the form. */
export function usePersonForm(end: ParcelEnd) {
  const { actor, intents } = useParcel();
  const { [end]: person, email = '' } = useParcelDraft();
  const { needsEmail } = useSelector(actor, factsOf);
  const asksEmail = needsEmail === true && end === 'sender';
  const patchOf = (values: PersonValues): Partial<ParcelDraft> => ({
    [end]: personOf(values, draftOf(actor.getSnapshot())[end]),
    ...(asksEmail && { email: values.email }),
  });
  const form = useForm<PersonValues>({
    initialValues: valuesOf(person, email),
    validate: checkingPhone(schemaResolver(asksEmail ? withEmail : schema, { sync: true })),
    validateInputOnBlur: true,
    onValuesChange: (values) => intents.type(patchOf(values)),
  });
  const address = person.place?.address ?? '';
  // A place that was picked over the form fills it, and so does what another window has written. Before it is painted: what
  // is typed as soon as the form is seen would be taken for old otherwise.
  useLayoutEffect(() => {
    const shown = form.getValues();
    const { name, phone, email: told, ...where } = valuesOf(person, email);
    // Without a place the house waits in the form for one.
    const values = {
      ...shown,
      name,
      phone,
      email: told,
      ...(person.place ? where : { address: '' }),
    };
    if (JSON.stringify(values) === JSON.stringify(shown)) return;
    form.setValues(values);
    form.clearFieldError('address');
  }, [person, email, form]);
  return { form, patchOf, asksEmail, address };
}
