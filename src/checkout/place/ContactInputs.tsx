import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Config } from '../../../domain/config';
import { EmailField } from '../../ui/form/EmailField';
import { PhoneField } from '../../ui/phone/PhoneField';
import { usePhoneCountry } from '../../ui/phone/usePhoneCountry';
import { useFieldMessage } from '../fieldMessages';

interface ContactInputsProps {
  /** A form with these three fields among its own. */
  form: { getInputProps: (path: 'name' | 'phone' | 'email') => GetInputPropsReturnType };
  config: Config;
  withEmail: boolean;
}

/** Name, phone and email (CHK-05 to CHK-10): of an order, or of a trip. */
export function ContactInputs({ form, config, withEmail }: ContactInputsProps) {
  const { t } = useLingui();
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
      {withEmail && <EmailField {...email} label={t`Email`} error={say(email.error)} />}
    </Stack>
  );
}
