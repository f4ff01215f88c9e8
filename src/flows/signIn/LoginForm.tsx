import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, PasswordInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { signInForm } from '../../../domain/identityForms';
import { rememberedKey } from '../../storage/storage';
import { FormNotice } from './FormNotice';
import { useFieldMessages } from './fieldMessages';
import { focusFirstError } from './focusFirstError';
import { intentsOf, type SignInActor } from './intents';
import { useBusy, useRefusal, useScreen } from './useSignInState';

/** E-mail or phone, and password (LOGIN-10 to LOGIN-13, LOGIN-26). */
export function LoginForm({ actor }: { actor: SignInActor }) {
  const { t } = useLingui();
  const say = useFieldMessages();
  const { submitCredentials, noteEdit } = intentsOf(actor);
  const refusal = useRefusal(actor);
  const isTrouble = useScreen(actor) === 'signInTrouble';
  const remembered = rememberedKey.get()?.email_or_phone ?? '';
  const form = useForm({
    initialValues: { identifier: remembered, password: '', remember: remembered !== '' },
    validate: schemaResolver(signInForm, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: noteEdit,
  });
  const identifier = form.getInputProps('identifier');
  const password = form.getInputProps('password');
  const refusedPassword = refusal?.field === 'password' ? say.refusal(refusal) : null;
  return (
    <form noValidate onSubmit={form.onSubmit(submitCredentials, focusFirstError(form))}>
      <Stack gap="md">
        <FormNotice
          refusal={refusal?.field === 'form' ? say.refusal(refusal) : ''}
          isTrouble={isTrouble}
        />
        <TextInput
          {...identifier}
          error={say.field(identifier.error)}
          label={t`Email or phone`}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          data-autofocus={remembered === '' || undefined}
        />
        <PasswordInput
          {...password}
          error={say.field(password.error) ?? refusedPassword}
          label={t`Password`}
          required
          autoComplete="current-password"
          maxLength={200}
          data-autofocus={remembered !== '' || undefined}
          visibilityToggleButtonProps={{ 'aria-label': t`Show or hide the password` }}
        />
        <Checkbox
          {...form.getInputProps('remember', { type: 'checkbox' })}
          radius="xs"
          label={t`Remember me`}
        />
        <Button type="submit" size="md" radius="xl" fullWidth loading={useBusy(actor)}>
          <Trans>Sign In</Trans>
        </Button>
      </Stack>
    </form>
  );
}
