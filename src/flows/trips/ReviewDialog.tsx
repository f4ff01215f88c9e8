import { useSelector } from '@xstate/react';
import type { ReviewScreen } from '../../../machines/reviewing';
import type { ReviewTripInput } from '../../../machines/reviewTrip';
import { liveReviewTripMachine } from '../../actors/reviewActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { ReviewModal } from '../../components/ReviewModal';
import { reviewIntents } from './tripIntents';

/** Stars, words and photos for a vehicle (ORD-08). */
export default function ReviewDialog({
  input: { name, ...input },
  onDone,
}: OverlayProps<ReviewTripInput & { name: string }, { reviewed: boolean }>) {
  const actor = useFlow(liveReviewTripMachine, { input, onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<ReviewScreen>(snapshot));
  const rating = useSelector(actor, ({ context }) => context.review.rating);
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { rate, send, close } = reviewIntents(actor);
  return (
    <ReviewModal
      {...{ name, screen, rating, message, isBusy }}
      onRate={rate}
      onSend={send}
      onClose={close}
    />
  );
}
