import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { phoneForm } from '../../../domain/validation/identity';
import type { SocialLoginScreen } from '../../../machines/socialLogin';
import { checkingPhone } from '../../api/phones';
import { screenOf } from '../../app/screenOf';
import { blurRules } from '../../components/identity/blurRules';
import { FormNotice } from '../../components/identity/FormNotice';
import { useFieldTexts } from '../../components/identity/fieldTexts';
import { focusFirstError } from '../../components/identity/focusFirstError';
import classes from '../../components/identity/Identity.module.css';
import { ShopPhoneField } from '../../components/identity/ShopPhoneField';
import { intentsOf, type SocialActor } from './intents';

/** The provider's e-mail is no help, since there is none or it is another's: a phone is (SOC-05, SOC-07). */
export function SocialPhone({ actor }: { actor: SocialActor }) {
  const say = useFieldTexts();
  const { submitPhone, noteEdit, chooseAnotherWay } = intentsOf(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<SocialLoginScreen>(snapshot));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useForm({
    initialValues: { phone: '' },
    validate: checkingPhone(schemaResolver(phoneForm, { sync: true })),
    ...blurRules,
    onValuesChange: noteEdit,
  });
  const error = say.field(form.getInputProps('phone').error);
  return (
    <form
      noValidate
      className={classes.phoneForm}
      onSubmit={form.onSubmit(({ phone }) => submitPhone(phone), focusFirstError(form))}
    >
      <Stack gap="md">
        <FormNotice refusal="" isTrouble={screen === 'phoneTrouble'} />
        <Text>
          <Trans>One last thing: the phone number for your account.</Trans>
        </Text>
        <ShopPhoneField
          form={form}
          path="phone"
          error={error ?? (refusal && say.refusal(refusal))}
        />
        <Button type="submit" radius="xl" size="md" loading={isBusy}>
          <Trans>Continue</Trans>
        </Button>
        <Anchor component="button" type="button" size="sm" onClick={chooseAnotherWay}>
          <Trans>Sign in another way</Trans>
        </Anchor>
      </Stack>
    </form>
  );
}
