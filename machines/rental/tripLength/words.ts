import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Make a trip longer or shorter',
  events: {
    'tripLength.chosen': 'Another length entered',
    'tripLength.confirmed': 'The new price accepted',
    'tripLength.retried': 'Try again',
    'tripLength.closed': 'Dialog closed',
  },
  guards: {
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'Somebody has signed in',
    isSameLength: 'It is that long already',
    isOffered: 'The shop makes an offer',
    isChanged: 'The shop has changed it',
    isAmountChanged: 'The price is another one by now',
  },
  unmet: {
    isSignInNeeded: 'the session has not ended',
    hasSignedIn: 'nobody has signed in',
    isSameLength: 'it has another length now',
    isOffered: 'the shop makes no offer',
    isChanged: 'the shop has not changed it',
    isAmountChanged: 'the shop named no other price',
  },
  actors: {
    askToSignIn: 'Ask to sign in',
    quoteLength: 'Ask for the price',
    changeLength: 'Change the trip',
  },
  actions: {
    keepHours: 'Note the hours',
    keepOffer: 'Note the offer',
    keepMessage: 'Note what the shop says',
    markChanged: 'Note that it is changed',
    markUnknown: 'Note that it is not known whether it is changed',
    sayPriceChanged: 'Say that the price has changed',
    announceChange: 'Say that the trip is updated',
  },
  delays: {},
};
