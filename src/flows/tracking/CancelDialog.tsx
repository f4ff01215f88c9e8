import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { CancelInput, CancelScreen } from '../../../machines/cancelOrder';
import { liveCancelOrderMachine } from '../../actors/paymentActors';
import { cancellationReasonsQuery } from '../../api/orders';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { cancelIntents } from './orderIntents';

/** Asks why, and cancels. */
export default function CancelDialog({
  input,
  onDone,
}: OverlayProps<CancelInput, { cancelled: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveCancelOrderMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<CancelScreen>(snapshot) ?? 'none');
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { data } = useQuery(cancellationReasonsQuery());
  const usual = [t`I changed my mind`, t`It takes too long`, t`Another reason`];
  const reasons = data?.reasons.length ? data.reasons.map(({ reason }) => reason) : usual;
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const { close, confirm, retry } = cancelIntents(actor);
  const problem = {
    asking: null,
    closed: null,
    none: null,
    tooLate: t`The store has already begun, so the order can no longer be cancelled here. Call the store if something is wrong.`,
    refused: t`The shop did not accept the cancellation. Please call customer service.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
  }[screen];
  const isAsking = screen === 'asking';
  return (
    <Modal
      opened
      onClose={close}
      title={<Trans>Cancel the order</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {isAsking && (
          <>
            <Radio.Group
              label={<Text fw={500}>{t`Why do you want to cancel?`}</Text>}
              value={reason}
              onChange={setReason}
            >
              <Stack gap="xs" mt="xs">
                {reasons.map((text) => (
                  <Radio key={text} value={text} label={text} />
                ))}
              </Stack>
            </Radio.Group>
            <Textarea
              label={t`Anything to add? (optional)`}
              maxLength={500}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={close} disabled={busy}>
            {isAsking ? <Trans>Keep the order</Trans> : <Trans>Close</Trans>}
          </Button>
          {isAsking && (
            <Button
              color="red.9"
              radius="xl"
              loading={busy}
              disabled={!reason}
              onClick={() => confirm(reason, note)}
            >
              <Trans>Cancel the order</Trans>
            </Button>
          )}
          {screen === 'failed' && (
            <Button radius="xl" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
