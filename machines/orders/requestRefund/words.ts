import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Ask for a refund',
  events: {
    'requestRefund.sent': 'Send request pressed',
    'requestRefund.closed': 'Dialog closed',
  },
  guards: {
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'Somebody has signed in',
    hasArrived: 'The shop has the request',
  },
  unmet: {
    isSignInNeeded: 'the session has not ended',
    hasSignedIn: 'nobody has signed in',
    hasArrived: 'the shop does not have the request',
  },
  actors: { askToSignIn: 'Ask to sign in', askRefund: 'Send the request' },
  actions: {
    keepWish: 'Note reason, words and photos',
    keepMessage: 'Note what the shop said',
    markAsked: 'Note that it was asked',
    sayAsked: 'Say that the shop will answer',
  },
  delays: {},
};
