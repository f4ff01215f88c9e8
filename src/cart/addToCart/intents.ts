import type { Actor } from 'xstate';
import type { addToCartMachine } from '../../../machines/cart/addToCart';

export type AddToCartActor = Actor<typeof addToCartMachine>;

export const intentsOf = (actor: AddToCartActor) => ({
  replaceCart: () => actor.send({ type: 'addToCart.replacementConfirmed' }),
  keepCart: () => actor.send({ type: 'addToCart.dismissed' }),
});
