import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Wishes for a cart line',
  events: {
    'lineWishes.submitted': 'Save pressed',
    'lineWishes.dismissed': 'Form closed',
  },
  guards: {
    isUnchanged: 'Nothing was changed',
    isAccepted: 'The server took it',
    isSignedOut: 'The sign-in is no longer valid',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    isUnchanged: 'something was changed',
    isAccepted: 'the server did not take it',
    isSignedOut: 'the sign-in is still valid',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    saveWishes: 'Save note and substitution',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepWishes: 'Keep what was written',
    noteSaved: 'Note that it is saved',
    announceSaved: 'Say that the line is updated',
    sayNoChange: 'Say that nothing was changed',
    sayWhyRefused: 'Say what the server said',
  },
  delays: {},
};
