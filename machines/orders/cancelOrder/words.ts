import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Cancel an order',
  events: {
    'cancel.confirmed': 'Cancel the order pressed',
    'cancel.retried': 'Try again',
    'cancel.closed': 'Dialog closed',
  },
  guards: {
    isCancelled: 'The order is cancelled',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'The shopper signed in',
    isTooLate: 'The store has begun',
  },
  unmet: {
    isCancelled: 'the order is not cancelled',
    isSignedOut: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
    isTooLate: 'the store has not begun',
  },
  actors: {
    askToSignIn: 'Ask to sign in',
    cancel: 'Cancel the order',
  },
  actions: {
    keepReason: 'Keep the reason',
    keepMessage: 'Note what the shop said',
    reportCancelled: 'Report the cancellation',
    announceCancelled: 'Say that the order is cancelled',
  },
  delays: {},
};
