import type { ActorRefFrom } from 'xstate';
import type { finishLoginMachine } from '../../../machines/identity/finishLogin';

export type FinishActor = ActorRefFrom<typeof finishLoginMachine>;

export const intentsOf = (actor: FinishActor) => ({
  keep: (cart: 'guest' | 'customer') => actor.send({ type: 'finishLogin.cartChosen', keep: cart }),
  skip: () => actor.send({ type: 'finishLogin.skipped' }),
  retry: () => actor.send({ type: 'finishLogin.retried' }),
});
