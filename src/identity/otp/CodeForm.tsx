import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { codeForm, isCodeOf } from '../../../domain/identity/identityValidation';
import { says } from '../../../domain/values/validationMessages';
import type { OtpScreen } from '../../../machines/identity/otp';
import { useConfig } from '../../client/useMoney';
import { screenOf } from '../../flow/screenOf';
import { CodeInput, codeLength } from '../../ui/form/CodeInput';
import { FormNotice } from '../../ui/form/FormNotice';
import { useFieldTexts } from '../parts/fieldTexts';
import { DemoCode } from './DemoCode';
import { intentsOf, type OtpActor } from './intents';
import { ResendCode } from './ResendCode';

/** Where codes are shorter the button says whether one is whole. */
const shortRules = { code: (typed: string) => (typed === '' ? says('code.empty') : null) };

/** Six boxes, and what can be done when no code comes (OTP-01 to OTP-06, OTP-11). */
export function CodeForm({ actor }: { actor: OtpActor }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { submitCode, noteEdit, change } = intentsOf(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<OtpScreen>(snapshot));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const to = useSelector(actor, ({ context }) => context.sent?.to || context.request.to);
  const onPhone = useSelector(actor, ({ context }) => context.request.on === 'phone');
  const least = useConfig()?.least_code_digits ?? codeLength;
  const hasSix = least === codeLength;
  const isBusy = screen === 'checking';
  const form = useForm({
    initialValues: { code: '' },
    validate: hasSix ? schemaResolver(codeForm, { sync: true }) : shortRules,
    onValuesChange: noteEdit,
  });
  const { code } = form.values;
  const isWhole = isCodeOf(code, least);
  const error = say.field(form.getInputProps('code').error);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => submitCode(values.code))}>
      <Stack gap="md">
        <FormNotice refusal="" isTrouble={screen === 'codeTrouble'} />
        <Text>
          {hasSix ? (
            <Trans>
              We sent a code of six digits to <bdi dir="ltr">{to}</bdi>
            </Trans>
          ) : (
            <Trans>
              We sent a code to <bdi dir="ltr">{to}</bdi>
            </Trans>
          )}
        </Text>
        <CodeInput
          label={t`Code`}
          value={code}
          onChange={(typed) => form.setFieldValue('code', typed)}
          error={error ?? (refusal && say.refusal(refusal))}
          isErrorSaid={!error && refusal !== null}
          onEnter={() => {
            if (!isWhole) form.validate();
          }}
          isChecking={isBusy}
        />
        <DemoCode actor={actor} onUse={(shown) => form.setFieldValue('code', shown)} />
        <Button type="submit" size="md" radius="xl" fullWidth disabled={!isWhole} loading={isBusy}>
          <Trans>Verify</Trans>
        </Button>
        <Group justify="space-between" gap="xs">
          <ResendCode actor={actor} />
          <Anchor component="button" type="button" size="sm" onClick={change}>
            {onPhone ? <Trans>Change the number</Trans> : <Trans>Change the email</Trans>}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
