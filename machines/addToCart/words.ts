import type { Words } from '../wordList';

export const words: Words = {
  events: {
    'addToCart.replacementConfirmed': 'The cart may be replaced',
    'addToCart.dismissed': 'The cart shall stay',
    'addToCart.retried': 'Try again pressed',
  },
  guards: {
    canBeAdded: 'The item is new to the cart',
    isInCart: 'The same option is in the cart',
    isFromOtherStore: 'The cart is another store’s',
    isAccepted: 'The server accepted',
    hasSignedIn: 'The shopper signed in',
    wasOtherStore: 'Refused: another store’s cart',
    wasSignedOut: 'Refused: no longer signed in',
  },
  actors: {
    readCart: 'Read the cart',
    addLine: 'Add the line',
    updateLine: 'Change the line',
    replaceCart: 'Clear the cart and add the line',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepCart: 'Note what is in the cart',
    keepRefusal: 'Note why the server refused',
    forgetRefusal: 'Forget the refusal',
    noteOutcome: 'Note the outcome',
    announceAdded: 'Say "Item added to cart"',
    announceUpdated: 'Say "Updated successfully."',
    announceReplaced: 'Say that the cart was cleared and the item added',
    sayWhyNot: 'Say why it cannot be added',
    sayWhyRefused: 'Say why the server refused',
    offerRetry: 'Offer to try again',
  },
  delays: { retryOffer: 'Time of the offer to try again (8 s)' },
};
