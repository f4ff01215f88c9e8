import type { ActorRefFrom } from 'xstate';
import type { ReviewText } from '../../../machines/orders/reviewing';
import type { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import type { reviewTripMachine } from '../../../machines/rental/reviewTrip';

export const cancelTripIntents = (actor: ActorRefFrom<typeof cancelTripMachine>) => ({
  close: () => actor.send({ type: 'cancelTrip.closed' }),
  confirm: (reason: string, note: string) =>
    actor.send({ type: 'cancelTrip.confirmed', reason, note }),
  retry: () => actor.send({ type: 'cancelTrip.retried' }),
});

export const reviewTripIntents = (actor: ActorRefFrom<typeof reviewTripMachine>) => ({
  rate: (rating: number) => actor.send({ type: 'reviewTrip.rated', rating }),
  send: (text: ReviewText) => actor.send({ type: 'reviewTrip.sent', text }),
  close: () => actor.send({ type: 'reviewTrip.closed' }),
});
