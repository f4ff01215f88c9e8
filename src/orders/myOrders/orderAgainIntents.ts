import type { Actor } from 'xstate';
import type { orderAgainMachine } from '../../../machines/orders/orderAgain';

export type OrderAgainActor = Actor<typeof orderAgainMachine>;

/** What the shopper can say when another store's items are in the way. */
export const orderAgainIntents = (actor: OrderAgainActor) => ({
  replaceCart: () => actor.send({ type: 'orderAgain.replacementConfirmed' }),
  keepCart: () => actor.send({ type: 'orderAgain.dismissed' }),
});
