import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PhoneField } from '../../../components/phone/PhoneField';
import { usePhoneCountry } from '../../../components/phone/usePhoneCountry';
import { useCheckout } from '../context';
import { useFieldMessage } from '../fieldMessages';
import type { PlaceForm } from './placeForm';

/** Name, phone and email of a guest (CHK-05); of a customer only what the shop does not know. */
export function ContactFields({
  form,
  withEmail,
}: {
  form: UseFormReturnType<PlaceForm>;
  withEmail: boolean;
}) {
  const { t } = useLingui();
  const { config } = useCheckout();
  const country = usePhoneCountry(config);
  const say = useFieldMessage();
  const phone = form.getInputProps('phone');
  const name = form.getInputProps('name');
  const email = form.getInputProps('email');
  return (
    <Stack gap="sm">
      <TextInput
        {...name}
        dir="auto"
        label={t`Name`}
        required
        autoComplete="name"
        maxLength={100}
        error={say(name.error)}
      />
      <PhoneField
        label={t`Phone`}
        path="phone"
        value={phone.value}
        onChange={phone.onChange}
        onBlur={phone.onBlur}
        error={say(phone.error)}
        country={country}
        canChooseCountry={config.country_picker_status === 1}
      />
      {withEmail && (
        <TextInput
          {...email}
          dir="ltr"
          label={t`Email`}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          error={say(email.error)}
        />
      )}
    </Stack>
  );
}
