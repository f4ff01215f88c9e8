import type { ActorRefFrom } from 'xstate';
import type { trackingMachine } from '../../../machines/orders/tracking';

export const trackingIntents = (actor: ActorRefFrom<typeof trackingMachine>) => ({
  retry: () => actor.send({ type: 'tracking.retried' }),
  tellLoss: () => actor.send({ type: 'tracking.networkLost' }),
  refresh: () => actor.send({ type: 'tracking.refreshed' }),
});
