import type { Actor } from 'xstate';
import type { clearCartMachine } from '../../machines/cart/clearCart';

/** What the shopper can say when the cart is about to be cleared. */
export const clearIntentsOf = (actor: Actor<typeof clearCartMachine>) => ({
  keep: () => actor.send({ type: 'clearCart.dismissed' }),
  clear: () => actor.send({ type: 'clearCart.confirmed' }),
});
