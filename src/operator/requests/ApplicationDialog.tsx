import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { OperatorApplication } from '../../../domain/operator/operatorRequests';
import type { AnswerApplicationScreen } from '../../../machines/operator/answerApplication';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { liveAnswerApplicationMachine } from '../actors/operatorActors';
import { readRoomAgain } from '../api/operator';
import { applicationIntents } from '../roomIntents';
import { ApplicationFacts } from './ApplicationFacts';
import { RequestTrouble } from './RequestTrouble';
import { WordsForm } from './WordsForm';

/** One application, and what is answered (OPER-02). */
export default function ApplicationDialog({
  input,
  onDone,
}: OverlayProps<OperatorApplication, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const end = useCallback(
    ({ signedOut }: { signedOut: boolean }) => {
      if (signedOut) readRoomAgain();
      onDone();
    },
    [onDone],
  );
  const actor = useFlow(liveAnswerApplicationMachine, {
    input: { applicationId: input.id },
    onDone: end,
  });
  const intents = useMemo(() => applicationIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<AnswerApplicationScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { opened, message } = useSelector(actor, ({ context }) => context);
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={intents.close}
      title={t`Application ${input.id}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      size="lg"
      centered
    >
      <Stack gap="md">
        {screen === 'reading' ? (
          <>
            <ApplicationFacts application={input} />
            {input.status === 'pending' && (
              <Group justify="end">
                <Button
                  variant="light"
                  color="red"
                  radius="xl"
                  disabled={isBusy}
                  onClick={intents.startRefusing}
                >
                  <Trans>Refuse</Trans>
                </Button>
                <Button radius="xl" loading={isBusy} onClick={intents.accept}>
                  <Trans>Accept</Trans>
                </Button>
              </Group>
            )}
          </>
        ) : screen === 'writing' ? (
          <WordsForm
            place={`application:${input.id}`}
            label={t`Why it is refused`}
            description={t`The applicant reads this in a mail.`}
            send={<Trans>Refuse the application</Trans>}
            isBusy={isBusy}
            onSend={intents.refuse}
            onBack={intents.keep}
          />
        ) : screen === 'opened' ? (
          <>
            <Alert color="blue" role="status">
              {opened?.kind === 'courier' ? (
                <Trans>They can go on duty at /ride now, and are written to.</Trans>
              ) : (
                <Trans>
                  Store {opened?.id} is made; its owner can sign in at /desk, adds its items and is
                  written to. It takes orders once you open it, under Accounts.
                </Trans>
              )}
            </Alert>
            <Button radius="xl" onClick={intents.close}>
              <Trans>Back to the list</Trans>
            </Button>
          </>
        ) : (
          <RequestTrouble
            screen={screen === 'answered' ? 'other' : screen}
            message={message}
            other={<Trans>This application has been answered already.</Trans>}
            back={<Trans>Back to the list</Trans>}
            onRetry={intents.retry}
            onClose={intents.close}
          />
        )}
      </Stack>
    </Modal>
  );
}
