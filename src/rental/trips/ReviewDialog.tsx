import type { Reviewed } from '../../../machines/orders/reviewing';
import type { OverlayProps } from '../../flow/overlays';
import { useFlow } from '../../flow/useFlow';
import { liveReviewTripMachine } from '../../orders/actors/reviewActors';
import { ReviewModal } from '../../orders/ReviewModal';

/** Stars, words and photos for a vehicle (ORD-08). */
export default function ReviewDialog({
  input: { name, ...input },
  onDone,
}: OverlayProps<Reviewed & { name: string }, { reviewed: boolean }>) {
  const actor = useFlow(liveReviewTripMachine, { input, onDone });
  return <ReviewModal actor={actor} name={name} />;
}
