import type { Actor } from 'xstate';
import type { changeStoreMachine, StoreChange } from '../../../machines/desk/changeStore';

export const storeIntents = (actor: Actor<typeof changeStoreMachine>) => ({
  ask: (change: StoreChange) => actor.send({ type: 'changeStore.asked', change }),
  confirm: () => actor.send({ type: 'changeStore.confirmed' }),
  decline: () => actor.send({ type: 'changeStore.declined' }),
  retry: () => actor.send({ type: 'changeStore.retried' }),
  giveUp: () => actor.send({ type: 'changeStore.givenUp' }),
  read: () => actor.send({ type: 'changeStore.read' }),
});

export type StoreIntents = ReturnType<typeof storeIntents>;
