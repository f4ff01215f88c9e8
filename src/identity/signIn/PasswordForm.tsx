import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { manualForm } from '../../../domain/identity/identityValidation';
import { decideRefusedField, type SignInScreen } from '../../../machines/identity/signIn';
import { rememberedKey } from '../../client/storage/storage';
import { screenOf } from '../../flow/screenOf';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { PasswordField } from '../../ui/form/PasswordField';
import { useFocusRefused } from '../../ui/form/useFocusRefused';
import { useFieldTexts } from '../parts/fieldTexts';
import { intentsOf, type SignInActor } from './intents';
import { OtherWays } from './OtherWays';
import { keepTyped, typedIn } from './typed';

/** E-mail or phone, and password (LOGIN-10 to LOGIN-13, LOGIN-26). */
export function PasswordForm({ actor }: { actor: SignInActor }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { submitCredentials, noteEdit, chooseForgotPassword } = intentsOf(actor);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(actor, (snapshot) => screenOf<SignInScreen>(snapshot));
  const remembered = rememberedKey.get()?.email_or_phone ?? '';
  const form = useForm({
    initialValues: typedIn(actor).password ?? {
      identifier: remembered,
      password: '',
      remember: remembered !== '',
    },
    validate: schemaResolver(manualForm, { sync: true }),
    ...blurRules,
    onValuesChange: (password) => {
      keepTyped(actor, { password });
      noteEdit();
    },
  });
  const identifier = form.getInputProps('identifier');
  const password = form.getInputProps('password');
  const refusedField = refusal && decideRefusedField(refusal);
  const path = refusedField === 'password' ? refusedField : null;
  useFocusRefused(form, { refusal, path });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(submitCredentials, focusFirstError(form))}>
        <Stack gap="md">
          <FormNotice
            refusal={refusal && refusedField === 'form' ? say.refusal(refusal) : ''}
            isTrouble={screen === 'passwordFormTrouble'}
            isSaid
          />
          <TextInput
            {...identifier}
            error={say.field(identifier.error)}
            dir="ltr"
            label={t`Email or phone`}
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            data-autofocus={remembered === '' || undefined}
          />
          <PasswordField
            {...password}
            error={
              say.field(password.error) ??
              (refusal && refusedField === 'password' ? say.refusal(refusal) : null)
            }
            label={t`Password`}
            required
            autoComplete="current-password"
            data-autofocus={remembered !== '' || undefined}
          />
          <Group justify="space-between" gap="xs">
            <Checkbox
              {...form.getInputProps('remember', { type: 'checkbox' })}
              radius="xs"
              label={t`Remember me`}
            />
            <Anchor component="button" type="button" size="sm" onClick={chooseForgotPassword}>
              <Trans>Forgot password?</Trans>
            </Anchor>
          </Group>
          <Button type="submit" size="md" radius="xl" fullWidth loading={isBusy}>
            <Trans>Sign In</Trans>
          </Button>
        </Stack>
      </form>
      <OtherWays actor={actor} than="password" />
    </>
  );
}
