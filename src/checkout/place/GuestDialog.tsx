import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Stack } from '@mantine/core';
import { useCallback } from 'react';
import type { AddressFormOutput } from '../../../machines/place/addressForm';
import { useBackLayer } from '../../flow/useBackLayer';
import { useFlow } from '../../flow/useFlow';
import { useFocusReturn } from '../../flow/useFocusReturn';
import { liveAddressFormMachine } from '../../place/actors/addressActors';
import { FormTrouble } from '../../place/address/FormTrouble';
import { pointOf } from '../../place/address/newPlace';
import { useAddressForm } from '../../place/address/useAddressForm';
import { AddressField } from '../../place/addressParts/AddressField';
import { AddressFields } from '../../place/addressParts/AddressFields';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { useIsPhone } from '../../ui/useIsPhone';
import { useCheckout, useDraft } from '../context';
import { useFieldMessage } from '../fieldMessages';
import { draftOf } from '../selectors';
import { ContactFields } from './ContactFields';
import { guestPatch, usePlaceForm } from './placeForm';

/** Contact-info dialog for take-away, address dialog for delivery (ADDR-09). Nothing changes before Save. */
export function GuestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const say = useFieldMessage();
  const checkout = useCheckout();
  const draft = useDraft();
  const delivered = draft.orderType === 'delivery';
  const small = useIsPhone();
  useBackLayer(true);
  useFocusReturn();
  const onDone = useCallback(
    (output: AddressFormOutput) => {
      if (output.kind === 'kept') {
        const before = draftOf(checkout.actor.getSnapshot());
        checkout.intents.type(guestPatch(output.guest, output.point, before));
      }
      onClose();
    },
    [checkout, onClose],
  );
  const actor = useFlow(liveAddressFormMachine, {
    input: { id: null, point: delivered ? pointOf(draft.place) : null, needsPoint: delivered },
    onDone,
  });
  const form = usePlaceForm(draft, 'guest', () => intents.type());
  const { intents, screen, point, refusal, search } = useAddressForm(actor, form);
  return (
    <Modal
      opened
      onClose={intents.close}
      closeButtonProps={{ 'aria-label': t`Close` }}
      size="lg"
      fullScreen={small}
      title={delivered ? <Trans>Delivery address and contact</Trans> : <Trans>Contact info</Trans>}
    >
      <form noValidate onSubmit={form.onSubmit(intents.keep, focusFirstError(form))}>
        <Stack>
          <FormTrouble screen={screen} refusal={refusal} />
          <ContactFields form={form} withEmail />
          {delivered && (
            <AddressFields
              form={form}
              say={say}
              point={point}
              onPoint={intents.movePin}
              search={search}
              SearchField={AddressField}
              mapOpen
            />
          )}
          <Button type="submit" radius="xl">
            <Trans>Save</Trans>
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
