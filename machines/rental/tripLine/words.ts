import type { Words } from '../../wordList';

export const words: Words = {
  title: 'A line of the trip cart',
  events: {
    'tripLine.increased': 'Plus pressed',
    'tripLine.decreased': 'Minus pressed',
    'tripLine.removeChosen': 'Remove pressed',
    'tripLine.undoChosen': 'Undo pressed',
    'tripLine.retried': 'Try again pressed',
  },
  guards: {
    isSignedOut: 'The sign-in is no longer valid',
    hasSignedIn: 'The shopper signed in',
    isUnavailable: 'It cannot be had at this pickup time',
    isOverLimit: 'There are no more of them',
    isLastUnit: 'It is the last unit, or none can be had',
    isAccepted: 'The server took it',
    isGone: 'The line is gone',
    wasRemoving: 'A removal was under way',
    wasRestoring: 'The line was being brought back',
  },
  actors: {
    saveQuantity: 'Save the quantity',
    removeLine: 'Remove the line',
    restoreLine: 'Add the line again',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    wantMore: 'Want one more',
    wantLess: 'Want one less',
    keepLine: 'Note the line',
    noteAttempt: 'Note what is under way',
    showQuantity: 'Show the new quantity',
    hideLine: 'Take the line from the screen',
    takeBackChange: 'Show the cart as it was',
    sayUnavailable: 'Say that it cannot be had at this time',
    sayTooMany: 'Say how many there are',
    sayWhyRefused: 'Say what the server said',
    offerUndo: 'Say that it was removed, and offer Undo',
    offerRetry: 'Say that it was not saved, and offer to try again',
  },
  delays: {
    clickPause: 'A pause after the last click (0.3 s)',
    undoWindow: 'How long Undo is offered (7 s)',
    retryOffer: 'How long the offer to try again stands (8 s)',
  },
};
