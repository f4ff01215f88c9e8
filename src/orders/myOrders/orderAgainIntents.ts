import type { Actor } from 'xstate';
import type { orderAgainMachine } from '../../../machines/orders/orderAgain';

export type OrderAgainActor = Actor<typeof orderAgainMachine>;

export const orderAgainIntents = (actor: OrderAgainActor) => ({
  replaceCart: () => actor.send({ type: 'orderAgain.replacementConfirmed' }),
  keepCart: () => actor.send({ type: 'orderAgain.dismissed' }),
});
