import type { ActorRefFrom } from 'xstate';
import type { trackingMachine } from '../../../machines/orders/tracking';

/** What happens to a page that follows an order, by the shopper's hand or the network's. */
export const trackingIntents = (actor: ActorRefFrom<typeof trackingMachine>) => ({
  retry: () => actor.send({ type: 'tracking.retried' }),
  tellLoss: () => actor.send({ type: 'tracking.networkLost' }),
  refresh: () => actor.send({ type: 'tracking.refreshed' }),
});
