import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { payableOf, type StoreBalance } from '../../../domain/operator/ledger';
import type { PayStoreScreen } from '../../../machines/operator/payStore';
import { useConfig, useMoney } from '../../client/useMoney';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { livePayStoreMachine } from '../actors/operatorActors';
import { readRoomAgain } from '../api/operator';
import { RequestTrouble } from '../requests/RequestTrouble';
import { payStoreIntents } from '../roomIntents';
import { PaymentForm } from './PaymentForm';

/** Notes that a store was paid, or has paid what it owes (OPER-05). */
export default function PaymentDialog({ input, onDone }: OverlayProps<StoreBalance, void>) {
  const { t } = useLingui();
  const money = useMoney();
  const isCovered = useCovered();
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) readRoomAgain();
      onDone();
    },
    [onDone],
  );
  const { id: storeId, balance, last_payment: lastPayment, name } = input;
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const { kind, most } = payableOf(balance, digits);
  const actor = useFlow(livePayStoreMachine, {
    input: { storeId, kind, balance, lastPayment, amount: most },
    onDone: end,
  });
  const intents = useMemo(() => payStoreIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<PayStoreScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { amount, reference, message } = useSelector(actor, ({ context }) => context);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={kind === 'payout' ? t`Payout to ${name}` : t`Payment from ${name}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      centered
    >
      <Stack gap="md">
        {screen === 'entering' ? (
          <PaymentForm
            kind={kind}
            most={most}
            entered={{ amount, reference }}
            onEnter={intents.enter}
          />
        ) : screen === 'confirming' ? (
          <>
            <Text>
              {kind === 'payout' ? (
                <Trans>
                  <bdi>{money(amount)}</bdi> to <bdi>{name}</bdi> are noted as paid. This is never
                  changed.
                </Trans>
              ) : (
                <Trans>
                  <bdi>{money(amount)}</bdi> from <bdi>{name}</bdi> are noted as received. This is
                  never changed.
                </Trans>
              )}
            </Text>
            {reference && (
              <Text>
                <Trans>
                  Reference: <bdi>{reference}</bdi>
                </Trans>
              </Text>
            )}
            <Group justify="end">
              <Button variant="default" radius="xl" disabled={isBusy} onClick={intents.correct}>
                <Trans>Back</Trans>
              </Button>
              <Button radius="xl" loading={isBusy} onClick={intents.confirm}>
                {kind === 'payout' ? (
                  <Trans>Note the payout</Trans>
                ) : (
                  <Trans>Note the payment</Trans>
                )}
              </Button>
            </Group>
          </>
        ) : (
          <RequestTrouble
            screen={screen === 'changed' ? 'other' : screen}
            message={message}
            other={
              <Trans>
                The account has changed meanwhile. Nothing was noted now; look at it again.
              </Trans>
            }
            back={<Trans>Back to the account</Trans>}
            onRetry={intents.retry}
            onCorrect={intents.correct}
            onClose={intents.close}
          />
        )}
      </Stack>
    </Modal>
  );
}
