import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReviewScreen } from '../../machines/orders/reviewing';
import { unreachedText } from '../client/unreachedText';
import { screenOf } from '../flow/screenOf';
import { FeedbackModal } from './FeedbackModal';
import { type ReviewActor, reviewIntents } from './reviewIntents';
import { StarField } from './StarField';

interface ReviewModalProps {
  actor: ReviewActor;
  /** What is reviewed. */
  name: string;
}

/** Stars, words and photos for something that was bought or rented (ITEM-01, ORD-08). */
export function ReviewModal({ actor, name }: ReviewModalProps) {
  const { t } = useLingui();
  const screen = useSelector(actor, (snapshot) => screenOf<ReviewScreen>(snapshot));
  const rating = useSelector(actor, ({ context }) => context.review.rating);
  const message = useSelector(actor, ({ context }) => context.message);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { rate, send, close } = reviewIntents(actor);
  const problem = {
    none: null,
    asking: null,
    closed: null,
    starMissing: t`Choose from one to five stars.`,
    refused: message || t`Your review could not be saved.`,
    failed: unreachedText(),
  }[screen];
  return (
    <FeedbackModal
      title={t`How was ${name}?`}
      problem={problem}
      sendLabel={<Trans>Send review</Trans>}
      isBusy={isBusy}
      onSend={({ note, photos }) => send({ comment: note, photos })}
      onClose={close}
    >
      <StarField rating={rating} onRate={rate} />
    </FeedbackModal>
  );
}
