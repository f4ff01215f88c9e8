import type { ActorRefFrom } from 'xstate';
import type { ReviewText } from '../../../machines/orders/reviewing';
import type { reviewTripMachine } from '../../../machines/rental/reviewTrip';

export const reviewTripIntents = (actor: ActorRefFrom<typeof reviewTripMachine>) => ({
  rate: (rating: number) => actor.send({ type: 'reviewTrip.rated', rating }),
  send: (text: ReviewText) => actor.send({ type: 'reviewTrip.sent', text }),
  close: () => actor.send({ type: 'reviewTrip.closed' }),
});
