import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { ShopPhoneField } from '../../identity/parts/ShopPhoneField';
import { PasswordField } from '../../ui/form/PasswordField';
import { SideBySide } from '../../ui/form/SideBySide';
import { useApplication, useApplicationField } from './context';

export function ApplicantStep() {
  const { t } = useLingui();
  const { form } = useApplication();
  const field = useApplicationField();
  return (
    <>
      <SideBySide from="xs">
        <TextInput
          {...field('f_name')}
          dir="auto"
          label={t`First name`}
          required
          autoComplete="given-name"
          maxLength={100}
        />
        <TextInput
          {...field('l_name')}
          dir="auto"
          label={t`Last name (optional)`}
          autoComplete="family-name"
          maxLength={100}
        />
      </SideBySide>
      <TextInput
        {...field('email')}
        dir="ltr"
        label={t`Email`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={255}
      />
      <ShopPhoneField form={form} path="phone" error={field('phone').error} />
      <PasswordField
        {...field('password')}
        label={t`Password`}
        description={t`At least 6 characters`}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirm_password')}
        label={t`Confirm Password`}
        required
        autoComplete="new-password"
      />
    </>
  );
}
