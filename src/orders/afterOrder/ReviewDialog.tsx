import type { Reviewed } from '../../../machines/orders/reviewing';
import type { OverlayProps } from '../../flow/overlays';
import { useFlow } from '../../flow/useFlow';
import { liveReviewOrderMachine } from '../actors/reviewActors';
import { ReviewModal } from '../ReviewModal';

/** Stars, words and photos for an item or the courier of an order (ITEM-01). */
export default function ReviewDialog({
  input: { name, ...input },
  onDone,
}: OverlayProps<Reviewed & { name: string }, { reviewed: boolean }>) {
  const actor = useFlow(liveReviewOrderMachine, { input, onDone });
  return <ReviewModal actor={actor} name={name} />;
}
