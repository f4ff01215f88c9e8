import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Credentials, DeskSignInScreen } from '../../../machines/desk/deskSignIn';
import { runtimeConfig } from '../../client/runtimeConfig';
import { waitText } from '../../client/waitText';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { PasswordField } from '../../ui/form/PasswordField';
import classes from '../Desk.module.css';
import type { Door } from './door';

interface CredentialsFormProps {
  door: Door;
  screen: DeskSignInScreen;
  /** Milliseconds until another try is looked at. */
  wait: number;
  isBusy: boolean;
  onEdit: () => void;
  onSubmit: (credentials: Credentials) => void;
}

export function CredentialsForm({
  door,
  screen,
  wait,
  isBusy,
  onEdit,
  onSubmit,
}: CredentialsFormProps) {
  const { t } = useLingui();
  const form = useForm<Credentials>({
    initialValues: { email: '', password: '' },
    validate: {
      email: (typed) => (typed.includes('@') ? null : t`Please enter your e-mail address`),
      password: (typed) => (typed ? null : t`Please enter your password`),
    },
    ...blurRules,
    onValuesChange: onEdit,
  });
  const refusal =
    screen === 'wrong'
      ? t`E-mail or password is not right.`
      : screen === 'tooMany'
        ? t`Too many tries. Please try again in ${waitText(wait / 1000)}.`
        : '';
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit, focusFirstError(form))}>
      <Stack gap="md">
        <FormNotice refusal={refusal} isTrouble={screen === 'trouble'} />
        <TextInput
          {...form.getInputProps('email')}
          dir="ltr"
          label={t`Email`}
          type="email"
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
            {door === 'shop' ? (
              <Trans>
                In this demo <bdi>operator@flowmart.example</bdi> with the password{' '}
                <bdi>demo1234</bdi> opens the shop's own room.
              </Trans>
            ) : (
              <Trans>
                In this demo <bdi>store1@flowmart.example</bdi> with the password{' '}
                <bdi>demo1234</bdi> opens the desk of the first store, and{' '}
                <bdi>rental1@flowmart.example</bdi> that of the first renting office.
              </Trans>
            )}
          </p>
        )}
      </Stack>
    </form>
  );
}
