import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Cancel an order',
  events: {
    'cancelOrder.confirmed': 'Cancel the order pressed',
    'cancelOrder.retried': 'Try again',
    'cancelOrder.closed': 'Dialog closed',
  },
  guards: {
    isCancelled: 'The order is cancelled',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'The shopper signed in',
    isTooLate: 'The store has begun',
  },
  actors: {
    askToSignIn: 'Ask to sign in',
    cancelOrder: 'Cancel the order',
  },
  actions: {
    keepReason: 'Keep the reason',
    reportCancelled: 'Report the cancellation',
    announceCancelled: 'Say that the order is cancelled',
  },
  delays: {},
};
