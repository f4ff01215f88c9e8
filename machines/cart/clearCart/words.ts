import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Empty the cart',
  events: {
    'clearCart.confirmed': 'Clear pressed',
    'clearCart.dismissed': 'Keep the cart',
  },
  guards: {
    isAccepted: 'The server took it',
    isSignedOut: 'The sign-in is no longer valid',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    isAccepted: 'the server did not take it',
    isSignedOut: 'the sign-in is still valid',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    clearCart: 'Clear the cart',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    noteCleared: 'Note that the cart is empty',
    announceCleared: 'Say that the cart is cleared',
    sayWhyRefused: 'Say what the server said',
  },
  delays: {},
};
