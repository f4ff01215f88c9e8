import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewScreen } from '../../machines/orders/reviewing';
import { FeedbackModal } from './FeedbackModal';
import { StarField } from './StarField';

interface ReviewModalProps {
  /** What is reviewed. */
  name: string;
  screen: ReviewScreen | 'none';
  rating: number;
  /** What the shop said when it refused. */
  message: string;
  isBusy: boolean;
  onRate: (rating: number) => void;
  onSend: (text: { comment: string; photos: readonly File[] }) => void;
  onClose: () => void;
}

/** Stars, words and photos for something that was bought or rented (ITEM-01, ORD-08). */
export function ReviewModal(props: ReviewModalProps) {
  const { name, screen, rating, message, isBusy, onRate, onSend, onClose } = props;
  const { t } = useLingui();
  const problem = {
    none: null,
    asking: null,
    closed: null,
    starMissing: t`Choose from one to five stars.`,
    refused: message || t`Your review could not be saved.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
  }[screen];
  return (
    <FeedbackModal
      title={t`How was ${name}?`}
      problem={problem}
      sendLabel={<Trans>Send review</Trans>}
      isBusy={isBusy}
      onSend={({ note, photos }) => onSend({ comment: note, photos })}
      onClose={onClose}
    >
      <StarField rating={rating} onRate={onRate} />
    </FeedbackModal>
  );
}
