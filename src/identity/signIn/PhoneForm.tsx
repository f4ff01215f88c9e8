import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { otpLoginForm } from '../../../domain/identity/identityValidation';
import { checkingPhone } from '../../client/phones';
import { rememberedKey } from '../../client/storage/storage';
import { blurRules } from '../../ui/form/blurRules';
import { focusFirstError } from '../../ui/form/focusFirstError';
import classes from '../../ui/form/Identity.module.css';
import { useFieldTexts } from '../parts/fieldTexts';
import { ShopPhoneField } from '../parts/ShopPhoneField';
import { intentsOf, type SignInActor } from './intents';
import { OtherWays } from './OtherWays';
import { keepTyped, typedIn } from './typed';

/** The phone that gets a code (LOGIN-03, LOGIN-14, LOGIN-15). */
export function PhoneForm({ actor }: { actor: SignInActor }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { submitPhone } = intentsOf(actor);
  const known = rememberedKey.get()?.email_or_phone ?? '';
  const remembered = known.includes('@') ? '' : known;
  const form = useForm({
    initialValues: typedIn(actor).code ?? { phone: remembered, remember: remembered !== '' },
    validate: checkingPhone(schemaResolver(otpLoginForm, { sync: true })),
    ...blurRules,
    onValuesChange: (code) => keepTyped(actor, { code }),
  });
  return (
    <div className={classes.phoneForm}>
      <form noValidate onSubmit={form.onSubmit(submitPhone, focusFirstError(form))}>
        <Stack gap="md">
          <ShopPhoneField
            form={form}
            path="phone"
            error={say.field(form.getInputProps('phone').error)}
          />
          <Checkbox
            {...form.getInputProps('remember', { type: 'checkbox' })}
            radius="xs"
            label={t`Remember me`}
          />
          <Button type="submit" size="md" radius="xl" fullWidth>
            <Trans>Send me a code</Trans>
          </Button>
        </Stack>
      </form>
      <OtherWays actor={actor} than="code" />
    </div>
  );
}
