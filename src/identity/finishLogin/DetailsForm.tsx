import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import {
  completionWithEmailForm,
  completionWithPhoneForm,
} from '../../../domain/identity/identityValidation';
import {
  decideRefusedField,
  type ProfileCompletionScreen,
} from '../../../machines/identity/profileCompletion';
import { checkingPhone } from '../../client/phones';
import { invitationKey } from '../../client/storage/wishes';
import { screenOf } from '../../flow/screenOf';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from '../../ui/form/Identity.module.css';
import { useFieldTexts } from '../parts/fieldTexts';
import { ShopPhoneField } from '../parts/ShopPhoneField';
import { type CompletionActor, intentsOf } from './completionIntents';

/** The details that a login still lacks (INFO-01, INFO-02). */
export function DetailsForm({ actor }: { actor: CompletionActor }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { submit, noteEdit, cancel } = intentsOf(actor);
  const { missing, name: called, mayRefer, refusal } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(actor, (snapshot) => screenOf<ProfileCompletionScreen>(snapshot));
  const byEmail = missing === 'email';
  const form = useForm({
    initialValues: {
      name: called,
      email: '',
      phone: '',
      ref_code: (mayRefer && invitationKey.get()) || '',
    },
    validate: checkingPhone(
      schemaResolver(byEmail ? completionWithEmailForm : completionWithPhoneForm, { sync: true }),
    ),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  const refusedField = refusal && decideRefusedField(refusal, { missing, mayRefer });
  const field = (path: 'name' | 'email' | 'phone' | 'ref_code') => {
    const props = form.getInputProps(path);
    const refused = refusal && refusedField === path ? say.refusal(refusal) : null;
    return { ...props, error: say.field(props.error) ?? refused };
  };
  const send = ({ name, email, phone, ref_code }: typeof form.values) =>
    submit({ name, ref_code, ...(byEmail ? { email } : { phone }) });
  return (
    <form
      noValidate
      className={classes.phoneForm}
      onSubmit={form.onSubmit(send, focusFirstError(form))}
    >
      <Stack gap="md">
        <FormNotice
          refusal={refusal && refusedField === 'form' ? say.refusal(refusal) : ''}
          isTrouble={screen === 'detailsTrouble'}
          isSaid
        />
        <Text>
          <Trans>Just one more step: tell the shop who you are.</Trans>
        </Text>
        <TextInput
          {...field('name')}
          label={t`Name`}
          required
          autoComplete="name"
          maxLength={100}
          data-autofocus
        />
        {byEmail ? (
          <TextInput
            {...field('email')}
            label={t`Email`}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={255}
          />
        ) : (
          <ShopPhoneField form={form} path="phone" error={field('phone').error} />
        )}
        {mayRefer && <TextInput {...field('ref_code')} label={t`Referral code (optional)`} />}
        <Button type="submit" size="md" radius="xl" fullWidth loading={isBusy}>
          <Trans>Continue</Trans>
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={cancel}>
          <Trans>Back to sign in</Trans>
        </Anchor>
      </Stack>
    </form>
  );
}
