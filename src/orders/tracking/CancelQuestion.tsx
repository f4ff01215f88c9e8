import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import type { CancelScreen } from '../../../machines/orders/cancelling';
import { unreachedText } from '../../client/unreachedText';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { GoOnButton } from '../../ui/GoOnButton';
import { ReasonChoice } from '../ReasonChoice';
import { type CancelActor, cancelIntents } from './cancelIntents';

interface CancelQuestionProps {
  actor: CancelActor;
  reasons: ComponentProps<typeof ReasonChoice>['query'];
  words: {
    cancel: ReactNode;
    keep: ReactNode;
    tooLate: string;
  };
}

export function CancelQuestion({ actor, reasons, words }: CancelQuestionProps) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const screen = useSelector(actor, (snapshot) => screenOf<CancelScreen>(snapshot) ?? 'none');
  const said = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const intents = useMemo(() => cancelIntents(actor), [actor]);
  const [reason, setReason] = useState('');
  const [tries, setTries] = useState(0);
  const [note, setNote] = useState('');
  const problem = {
    asking: null,
    closed: null,
    none: null,
    tooLate: words.tooLate,
    refused: said || t`The shop did not accept the cancellation. Please call customer service.`,
    signedOut: t`Your sign-in has ended. Sign in again to go on.`,
    failed: unreachedText(),
  }[screen];
  const isAsking = screen === 'asking';
  return (
    <Modal
      opened
      onClose={intents.close}
      title={words.cancel}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        {isAsking && (
          <>
            <ReasonChoice
              label={t`Why do you want to cancel?`}
              query={reasons}
              usual={[t`I changed my mind`, t`It takes too long`, t`Another reason`]}
              reason={reason}
              tries={tries}
              onChoose={setReason}
            />
            <Textarea
              label={t`Anything to add? (optional)`}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={intents.close} disabled={isBusy}>
            {isAsking ? words.keep : <Trans>Close</Trans>}
          </Button>
          {isAsking && (
            <Button
              color="red.9"
              radius="xl"
              loading={isBusy}
              onClick={() => {
                setTries(tries + 1);
                if (reason) intents.confirm(reason, note);
              }}
            >
              {words.cancel}
            </Button>
          )}
          <GoOnButton screen={screen} onRetry={intents.retry} />
        </Group>
      </Stack>
    </Modal>
  );
}
