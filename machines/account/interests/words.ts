import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Favourite categories',
  events: {
    'interests.toggled': 'Category tapped',
    'interests.submitted': 'Choice submitted',
    'interests.skipped': 'Choice skipped',
  },
  guards: {
    hasChosen: 'At least one is chosen',
    isSaved: 'It is saved',
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    hasChosen: 'nothing is chosen',
    isSaved: 'it is not saved',
    isSignInNeeded: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    saveInterests: 'Save the categories',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    toggleCategory: 'Choose the category, or no longer',
    keepRefusal: 'Note why not',
    announceRefusal: 'Say why not',
    forgetRefusal: 'Remove the reason',
    announceSaved: 'Say that it is saved',
    goHome: 'Go to the home page',
  },
  delays: {
    skipLimit: 'Longest wait for the note (2 s)',
  },
};
