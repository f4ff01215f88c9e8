import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Delete the account',
  events: {
    'deleteAccount.confirmed': 'Deletion confirmed',
    'deleteAccount.declined': 'Deletion declined',
  },
  guards: {
    isDeleted: 'The account is gone',
    wasDeleted: 'The attempt before has deleted it',
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    isDeleted: 'the account is still there',
    wasDeleted: 'no attempt before has deleted it',
    isSignInNeeded: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    deleteAccount: 'Delete the account',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepRefusal: 'Note why not',
    noteUnknown: 'Note that no answer came',
    noteThere: 'Note that the account is still there',
    announceRefusal: 'Say why not',
    forgetRefusal: 'Remove the reason',
    noteDeleted: 'Note that the account is gone',
    removeToken: 'Remove the sign-in from the browser',
    dropPrivateData: 'Drop personal data from memory',
    forgetOrders: 'Forget drafts and orders on this device',
    announceDeletion: 'Say that the account is gone',
    goToStart: 'Go to the landing page',
  },
  delays: {},
};
