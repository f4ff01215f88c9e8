import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { LostOrder } from '../../../domain/operator/lostOrder';
import type { PassOnOrderScreen } from '../../../machines/operator/passOnOrder';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { livePassOnOrderMachine } from '../actors/passOnOrderActors';
import { readRoomAgain } from '../api/operator';
import { RequestTrouble } from '../requests/RequestTrouble';
import { passOnIntents } from '../roomIntents';
import { LostFacts } from './LostFacts';
import { PassOnWays } from './PassOnWays';
import { WhyLost } from './WhyLost';

/** One order that is not brought, and what becomes of it (OPER-15). */
export default function PassOnDialog({ input, onDone }: OverlayProps<LostOrder, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) readRoomAgain();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(livePassOnOrderMachine, { input: { orderId: input.id }, onDone: end });
  const intents = useMemo(() => passOnIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<PassOnOrderScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, ({ context }) => context.message);
  const by = useSelector(actor, ({ context }) => context.by);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={input.store.name ? t`Order #${input.id}` : t`Parcel #${input.id}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'reading' ? (
          <>
            <WhyLost order={input} />
            <LostFacts order={input} />
            <Group justify="end">
              <Button radius="xl" onClick={intents.start}>
                <Trans>Pass it on</Trans>
              </Button>
            </Group>
          </>
        ) : screen === 'choosing' ? (
          <PassOnWays
            order={input}
            isBusy={isBusy}
            onChosen={intents.choose}
            onBack={intents.keep}
          />
        ) : (
          <RequestTrouble
            screen={screen === 'handled' ? 'other' : screen}
            message={message}
            other={
              by ? (
                <Trans>
                  <bdi>{by}</bdi> has seen to this order already.
                </Trans>
              ) : (
                <Trans>Somebody else has seen to this order already.</Trans>
              )
            }
            back={<Trans>Back to the list</Trans>}
            onRetry={intents.retry}
            onCorrect={intents.start}
            onClose={intents.close}
          />
        )}
      </Stack>
    </Modal>
  );
}
