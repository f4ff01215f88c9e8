import type { Words } from '../wordList';

export const words: Words = {
  events: {
    'clearCart.confirmed': 'Clear Cart pressed',
    'clearCart.dismissed': 'Cancel pressed',
  },
  guards: {
    isAccepted: 'The server accepted',
    isSignedOut: 'No longer signed in',
    hasSignedIn: 'The shopper signed in',
  },
  actors: { clearCart: 'Clear the cart', askToSignIn: 'Ask to sign in' },
  actions: {
    noteCleared: 'Note that the cart is cleared',
    announceCleared: 'Say for 5 s that the cart is cleared',
    sayWhyRefused: 'Say why the server refused',
  },
  delays: {},
};
