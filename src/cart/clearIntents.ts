import type { Actor } from 'xstate';
import type { clearCartMachine } from '../../machines/cart/clearCart';

export const clearIntentsOf = (actor: Actor<typeof clearCartMachine>) => ({
  keep: () => actor.send({ type: 'clearCart.dismissed' }),
  clear: () => actor.send({ type: 'clearCart.confirmed' }),
});
