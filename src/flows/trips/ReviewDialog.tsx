import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReviewTripInput, ReviewTripScreen } from '../../../machines/reviewTrip';
import { liveReviewTripMachine } from '../../actors/tripActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { StarField } from '../../components/StarField';
import { reviewIntents } from './tripIntents';

/** Stars and words for a vehicle (ORD-08). */
export default function ReviewDialog({
  input,
  onDone,
}: OverlayProps<ReviewTripInput & { name: string }, { reviewed: boolean }>) {
  const { t } = useLingui();
  const actor = useFlow(liveReviewTripMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<ReviewTripScreen>(snapshot));
  const rating = useSelector(actor, ({ context }) => Number(context.review.rating));
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { rate, send, close } = reviewIntents(actor);
  const [comment, setComment] = useState('');
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
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={close} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button radius="xl" loading={isBusy} onClick={() => send(comment)}>
            <Trans>Send review</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
