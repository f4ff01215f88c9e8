import { Trans } from '@lingui/react/macro';
import { Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { isContactComplete } from '../../../../domain/checkout/contact';
import { saveAddress } from '../../../actors/saveAddress';
import { useCheckout, useDraft } from '../context';
import { draftOf } from '../selectors';
import { stepFormId } from '../stepForm';
import { ContactFields } from './ContactFields';
import { HouseFields } from './HouseFields';
import { draftPatch, usePlaceForm } from './placeForm';

/**
 * What the shop does not know of a customer yet: name or phone when the profile lacks them, and the
 * additional information of the address (ADDR-15 to ADDR-17).
 */
export function CustomerFields({ onDone }: { onDone: () => void }) {
  const { actor, intents } = useCheckout();
  const draft = useDraft();
  const [askContact] = useState(() => !isContactComplete(draft, true));
  const [saved, setSaved] = useState(false);
  const form = usePlaceForm(draft, true, (values) =>
    intents.type(draftPatch(values, draftOf(actor.getSnapshot()))),
  );
  const save = async () => {
    const { place, name, phone } = draftOf(actor.getSnapshot());
    if (!place) return;
    const { id, address_type, ...rest } = place;
    setSaved(true);
    const body = {
      ...rest,
      address_type: id === null ? 'other' : address_type,
      contact_person_name: name,
      contact_person_number: phone,
      additional_information: '',
    };
    if (!(await saveAddress(body, id))) setSaved(false);
  };
  return (
    <form
      id={stepFormId}
      noValidate
      onSubmit={form.onSubmit(onDone, (errors) => {
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
      })}
    >
      <Stack gap="md">
        {askContact && <ContactFields form={form} withEmail={false} />}
        {draft.orderType === 'delivery' && draft.place && (
          <>
            <HouseFields form={form} />
            <Checkbox
              label={<Trans>Save this Address</Trans>}
              checked={saved}
              disabled={saved}
              onChange={() => void save()}
            />
          </>
        )}
      </Stack>
    </form>
  );
}
