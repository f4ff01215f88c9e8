import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Convert loyalty points',
  events: {
    'convertPoints.submitted': 'Convert pressed',
    'convertPoints.retried': 'Try again',
    'convertPoints.closed': 'Dialog closed',
  },
  guards: {
    isConverted: 'The points were converted',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'The customer signed in',
  },
  unmet: {
    isConverted: 'the points were not converted',
    isSignedOut: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    convertPoints: 'Convert the points',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepRequest: 'Keep the number of points',
    noteConverted: 'Note that they were converted',
    showNewBalances: 'Show the new balances',
    sayConverted: 'Say that the money is in the wallet',
    sayWhyRefused: 'Say the reason of the server',
  },
  delays: {},
};
