import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { isPayable, toMillis } from '../../../domain/values/money';
import { typedNumber } from '../../../domain/values/typedNumber';
import type { AddFundScreen } from '../../../machines/account/addFund';
import { unreachedText } from '../../client/unreachedText';
import { useConfig } from '../../client/useMoney';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useComingBack } from '../../flow/useComingBack';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { useCurrencySection } from '../../ui/form/useCurrencySection';
import { GoOnButton } from '../../ui/GoOnButton';
import { liveAddFundMachine } from '../actors/addFundActors';
import { addFundIntents } from './addFundIntents';
import { BonusNote } from './BonusNote';
import { FundMethods } from './FundMethods';

/** 'Add Fund to Wallet' (WAL-02 to WAL-06). */
export default function AddFundDialog({ onDone }: OverlayProps<null, { leaving: boolean }>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const config = useConfig();
  const methods = config?.active_payment_method_list ?? [];
  // Where there is one way to pay, nobody has to choose it.
  const onlyMethod = methods.length === 1 ? (methods[0]?.gateway ?? '') : '';
  // It stays until the page has gone: the step back that closing takes would stop the way to the payment page.
  const actor = useFlow(liveAddFundMachine, {
    onDone: (output) => {
      if (!output.leaving) onDone(output);
    },
  });
  useComingBack(() => onDone({ leaving: true }));
  const screen = useSelector(actor, (snapshot) => screenOf<AddFundScreen>(snapshot));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('done'));
  const { submit, retry, close } = addFundIntents(actor);
  // Trying again sends the very same request.
  const isSent = busy || screen === 'failed' || screen === 'signedOut';
  const digits = config?.digit_after_decimal_point ?? 2;
  const tooFine = t`${plural(digits, { 0: 'Enter a whole amount', one: 'At most # decimal place', other: 'At most # decimal places' })}`;
  const form = useForm({
    initialValues: { amount: '', method: '' },
    validate: {
      amount: (typed) => {
        if (typed.trim() === '') return t`Please Enter amount`;
        const asked = typedNumber(typed) ?? 0;
        if (asked <= 0) return t`Enter an amount above 0, such as 50`;
        return isPayable(toMillis(asked), digits) ? null : tooFine;
      },
      method: (chosen) => ((chosen || onlyMethod) === '' ? t`Payment method is required` : null),
    },
  });
  const currency = useCurrencySection();
  const amount = typedNumber(form.values.amount);
  const isTooLittle = amount !== null && amount <= 0;
  return (
    <Modal
      opened
      onClose={close}
      title={t`Add Fund to Wallet`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      centered
    >
      <form
        noValidate
        onSubmit={form.onSubmit(
          ({ amount, method }) => submit(typedNumber(amount) ?? 0, method || onlyMethod),
          focusFirstError(form),
        )}
      >
        <Stack>
          {screen === 'signedOut' && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              <Trans>Your sign-in has ended. Sign in again to go on.</Trans>
            </Alert>
          )}
          {screen === 'failed' && (
            <Alert color="red" role="alert" icon={<IconWifiOff aria-hidden />}>
              {unreachedText()}
            </Alert>
          )}
          <TextInput
            label={t`Amount`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            {...currency}
            data-autofocus
            readOnly={isSent}
            {...form.getInputProps('amount')}
            onBlur={() => form.values.amount.trim() && form.validateField('amount')}
          />
          <BonusNote amount={amount} />
          <FundMethods
            methods={methods}
            isFixed={isSent}
            {...form.getInputProps('method')}
            value={form.values.method || onlyMethod}
          />
          <Group justify="flex-end">
            <Button variant="default" radius="xl" onClick={close} disabled={busy}>
              <Trans>Cancel</Trans>
            </Button>
            {screen === 'failed' || screen === 'signedOut' ? (
              <GoOnButton screen={screen} onRetry={retry} />
            ) : (
              <Button type="submit" radius="xl" loading={busy} disabled={isTooLittle}>
                <Trans>Add fund</Trans>
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
