import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { RideCredentials, RideSignInScreen } from '../../../machines/ride/rideSignIn';
import { runtimeConfig } from '../../client/runtimeConfig';
import { waitText } from '../../client/waitText';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { PasswordField } from '../../ui/form/PasswordField';
import classes from '../Ride.module.css';

interface CredentialsFormProps {
  screen: RideSignInScreen;
  /** Milliseconds until another try is looked at. */
  wait: number;
  isBusy: boolean;
  onEdit: () => void;
  onSubmit: (credentials: RideCredentials) => void;
}

export function RideCredentialsForm({
  screen,
  wait,
  isBusy,
  onEdit,
  onSubmit,
}: CredentialsFormProps) {
  const { t } = useLingui();
  const form = useForm<RideCredentials>({
    initialValues: { login: '', password: '' },
    validate: {
      login: (typed) => (typed.trim() ? null : t`Please enter your e-mail or phone`),
      password: (typed) => (typed ? null : t`Please enter your password`),
    },
    ...blurRules,
    onValuesChange: onEdit,
  });
  const refusal =
    screen === 'wrong'
      ? t`E-mail, phone or password is not right.`
      : screen === 'tooMany'
        ? t`Too many tries. Please try again in ${waitText(wait / 1000)}.`
        : '';
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, focusFirstError(form))}>
      <Stack gap="md">
        <FormNotice refusal={refusal} isTrouble={screen === 'trouble'} />
        <TextInput
          {...form.getInputProps('login')}
          dir="ltr"
          label={t`E-mail or phone`}
          required
          autoComplete="username"
          maxLength={255}
          data-autofocus
        />
        <PasswordField
          {...form.getInputProps('password')}
          label={t`Password`}
          required
          autoComplete="current-password"
        />
        <Button
          type="submit"
          radius="xl"
          size="md"
          loading={isBusy}
          disabled={screen === 'tooMany'}
        >
          <Trans>Sign in</Trans>
        </Button>
        {runtimeConfig.demo && (
          <p className={classes.soft}>
            <Trans>
              In this demo <bdi>rider1@flowmart.example</bdi> with the password <bdi>demo1234</bdi>{' '}
              is the first courier.
            </Trans>
          </p>
        )}
      </Stack>
    </form>
  );
}
