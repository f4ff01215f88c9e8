import { useLingui } from '@lingui/react/macro';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Password managers tell by this whether to fill in a known password or to make a new one. */
type PasswordFieldProps = PasswordInputProps & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  return (
    <PasswordInput
      maxLength={200}
      dir="ltr"
      visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
      // Mantine marks every other wrong field itself.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
