import type { ActorRefFrom } from 'xstate';
import type { createReviewMachine, ReviewText } from '../../machines/orders/reviewing';

export type ReviewActor = ActorRefFrom<typeof createReviewMachine>;

export const reviewIntents = (actor: ReviewActor) => ({
  rate: (rating: number) => actor.send({ type: 'review.rated', rating }),
  send: (text: ReviewText) => actor.send({ type: 'review.sent', text }),
  close: () => actor.send({ type: 'review.closed' }),
});
