import type { ActorRefFrom } from 'xstate';
import type { createCancelMachine } from '../../../machines/orders/cancelling';

export type CancelActor = ActorRefFrom<typeof createCancelMachine>;

export const cancelIntents = (actor: CancelActor) => ({
  close: () => actor.send({ type: 'cancel.closed' }),
  confirm: (reason: string, note: string) => actor.send({ type: 'cancel.confirmed', reason, note }),
  retry: () => actor.send({ type: 'cancel.retried' }),
});
