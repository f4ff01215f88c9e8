import { Stack } from '@mantine/core';
import { useState } from 'react';
import { isContactComplete } from '../../../domain/checkout/contact';
import { HouseFields } from '../../place/addressParts/HouseFields';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { useCheckout, useDraft } from '../context';
import { draftOf } from '../selectors';
import { stepFormId } from '../stepForm';
import { ContactFields } from './ContactFields';
import { draftPatch, usePlaceForm } from './placeForm';
import { SaveThisAddress, type SaveThisAddressProps } from './SaveThisAddress';

export interface CustomerFieldsProps extends Pick<SaveThisAddressProps, 'choice' | 'contact'> {
  onDone: () => void;
}

/**
 * What the shop does not know of a customer yet: name or phone when the profile lacks them, and the
 * additional information of the address, which follows each keystroke (ADDR-15 to ADDR-17).
 */
export function CustomerFields({ choice, contact, onDone }: CustomerFieldsProps) {
  const { actor, intents } = useCheckout();
  const draft = useDraft();
  const [askContact] = useState(() => !isContactComplete(draft, true));
  const form = usePlaceForm(draft, true, (values) =>
    intents.type(draftPatch(values, draftOf(actor.getSnapshot()))),
  );
  return (
    <form id={stepFormId} noValidate onSubmit={form.onSubmit(onDone, focusFirstError(form))}>
      <Stack gap="md">
        {askContact && <ContactFields form={form} withEmail={false} />}
        {draft.orderType === 'delivery' && draft.place && (
          <>
            <HouseFields form={form} />
            <SaveThisAddress choice={choice} place={draft.place} contact={contact} />
          </>
        )}
      </Stack>
    </form>
  );
}
