import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { type SignUpValues, signUpForm } from '../../../domain/identity/identityValidation';
import { decideRefusedField, type SignUpScreen } from '../../../machines/identity/signUp';
import { checkingPhone } from '../../client/phones';
import { invitationKey } from '../../client/storage/wishes';
import { useLeastPassword } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from '../../ui/form/Identity.module.css';
import { PasswordField } from '../../ui/form/PasswordField';
import { useFocusRefused } from '../../ui/form/useFocusRefused';
import { useFieldTexts } from '../parts/fieldTexts';
import { ShopPhoneField } from '../parts/ShopPhoneField';
import { intentsOf, type SignUpActor } from './intents';
import { Terms } from './Terms';

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  terms: false,
};

interface SignUpFormProps {
  actor: SignUpActor;
  /** What was typed before in this dialog: who puts a mistyped phone right finds the rest as it was. */
  typed: SignUpValues | undefined;
  onTyped: (values: SignUpValues) => void;
}

/** A new account (SIGN-01 to SIGN-10). */
export function SignUpForm({ actor, typed, onTyped }: SignUpFormProps) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const least = useLeastPassword();
  const { submit, noteEdit, chooseLogin } = intentsOf(actor);
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const mayRefer = useSelector(actor, ({ context }) => context.mayRefer);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(actor, (snapshot) => screenOf<SignUpScreen>(snapshot));
  const refusedField = refusal && decideRefusedField(refusal, mayRefer);
  const form = useForm({
    // A friend's invitation waits for whoever registers (PAGE-03).
    initialValues: typed ?? { ...empty, ref_code: invitationKey.get() ?? '' },
    validate: checkingPhone(schemaResolver(signUpForm(least), { sync: true })),
    ...blurRules,
    onValuesChange: (values) => {
      onTyped(values);
      noteEdit();
    },
  });
  useFocusRefused(form, { refusal, path: refusedField === 'form' ? null : refusedField });
  /** Props of a field, with the form's or the server's word about it. */
  const field = (path: keyof typeof empty) => {
    const props = form.getInputProps(path);
    const refused = refusal && refusedField === path ? say.refusal(refusal) : null;
    return { ...props, error: say.field(props.error) ?? refused };
  };
  const accepts = form.values.terms;
  return (
    <form
      noValidate
      className={classes.phoneForm}
      onSubmit={form.onSubmit(submit, focusFirstError(form))}
    >
      <Stack gap="md">
        <FormNotice
          refusal={refusal && refusedField === 'form' ? say.refusal(refusal) : ''}
          isTrouble={screen === 'signUpTrouble'}
          isSaid
        />
        <TextInput
          {...field('name')}
          label={t`Name`}
          required
          autoComplete="name"
          maxLength={100}
          data-autofocus
        />
        <TextInput
          {...field('email')}
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
        {mayRefer && <TextInput {...field('ref_code')} label={t`Referral code (optional)`} />}
        <Terms input={form.getInputProps('terms', { type: 'checkbox' })} accepts={accepts} />
        <Button
          type="submit"
          size="md"
          radius="xl"
          fullWidth
          disabled={!accepts}
          aria-describedby={accepts ? undefined : 'terms-hint'}
          loading={isBusy}
        >
          <Trans>Sign Up</Trans>
        </Button>
        <Text ta="center" size="sm">
          <Trans>
            Already have an account?{' '}
            <Anchor component="button" type="button" onClick={chooseLogin}>
              Sign In
            </Anchor>
          </Trans>
        </Text>
      </Stack>
    </form>
  );
}
