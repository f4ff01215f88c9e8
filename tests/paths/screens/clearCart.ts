import { defineScreens } from '../../../charts/package/define';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { button, dialog, gone, pressing, there } from './pieces';

const question = dialog('Clear the cart?');

/** Emptying the cart: what the shopper does and sees (CART-05 to CART-07). */
export const clearCart = defineScreens(clearCartMachine, {
  gestures: {
    'clearCart.confirmed': pressing(/^Clear( Cart)?$/),
    'clearCart.dismissed': pressing('Cancel'),
  },
  seen: {
    confirming: there(question, button(/^Clear( Cart)?$/), button('Cancel')),
    clearing: {},
    failed: {
      ...there(question),
      says: ['Your cart could not be changed. Check your connection and try again.'],
    },
    signingIn: gone(question),
    cleared: gone(question),
    kept: gone(question),
  },
});
