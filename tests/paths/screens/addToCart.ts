import { defineScreens } from '../../../charts/package/define';
import type { Piece, Seen } from '../../../charts/paths/screens';
import { addToCartMachine } from '../../../machines/cart/addToCart';

const button = (name: string): Piece => ({ role: 'button', name });
const question: Piece = { role: 'dialog', name: 'Are you sure, you want to reset?' };
const underWay: Seen = { hidden: [question] };

/** Add to Cart: what the shopper does and sees (ITEM-11 to ITEM-20). */
export const addToCart = defineScreens(addToCartMachine, {
  gestures: {
    'addToCart.replacementConfirmed': () => [{ press: button('Continue') }],
    'addToCart.dismissed': () => [{ press: button('Cancel') }],
    'addToCart.retried': () => [{ press: button('Try again') }],
  },
  seen: {
    readingCart: underWay,
    deciding: null,
    adding: underWay,
    updating: underWay,
    confirmingReplacement: { shown: [question, button('Continue'), button('Cancel')] },
    replacing: underWay,
    weighingRefusal: null,
    signingIn: underWay,
    failed: {
      says: ['Your cart could not be changed. Check your connection and try again.'],
      // The toast can be put away by somebody who does not see its cross.
      shown: [button('Try again'), button('Close')],
      hidden: [question],
    },
    added: { says: [/Item added to cart|selected item added to the cart/], hidden: [question] },
    updated: { says: ['Updated successfully.'], hidden: [question] },
    refused: { hidden: [question] },
    cancelled: { hidden: [question] },
  },
});
