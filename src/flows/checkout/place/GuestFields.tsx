import { Stack } from '@mantine/core';
import { useCheckout, useDraft } from '../context';
import { draftOf } from '../selectors';
import { AddressFields } from './AddressFields';
import { ContactFields } from './ContactFields';
import { draftPatch, usePlaceForm } from './placeForm';
import { usePin } from './usePin';

export interface GuestFieldsProps {
  formId: string;
  onDone: () => void;
  mapOpen?: boolean;
}

/** The guest's form. What is typed is kept at once, so that nothing is lost by a reload. */
export function GuestFields({ formId, onDone, mapOpen = false }: GuestFieldsProps) {
  const { actor, intents } = useCheckout();
  const draft = useDraft();
  const form = usePlaceForm(draft, false, (values) =>
    intents.type(draftPatch(values, draftOf(actor.getSnapshot()))),
  );
  const { point, onPoint } = usePin(draft.place, (place) => {
    intents.type({ place });
    if (place.address) form.setFieldValue('address', place.address);
  });
  return (
    <form
      id={formId}
      noValidate
      onSubmit={form.onSubmit(onDone, (errors) => {
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
      })}
    >
      <Stack gap="md">
        <ContactFields form={form} withEmail />
        {draft.orderType === 'delivery' && (
          <AddressFields form={form} point={point} onPoint={onPoint} mapOpen={mapOpen} />
        )}
      </Stack>
    </form>
  );
}
