import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { mostPhotos } from '../../../domain/entities/afterOrder';
import type { ReviewOrderInput, ReviewOrderScreen } from '../../../machines/reviewOrder';
import { liveReviewOrderMachine } from '../../actors/afterOrderActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { PhotoField } from '../../components/PhotoField';
import { StarField } from '../../components/StarField';
import { reviewIntents } from './intents';

/** Stars, words and photos for an item or the courier of an order (ITEM-01). */
export default function ReviewDialog({
  input,
  onDone,
}: OverlayProps<ReviewOrderInput & { name: string }, { reviewed: boolean }>) {
  const { t } = useLingui();
  const { orderId, itemId } = input;
  const actor = useFlow(liveReviewOrderMachine, { input: { orderId, itemId }, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<ReviewOrderScreen>(snapshot));
  const rating = useSelector(actor, ({ context }) => context.review.rating);
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { rate, send, close } = reviewIntents(actor);
  const [comment, setComment] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const problem = {
    none: null,
    asking: null,
    closed: null,
    starMissing: t`Choose from one to five stars.`,
    refused: message || t`The shop did not take the review.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
  }[screen];
  return (
    <Modal
      opened
      onClose={close}
      title={t`How was ${input.name}?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <StarField rating={rating} onRate={rate} />
        <Textarea
          label={t`Anything to add? (optional)`}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <PhotoField photos={photos} most={mostPhotos} onChange={setPhotos} />
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={close} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button radius="xl" loading={isBusy} onClick={() => send({ comment, photos })}>
            <Trans>Send review</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
