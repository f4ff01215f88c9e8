import type { Words } from '../wordList';

export const words: Words = {
  title: 'Book a trip',
  events: {
    'bookTrip.submitted': 'Confirm booking pressed',
    'bookTrip.edited': 'The shopper changes something',
    'bookTrip.totalConfirmed': 'The new total is accepted',
    'bookTrip.totalDeclined': 'The new total is declined',
    'bookTrip.retried': 'Try again pressed',
    'bookTrip.left': 'Back to the form',
  },
  guards: {
    hasPending: 'A booking is under way from before',
    isBooked: 'The shop took it',
    isPriced: 'The shop has a price',
    isAmountChanged: 'The total has changed',
    isSignInNeeded: 'A sign-in is needed',
    isVehicleGone: 'A vehicle cannot be had',
    isTripImpossible: 'The trip cannot be as it is',
    isSignedIn: 'The shopper signed in',
    hasTriesLeft: 'There are tries left',
  },
  actors: {
    rememberAttempt: 'Write the booking down',
    bookTrip: 'Book the trip',
    quoteTrip: 'Ask for the price',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    forgetAttempt: 'Forget the booking that was written down',
    keepPayload: 'Note what is booked',
    keepAttempt: 'Note the booking’s key',
    countTry: 'Count the try',
    resetTries: 'Count from one again',
    keepRefusal: 'Note why it was refused',
    forgetRefusal: 'Forget the refusal',
    keepNewTotal: 'Note the new total',
    acceptNewTotal: 'Book with the new total',
    reportBooked: 'Note the trip’s number',
    announceBooked: 'Say that the trip is booked',
  },
  delays: { retryPause: 'A pause before the next try (1, 2, 4 s)' },
};
