import { useSelector } from '@xstate/react';
import type { ReviewScreen } from '../../../machines/reviewing';
import type { ReviewOrderInput } from '../../../machines/reviewOrder';
import { liveReviewOrderMachine } from '../../actors/reviewActors';
import type { OverlayProps } from '../../app/overlays';
import { screenOf } from '../../app/screenOf';
import { useFlow } from '../../app/useFlow';
import { ReviewModal } from '../../components/ReviewModal';
import { reviewIntents } from './intents';

/** Stars, words and photos for an item or the courier of an order (ITEM-01). */
export default function ReviewDialog({
  input: { name, ...input },
  onDone,
}: OverlayProps<ReviewOrderInput & { name: string }, { reviewed: boolean }>) {
  const actor = useFlow(liveReviewOrderMachine, { input, onDone });
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
