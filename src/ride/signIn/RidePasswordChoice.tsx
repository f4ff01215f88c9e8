import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { leastPassword } from '../../../domain/desk/staff';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { PasswordField } from '../../ui/form/PasswordField';

interface PasswordChoiceProps {
  isBusy: boolean;
  isTrouble: boolean;
  onChosen: (chosen: { password: string }) => void;
}

export function RidePasswordChoice({ isBusy, isTrouble, onChosen }: PasswordChoiceProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (typed) =>
        typed.length < leastPassword ? t`At least ${leastPassword} letters or signs` : null,
    },
    ...blurRules,
  });
  return (
    <form noValidate onSubmit={form.onSubmit(onChosen, focusFirstError(form))}>
      <Stack gap="md">
        <FormNotice refusal="" isTrouble={isTrouble} />
        <PasswordField
          {...form.getInputProps('password')}
          label={t`New password`}
          description={t`At least ${leastPassword} letters or signs`}
          required
          autoComplete="new-password"
        />
        <Button type="submit" radius="xl" size="md" loading={isBusy}>
          <Trans>Save and go on</Trans>
        </Button>
      </Stack>
    </form>
  );
}
