import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReviewTripInput, ReviewTripScreen } from '../../../machines/reviewTrip';
import { liveReviewTripMachine } from '../../actors/tripActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import classes from './Trips.module.css';
import { reviewIntents } from './tripIntents';

const stars = [1, 2, 3, 4, 5] as const;

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
        <fieldset className={classes.stars} aria-label={t`Stars`}>
          {stars.map((star) => (
            <button
              key={star}
              type="button"
              aria-pressed={star === rating}
              aria-label={t`${star} of 5 stars`}
              className={classes.star}
              data-full={star <= rating || undefined}
              onClick={() => rate(star)}
            >
              <IconStarFilled size={28} aria-hidden />
            </button>
          ))}
        </fieldset>
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
