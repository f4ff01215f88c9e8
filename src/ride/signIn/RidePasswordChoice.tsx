import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { leastPassword } from '../../../domain/desk/staff';
import type { RideSignInScreen } from '../../../machines/ride/rideSignIn';
import { waitText } from '../../client/waitText';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { PasswordField } from '../../ui/form/PasswordField';

interface PasswordChoiceProps {
  isBusy: boolean;
  screen: RideSignInScreen;
  /** Milliseconds until another try is looked at. */
  wait: number;
  onChosen: (chosen: { password: string }) => void;
}

export function RidePasswordChoice({ isBusy, screen, wait, onChosen }: PasswordChoiceProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (typed) =>
        typed.length < leastPassword ? t`At least ${leastPassword} letters or signs` : null,
    },
    ...blurRules,
  });
  const refusal =
    screen === 'choosingTooMany'
      ? t`Too many tries. Please try again in ${waitText(wait / 1000)}.`
      : screen === 'choosingRefused'
        ? t`This password is not taken. Please choose another.`
        : '';
  return (
    <form noValidate onSubmit={form.onSubmit(onChosen, focusFirstError(form))}>
      <Stack gap="md">
        <FormNotice refusal={refusal} isTrouble={screen === 'choosingTrouble'} />
        <PasswordField
          {...form.getInputProps('password')}
          label={t`New password`}
          description={t`At least ${leastPassword} letters or signs`}
          required
          autoComplete="new-password"
        />
        <Button
          type="submit"
          radius="xl"
          size="md"
          loading={isBusy}
          disabled={screen === 'choosingTooMany'}
        >
          <Trans>Save and go on</Trans>
        </Button>
      </Stack>
    </form>
  );
}
