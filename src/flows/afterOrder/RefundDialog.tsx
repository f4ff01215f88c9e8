import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { mostPhotos } from '../../../domain/entities/afterOrder';
import type { RequestRefundScreen } from '../../../machines/requestRefund';
import { liveRequestRefundMachine } from '../../actors/afterOrderActors';
import { refundReasonsQuery } from '../../api/afterOrder';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { PhotoField } from '../../components/PhotoField';
import { refundIntents } from './intents';

/** Asks why the money shall come back (ORD-02). */
export default function RefundDialog({
  input,
  onDone,
}: OverlayProps<{ orderId: number }, { asked: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveRequestRefundMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<RequestRefundScreen>(snapshot));
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { data } = useQuery(refundReasonsQuery());
  const usual = [t`Something was missing`, t`Another reason`];
  const reasons = data?.reasons.length ? data.reasons.map(({ reason }) => reason) : usual;
  const { send, close } = refundIntents(actor);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const problem = {
    none: null,
    asking: null,
    closed: null,
    refused: message || t`The shop did not take the request.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
  }[screen];
  return (
    <Modal
      opened
      onClose={close}
      title={t`Ask money back`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Radio.Group
          label={<Text fw={500}>{t`What went wrong?`}</Text>}
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
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PhotoField photos={photos} most={mostPhotos} onChange={setPhotos} />
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={close} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            radius="xl"
            loading={isBusy}
            disabled={!reason}
            onClick={() => send({ reason, note, photos })}
          >
            <Trans>Send request</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
