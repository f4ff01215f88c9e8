import { schemaResolver, useForm } from '@mantine/form';
import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import { type ParcelEnd, type ParcelPerson, personForm } from '../../domain/parcel/parcelDraft';
import { addressEntry } from '../../domain/place/addressFields';
import { houseEntries, houseOf } from '../../domain/place/house';
import { checkingPhone } from '../client/phones';
import { useParcel, useParcelDraft } from './context';
import { draftOf } from './selectors';

const schema = v.object({ ...personForm.entries, address: addressEntry, ...houseEntries });

const valuesOf = ({ name, phone, place }: ParcelPerson) => ({
  name,
  phone,
  address: place?.address ?? '',
  ...houseOf(place),
});
type PersonValues = ReturnType<typeof valuesOf>;

export const personOf = (
  { name, phone, ...typed }: PersonValues,
  { place }: ParcelPerson,
): ParcelPerson => ({ name, phone, place: place && { ...place, ...houseOf(typed) } });

/** The form of one end of the way: what is typed goes into the draft, and what comes into the draft otherwise into the form. */
export function usePersonForm(end: ParcelEnd) {
  const { actor, intents } = useParcel();
  const person = useParcelDraft()[end];
  const now = () => draftOf(actor.getSnapshot())[end];
  const form = useForm<PersonValues>({
    initialValues: valuesOf(person),
    validate: checkingPhone(schemaResolver(schema, { sync: true })),
    validateInputOnBlur: true,
    onValuesChange: (values) => intents.type({ [end]: personOf(values, now()) }),
  });
  const address = person.place?.address ?? '';
  // A place that was picked over the form fills it, and so does what another window has written. Before it is painted: what
  // is typed as soon as the form is seen would be taken for old otherwise.
  useLayoutEffect(() => {
    const shown = form.getValues();
    const { name, phone, ...where } = valuesOf(person);
    // Without a place the house waits in the form for one.
    const values = { ...shown, name, phone, ...(person.place ? where : { address: '' }) };
    if (JSON.stringify(values) === JSON.stringify(shown)) return;
    form.setValues(values);
    form.clearFieldError('address');
  }, [person, form]);
  return { form, now, address };
}
