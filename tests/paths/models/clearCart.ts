import { defineModel } from '../../../charts/package/define';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { cartRefused, signIn } from '../answers';

export const clearCart = defineModel(clearCartMachine, {
  inputs: { 'a filled cart': undefined },
  events: { 'clearCart.confirmed': [{}], 'clearCart.dismissed': [{}] },
  results: {
    clearCart: {
      accepted: { ok: true },
      'the session has ended': cartRefused('unauthenticated'),
      refused: cartRefused('refused'),
    },
    askToSignIn: signIn,
  },
});
