import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { resetForm } from '../../../domain/identity/identityValidation';
import type { ForgotPasswordScreen } from '../../../machines/identity/forgotPassword';
import { useLeastPassword } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { PasswordField } from '../../ui/form/PasswordField';
import { useFieldTexts } from '../parts/fieldTexts';
import { Head } from './Head';
import { type ForgotActor, intentsOf } from './intents';

/** Step 2: the new password (FORGOT-11 to FORGOT-14). */
export function PasswordStep({ actor }: { actor: ForgotActor }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const least = useLeastPassword();
  const { submitPassword, noteEdit } = intentsOf(actor);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const screen = useSelector(actor, (snapshot) => screenOf<ForgotPasswordScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useForm({
    initialValues: { password: '', confirm_password: '' },
    validate: schemaResolver(resetForm(least), { sync: true }),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  const field = (path: 'password' | 'confirm_password') => {
    const props = form.getInputProps(path);
    return { ...props, error: say.field(props.error) };
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submitPassword, focusFirstError(form))}>
      <Stack gap="md">
        <Head step={2}>
          <Trans>Set a new password</Trans>
        </Head>
        <FormNotice
          refusal={refusal ? say.refusal(refusal) : ''}
          isTrouble={screen === 'passwordTrouble'}
          isSaid
        />
        <PasswordField
          {...field('password')}
          label={t`New password`}
          description={t`At least ${least} characters`}
          required
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirm_password')}
          label={t`Confirm Password`}
          required
          autoComplete="new-password"
        />
        <Button type="submit" size="md" radius="xl" fullWidth loading={isBusy}>
          <Trans>Change my password</Trans>
        </Button>
      </Stack>
    </form>
  );
}
