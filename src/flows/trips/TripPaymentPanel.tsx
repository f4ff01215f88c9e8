import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconCreditCard } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { PaymentInput, PaymentOutput, PaymentScreen } from '../../../machines/payment';
import { liveTripPaymentMachine } from '../../actors/tripActors';
import { useConfig } from '../../api/useMoney';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { paymentIntents } from '../tracking/orderIntents';

/** What became of the payment, and what can be done when nothing did. */
export function TripPaymentPanel({
  input,
  onChanged,
}: {
  input: PaymentInput;
  onChanged: () => void;
}) {
  const { t } = useLingui();
  const config = useConfig();
  const onDone = useCallback(
    (output: PaymentOutput) => {
      if (output.kind === 'redirect') window.location.assign(output.link);
      else onChanged();
    },
    [onChanged],
  );
  const actor = useFlow(liveTripPaymentMachine, { input, onDone });
  const { payAgain, payCash, checkAgain } = paymentIntents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<PaymentScreen>(snapshot) ?? 'none');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const canPayCash = config?.cash_on_delivery === 1;
  if (screen === 'settled') {
    return input.flag === 'success' ? (
      <Alert color="teal" radius="md" role="status" icon={<IconCircleCheck aria-hidden />}>
        <Trans>Your payment has arrived. Thank you!</Trans>
      </Alert>
    ) : null;
  }
  const texts = {
    checking: t`We are checking your payment…`,
    choosing:
      input.flag === 'fail'
        ? t`The payment did not work. Your trip is kept; pay again, or choose cash.`
        : t`Your trip is not paid yet. The provider confirms it as soon as it is.`,
    refused: refusal || t`The shop did not accept this. Choose another way.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
    none: '',
  };
  const canChoose = screen === 'choosing' || screen === 'refused';
  return (
    <Alert
      color={screen === 'checking' ? 'blue' : 'orange'}
      radius="md"
      role={screen === 'checking' ? 'status' : 'alert'}
      icon={
        screen === 'checking' ? <IconCreditCard aria-hidden /> : <IconAlertCircle aria-hidden />
      }
    >
      {texts[screen]}
      <Group gap="xs" mt={canChoose || screen === 'failed' ? 'sm' : 0}>
        {canChoose && (
          <Button radius="xl" loading={busy} onClick={payAgain}>
            <Trans>Pay now</Trans>
          </Button>
        )}
        {canChoose && canPayCash && (
          <Button variant="default" radius="xl" disabled={busy} onClick={payCash}>
            <Trans>Pay in cash instead</Trans>
          </Button>
        )}
        {screen === 'failed' && (
          <Button radius="xl" onClick={checkAgain}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Group>
    </Alert>
  );
}
