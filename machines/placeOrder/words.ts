import type { Words } from '../wordList';

export const words: Words = {
  title: 'Place the order',
  events: {
    'placeOrder.totalConfirmed': 'New total accepted',
    'placeOrder.totalDeclined': 'New total declined',
    'placeOrder.retried': 'Try again',
    'placeOrder.left': 'Back to the checkout',
    'placeOrder.signInChosen': 'Sign in',
    'placeOrder.orderedAnew': 'Order anew',
  },
  guards: {
    isPlaced: 'The shop took the order',
    isEarlierAttempt: 'It was an earlier order that was asked about',
    isAmountChanged: 'The total has changed',
    isSignInNeeded: 'The session has ended',
    isPriced: 'The new total is known',
    isSignedIn: 'The shopper signed in',
    isSenderAway: 'The customer who sent it is not signed in',
    isSignedInAnew: 'Signed in, and nothing was ordered before',
    isOutcomeKnown: 'Nothing else was ever sent',
    hasTriesLeft: 'There are tries left',
  },
  actors: {
    rememberAttempt: 'Write the order down with its key',
    placeOrder: 'Send the order',
    quoteOrder: 'Ask for the price',
    signIn: 'Ask the shopper to sign in',
  },
  actions: {
    forgetAttempt: 'Forget the written order',
    markLeft: 'Note that the shopper left',
    keepAttempt: 'Keep key and order',
    countTry: 'Count the try',
    resetTries: 'Start counting anew',
    keepNewTotal: 'Keep the new total',
    acceptNewTotal: 'Order at the new total',
    reportPlaced: 'Report the placed order',
    reportRefused: 'Report the refusal',
    reportDeclined: 'Report that the shopper went back',
    reportLeft: 'Report that the outcome is unknown',
  },
  delays: {
    retryPause: 'Growing pause before asking again (1 s, 2 s, 4 s)',
  },
};
