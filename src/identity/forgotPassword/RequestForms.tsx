import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { forgotByEmailForm, forgotByPhoneForm } from '../../../domain/identity/identityValidation';
import { checkingPhone, isOfTenDigits } from '../../client/phones';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from '../../ui/form/Identity.module.css';
import { useFieldTexts } from '../parts/fieldTexts';
import { ShopPhoneField } from '../parts/ShopPhoneField';
import { type ForgotActor, intentsOf } from './intents';

interface RequestFormProps {
  actor: ForgotActor;
  button: ReactNode;
}

const useTyped = (actor: ForgotActor, isEmail: boolean) =>
  useSelector(actor, ({ context: { to } }) => (to.includes('@') === isEmail ? to : ''));

const phoneRules = schemaResolver(forgotByPhoneForm(isOfTenDigits), { sync: true });

/** By phone: ten digits beside the dial code (FORGOT-07, FORGOT-08). */
export function RequestByPhone({ actor, button }: RequestFormProps) {
  const say = useFieldTexts();
  const { submit, noteEdit } = intentsOf(actor);
  const form = useForm({
    initialValues: { phone: useTyped(actor, false) },
    validate: checkingPhone(phoneRules),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  return (
    <form
      noValidate
      className={classes.phoneForm}
      onSubmit={form.onSubmit(({ phone }) => submit(phone), focusFirstError(form))}
    >
      <Stack gap="md">
        <ShopPhoneField
          form={form}
          path="phone"
          error={say.field(form.getInputProps('phone').error)}
        />
        {button}
      </Stack>
    </form>
  );
}

/** By e-mail (FORGOT-09, FORGOT-10). */
export function RequestByEmail({ actor, button }: RequestFormProps) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { submit, noteEdit } = intentsOf(actor);
  const form = useForm({
    initialValues: { email: useTyped(actor, true) },
    validate: schemaResolver(forgotByEmailForm, { sync: true }),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  const email = form.getInputProps('email');
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((values) => submit(values.email.trim()), focusFirstError(form))}
    >
      <Stack gap="md">
        <TextInput
          {...email}
          error={say.field(email.error)}
          label={t`Email`}
          required
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={255}
        />
        {button}
      </Stack>
    </form>
  );
}
