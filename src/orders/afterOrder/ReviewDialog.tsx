import { useSelector } from '@xstate/react';
import type { ReviewScreen } from '../../../machines/orders/reviewing';
import type { ReviewOrderInput } from '../../../machines/orders/reviewOrder';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveReviewOrderMachine } from '../actors/reviewActors';
import { ReviewModal } from '../ReviewModal';
import { reviewOrderIntents } from './intents';

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
  const { rate, send, close } = reviewOrderIntents(actor);
  return (
    <ReviewModal
      {...{ name, screen, rating, message, isBusy }}
      onRate={rate}
      onSend={send}
      onClose={close}
    />
  );
}
