import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Stack } from '@mantine/core';
import { useCallback } from 'react';
import type { AddressFormOutput } from '../../../../machines/addressForm';
import { liveAddressFormMachine } from '../../../actors/addressActors';
import { useBackLayer } from '../../../app/useBackLayer';
import { useFlow } from '../../../app/useFlow';
import { useFocusReturn } from '../../../app/useFocusReturn';
import { useIsPhone } from '../../../app/useIsPhone';
import { AddressField } from '../../../components/address/AddressField';
import { AddressFields } from '../../../components/address/AddressFields';
import { focusFirstError } from '../../../components/identity/focusFirstError';
import { FormTrouble } from '../../address/FormTrouble';
import { pointOf } from '../../address/newPlace';
import { useAddressForm } from '../../address/useAddressForm';
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
  const form = usePlaceForm(draft, false, () => intents.type());
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
