import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { firstSign } from '../../client/firstSign';
import { fetchPhones, usePhones } from '../../client/phones';
import { useSavedAddresses } from '../../place/address/useSavedAddresses';
import { HouseFields } from '../../place/addressParts/HouseFields';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { useCheckout, useDraft } from '../context';
import { draftOf } from '../selectors';
import { stepFormId } from '../stepForm';
import { ContactFields } from './ContactFields';
import { isSameContact, metAt } from './contactAt';
import { draftPatch, usePlaceForm } from './placeForm';
import { SaveThisAddress, type SaveThisAddressProps } from './SaveThisAddress';

export interface CustomerFieldsProps extends Pick<SaveThisAddressProps, 'choice' | 'contact'> {
  /** The name that the shop took when they signed up. */
  takenName: string;
  onDone: () => void;
}

/**
 * What the shop does not know of a customer yet: name or phone when the profile lacks them or the order has others, and the
 * additional information of the address, which follows each keystroke (ADDR-15 to ADDR-17).
 */
export function CustomerFields({ choice, contact, takenName, onDone }: CustomerFieldsProps) {
  const { actor, intents } = useCheckout();
  const draft = useDraft();
  const { data: saved = [] } = useSavedAddresses();
  const met = metAt(draft.place, saved, contact);
  const names = [takenName, met.name];
  const form = usePlaceForm(draft, { names }, (values) =>
    intents.type(draftPatch(values, draftOf(actor.getSnapshot()))),
  );
  const [asksContact, setAsksContact] = useState(
    () => !form.isValid('name') || !form.isValid('phone'),
  );
  const phones = usePhones();
  useEffect(() => void firstSign.then(fetchPhones), []);
  const isTheirs = isSameContact(draft, contact);
  // An order in another's name says so, wherever that name came from.
  if (!isTheirs && !asksContact) setAsksContact(true);
  const isNobodys = phones !== null && !form.isValid('phone');
  useEffect(() => {
    if (isNobodys) setAsksContact(true);
  }, [isNobodys]);
  const show = (errors: Record<string, unknown>) => {
    if ('name' in errors || 'phone' in errors) flushSync(() => setAsksContact(true));
    focusFirstError(form)(errors);
  };
  return (
    <form id={stepFormId} noValidate onSubmit={form.onSubmit(onDone, show)}>
      <Stack gap="md">
        {asksContact && <ContactFields form={form} withEmail={false} />}
        {draft.orderType === 'delivery' && draft.place && (
          <>
            <HouseFields form={form} />
            <SaveThisAddress choice={choice} place={draft.place} contact={met} />
          </>
        )}
      </Stack>
    </form>
  );
}
