import type { Words } from '../../wordList';

export const words: Words = {
  title: 'A favourite',
  events: {
    'favourite.pressed': 'Heart pressed again',
    'favourite.signInChosen': 'Sign In pressed',
    'favourite.retried': 'Try again pressed',
  },
  guards: {
    isGuest: 'Nobody is signed in',
    isSignedOut: 'The sign-in is no longer valid',
    isRefused: 'The server refused',
    hasChangedMind: 'The heart was pressed again meanwhile',
    isSignedInNow: 'The shopper is signed in by now',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    isGuest: 'the shopper is signed in',
    isSignedOut: 'the sign-in is still valid',
    isRefused: 'the server did not refuse',
    hasChangedMind: 'nothing else is wanted by now',
    isSignedInNow: 'the shopper is not signed in',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    saveFavourite: 'Save the favourite',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    noteAsked: 'Note what the server is asked for',
    noteKept: 'Note what the server has',
    changeMind: 'Note the new wish',
    startAnew: 'Begin with the new wish',
    showHeart: 'Show the wish',
    settleHeart: 'Show what the server has',
    sayNotLoggedIn: 'Say that nobody is logged in, and offer to sign in',
    saySaved: 'Say that it is saved',
    sayWhyRefused: 'Say what the server said',
    offerRetry: 'Say that it was not saved, and offer to try again',
  },
  delays: {
    signInOffer: 'How long the offer to sign in stands (8 s)',
    retryOffer: 'How long the offer to try again stands (8 s)',
  },
};
