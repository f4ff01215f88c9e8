import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { OperatorRefund } from '../../../domain/operator/operatorRequests';
import type { AnswerRefundScreen } from '../../../machines/operator/answerRefund';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { liveAnswerRefundMachine } from '../actors/operatorActors';
import { readRoomAgain } from '../api/operator';
import { refundAnswerIntents } from '../roomIntents';
import { GrantForm } from './GrantForm';
import { RefundFacts } from './RefundFacts';
import { RequestTrouble } from './RequestTrouble';
import { WordsForm } from './WordsForm';

/** One request for money, and what is answered (OPER-03). */
export default function RefundAnswerDialog({ input, onDone }: OverlayProps<OperatorRefund, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) readRoomAgain();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(liveAnswerRefundMachine, { input: { orderId: input.id }, onDone: end });
  const intents = useMemo(() => refundAnswerIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<AnswerRefundScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const message = useSelector(actor, ({ context }) => context.message);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={t`Refund of order #${input.id}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'reading' ? (
          <>
            <RefundFacts refund={input} />
            {input.status === 'pending' && (
              <Group justify="end">
                <Button variant="light" color="red" radius="xl" onClick={intents.startRefusing}>
                  <Trans>Refuse</Trans>
                </Button>
                <Button radius="xl" onClick={intents.startGranting}>
                  <Trans>Give money back</Trans>
                </Button>
              </Group>
            )}
          </>
        ) : screen === 'granting' ? (
          <GrantForm
            place={`grant:${input.id}`}
            most={input.order_amount}
            isBusy={isBusy}
            onGrant={intents.grant}
            onBack={intents.keep}
          />
        ) : screen === 'refusing' ? (
          <WordsForm
            place={`refusal:${input.id}`}
            label={t`What the shopper reads`}
            description={t`Say why no money goes back.`}
            send={<Trans>Refuse the request</Trans>}
            isBusy={isBusy}
            onSend={intents.refuse}
            onBack={intents.keep}
          />
        ) : (
          <RequestTrouble
            screen={screen === 'answered' ? 'other' : screen}
            message={message}
            other={<Trans>This request has been answered already.</Trans>}
            back={<Trans>Back to the list</Trans>}
            onRetry={intents.retry}
            onCorrect={intents.correct}
            onClose={intents.close}
          />
        )}
      </Stack>
    </Modal>
  );
}
