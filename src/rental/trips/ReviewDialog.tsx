import { useSelector } from '@xstate/react';
import type { ReviewScreen } from '../../../machines/orders/reviewing';
import type { ReviewTripInput } from '../../../machines/rental/reviewTrip';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveReviewTripMachine } from '../../orders/actors/reviewActors';
import { ReviewModal } from '../../orders/ReviewModal';
import { reviewTripIntents } from './tripIntents';

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
  const { rate, send, close } = reviewTripIntents(actor);
  return (
    <ReviewModal
      {...{ name, screen, rating, message, isBusy }}
      onRate={rate}
      onSend={send}
      onClose={close}
    />
  );
}
