import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Who is shopping',
  events: {
    'session.identityRead': 'The browser’s memory changed',
    'session.tokenRefused': 'The server refused the sign-in',
    'session.connectionReturned': 'The connection is back',
  },
  guards: {
    isCustomer: 'A customer is signed in',
    isKnownGuest: 'A guest id is known',
    hasGuestId: 'The server gave a guest id',
    isSamePerson: 'It is still the same person',
  },
  unmet: {
    isCustomer: 'no customer is signed in',
    isKnownGuest: 'no guest id is known',
    hasGuestId: 'the server gave no guest id',
    isSamePerson: 'it is no longer the same person',
  },
  actors: {
    requestGuestId: 'Ask for a guest id',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    rememberIdentity: 'Note who is shopping',
    forgetCustomer: 'Forget the customer',
    keepGuestId: 'Note the guest id',
    countFailure: 'Count the failed attempt',
    storeGuestId: 'Store the guest id in the browser',
    logGuestIdFailure: 'Write the failure to the log',
    removeToken: 'Remove the sign-in from the browser',
    dropPrivateData: 'Drop personal data from memory',
    announceSessionEnd: 'Say that the session ended',
  },
  delays: {
    guestIdRetry: 'Growing pause before asking again (2 s to 1 min)',
  },
};
