import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Add to the cart',
  events: {
    'addToCart.replacementConfirmed': 'Other items may go',
    'addToCart.dismissed': 'Keep the cart as it is',
    'addToCart.retried': 'Try again pressed',
  },
  guards: {
    canBeAdded: 'It is new to the cart',
    isInCart: 'The same option is in the cart',
    isFromOtherStore: 'The cart is of another store',
    isAccepted: 'The server took it',
    hasSignedIn: 'The shopper signed in',
    wasOtherStore: 'The server holds another store’s items',
    wasSignedOut: 'The sign-in is no longer valid',
  },
  met: {
    isFromOtherStore: 'it is of another store ({entries.0.item.store_name})',
    wasOtherStore: 'the server has another store’s cart',
    isInCart: 'the same option is in it',
    canBeAdded: 'the item is new to it',
  },
  unmet: {
    canBeAdded: 'it cannot simply be added',
    isInCart: 'nothing in it is to be changed',
    isFromOtherStore: 'no other store’s items are in the way',
    isAccepted: 'the server did not take it',
    hasSignedIn: 'nobody signed in',
    wasOtherStore: 'it was not refused for another store’s cart',
    wasSignedOut: 'it was not refused for the sign-in',
  },
  actors: {
    readCart: 'Read the cart',
    addLine: 'Add the item',
    updateLine: 'Change its line',
    replaceCart: 'Clear the cart and add the item',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepCart: 'Note what is in the cart',
    keepRefusal: 'Note why it was refused',
    forgetRefusal: 'Forget the refusal',
    noteOutcome: 'Note how it ended',
    announceAdded: 'Say that the item is in the cart',
    announceUpdated: 'Say that the cart is updated',
    announceReplaced: 'Say that the cart was cleared and the item added',
    sayWhyNot: 'Say why it cannot be added',
    sayWhyRefused: 'Say what the server said',
    offerRetry: 'Say that it was not saved, and offer to try again',
  },
  delays: {
    retryOffer: 'How long the offer to try again stands (8 s)',
  },
};
