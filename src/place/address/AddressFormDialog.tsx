import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import * as v from 'valibot';
import { type AddressForm, addressForm } from '../../../domain/place/addressBook';
import { checkingPhone } from '../../client/phones';
import { useBackLayer } from '../../flow/useBackLayer';
import { useCovered } from '../../flow/useCovered';
import { ShopPhoneField } from '../../identity/parts/ShopPhoneField';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { useIsPhone } from '../../ui/useIsPhone';
import { AddressField } from '../addressParts/AddressField';
import { AddressFields } from '../addressParts/AddressFields';
import { useAddressTexts } from './addressTexts';
import { FormTrouble } from './FormTrouble';
import type { AddressFormActor } from './intents';
import { LabelAs } from './LabelAs';
import { useAddressForm } from './useAddressForm';

export interface AddressFormDialogProps {
  actor: AddressFormActor;
  /** What stands in the form at first. */
  start: AddressForm;
  isNew: boolean;
}

/** A new address, or a saved one to change: map, 'Label As' and form (ADDR-21 to ADDR-25). */
export function AddressFormDialog({ actor, start, isNew }: AddressFormDialogProps) {
  const { t } = useLingui();
  const say = useAddressTexts();
  const small = useIsPhone();
  const isCovered = useCovered();
  useBackLayer(true);
  const form = useForm<AddressForm>({
    initialValues: start,
    validate: checkingPhone(schemaResolver(addressForm, { sync: true })),
    onValuesChange: () => intents.type(),
    ...blurRules,
  });
  const { intents, screen, isBusy, point, refusal, search } = useAddressForm(actor, form);
  return (
    <Modal
      opened
      onClose={intents.close}
      closeOnEscape={!isCovered}
      closeButtonProps={{ 'aria-label': t`Close` }}
      size="lg"
      fullScreen={small}
      title={isNew ? <Trans>Add address</Trans> : <Trans>Edit address</Trans>}
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          (values) => intents.save(v.parse(addressForm, values)),
          focusFirstError(form),
        )}
      >
        <Stack>
          <FormTrouble screen={screen} refusal={refusal} />
          <AddressFields
            form={form}
            say={say}
            point={point}
            onPoint={intents.movePin}
            search={search}
            SearchField={AddressField}
            mapOpen
          />
          <LabelAs form={form} />
          <TextInput
            {...form.getInputProps('name')}
            dir="auto"
            label={t`Name`}
            required
            autoComplete="name"
            maxLength={100}
            error={say(form.errors.name)}
          />
          <ShopPhoneField form={form} path="phone" error={say(form.errors.phone)} />
          <Button type="submit" radius="xl" loading={isBusy}>
            <Trans>Save</Trans>
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
