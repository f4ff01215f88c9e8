import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { phoneForm } from '../../../domain/identity/identityValidation';
import type { SocialLoginScreen } from '../../../machines/identity/socialLogin';
import { checkingPhone } from '../../client/phones';
import { screenOf } from '../../flow/screenOf';
import { blurRules } from '../../ui/form/blurRules';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from '../../ui/form/Identity.module.css';
import { useFieldTexts } from '../parts/fieldTexts';
import { ShopPhoneField } from '../parts/ShopPhoneField';
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
