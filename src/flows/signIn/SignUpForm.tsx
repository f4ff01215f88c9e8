import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Checkbox, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { signUpForm } from '../../../domain/identityForms';
import { useConfig } from '../../api/useMoney';
import { PhoneField } from '../../components/phone/PhoneField';
import { FormNotice } from './FormNotice';
import { useFieldMessages } from './fieldMessages';
import { focusFirstError } from './focusFirstError';
import { intentsOf, type SignInActor } from './intents';
import { useBusy, useRefusal, useScreen } from './useSignInState';

const empty = {
  name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  terms: false,
};

/** A new account (SIGN-01 to SIGN-10). */
export function SignUpForm({ actor }: { actor: SignInActor }) {
  const { t } = useLingui();
  const say = useFieldMessages();
  const config = useConfig();
  const { submitAccount, noteEdit } = intentsOf(actor);
  const refusal = useRefusal(actor);
  const isTrouble = useScreen(actor) === 'signUpTrouble';
  const isBusy = useBusy(actor);
  const form = useForm({
    initialValues: empty,
    validate: schemaResolver(signUpForm, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: noteEdit,
  });
  /** Props of a field, with the form's or the server's word about it. */
  const field = (path: keyof typeof empty) => {
    const props = form.getInputProps(path);
    const refused = refusal?.field === path ? say.refusal(refusal) : null;
    return { ...props, error: say.field(props.error) ?? refused };
  };
  const phone = field('phone');
  const toggle = { 'aria-label': t`Show or hide the password` };
  const refers = config?.customer_wallet_status === 1 && config.ref_earning_status === 1;
  const accepts = form.values.terms;
  return (
    <form noValidate onSubmit={form.onSubmit(submitAccount, focusFirstError(form))}>
      <Stack gap="md">
        <FormNotice
          refusal={refusal?.field === 'form' ? say.refusal(refusal) : ''}
          isTrouble={isTrouble}
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
        <PhoneField
          label={t`Phone`}
          path="phone"
          value={form.values.phone}
          error={phone.error}
          onChange={(value) => form.setFieldValue('phone', value)}
          onBlur={() => void form.validateField('phone')}
          country={config?.country ?? 'US'}
          canChooseCountry={config?.country_picker_status === 1}
        />
        <PasswordInput
          {...field('password')}
          label={t`Password`}
          description={t`At least 6 characters`}
          required
          autoComplete="new-password"
          maxLength={200}
          visibilityToggleButtonProps={toggle}
        />
        <PasswordInput
          {...field('confirm_password')}
          label={t`Confirm Password`}
          required
          autoComplete="new-password"
          maxLength={200}
          visibilityToggleButtonProps={toggle}
        />
        {refers && <TextInput {...field('ref_code')} label={t`Referral code (optional)`} />}
        <div>
          <Checkbox
            {...form.getInputProps('terms', { type: 'checkbox' })}
            radius="xs"
            label={
              <Trans>
                I accept the{' '}
                <Anchor href="/terms-and-conditions" target="_blank" inherit underline="always">
                  terms and conditions
                </Anchor>
              </Trans>
            }
          />
          {!accepts && (
            <Text id="terms-hint" size="sm" mt={4} c="var(--shop-ink-soft)">
              <Trans>You must accept the terms and conditions</Trans>
            </Text>
          )}
        </div>
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
      </Stack>
    </form>
  );
}
