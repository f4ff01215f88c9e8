import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Cancel a trip',
  events: {
    'cancel.confirmed': 'Cancel the trip pressed',
    'cancel.retried': 'Try again',
    'cancel.closed': 'Dialog closed',
  },
  guards: {
    isCancelled: 'The trip is cancelled',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'The shopper signed in',
    isTooLate: 'The trip has begun',
  },
  unmet: {
    isCancelled: 'the trip is not cancelled',
    isSignedOut: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
    isTooLate: 'the trip has not begun',
  },
  actors: {
    askToSignIn: 'Ask to sign in',
    cancel: 'Cancel the trip',
  },
  actions: {
    keepReason: 'Keep the reason',
    keepMessage: 'Note what the shop said',
    reportCancelled: 'Report the cancellation',
    announceCancelled: 'Say that the trip is cancelled',
  },
  delays: {},
};
