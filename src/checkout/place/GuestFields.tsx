import { Stack } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { houseOf } from '../../../domain/place/house';
import { AddressFields } from '../../place/addressParts/AddressFields';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { useCheckout, useDraft } from '../context';
import { useFieldMessage } from '../fieldMessages';
import { draftOf } from '../selectors';
import { ContactFields } from './ContactFields';
import { draftPatch, usePlaceForm } from './placeForm';
import { usePin } from './usePin';

export interface GuestFieldsProps {
  formId: string;
  onDone: () => void;
}

/** The guest's form. What is typed is kept at once, so that nothing is lost by a reload. */
export function GuestFields({ formId, onDone }: GuestFieldsProps) {
  const { actor, intents } = useCheckout();
  const draft = useDraft();
  const say = useFieldMessage();
  const form = usePlaceForm(draft, 'guest', (values) =>
    intents.type(draftPatch(values, draftOf(actor.getSnapshot()))),
  );
  const { point, onPoint } = usePin(draft.place, (place) => {
    intents.type({ place });
    const { address, road, house } = place;
    if (address) form.setValues({ address, road, house });
  });
  const { place } = draft;
  // Before it is painted: what is typed as soon as the form is seen would be taken for old otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a place that was chosen elsewhere fills the form
  useLayoutEffect(() => {
    if (!place || place.address === form.getValues().address) return;
    form.setValues({ address: place.address, ...houseOf(place) });
  }, [place]);
  return (
    <form id={formId} noValidate onSubmit={form.onSubmit(onDone, focusFirstError(form))}>
      <Stack gap="md">
        <ContactFields form={form} withEmail />
        {draft.orderType === 'delivery' && (
          <AddressFields form={form} say={say} point={point} onPoint={onPoint} />
        )}
      </Stack>
    </form>
  );
}
