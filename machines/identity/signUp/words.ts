import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Sign up',
  events: {
    'signUp.submitted': 'Sign up pressed',
    'signUp.loginChosen': 'Sign in chosen instead',
    'signUp.cancelled': 'Sign-up given up',
    'signUp.edited': 'Something typed',
  },
  guards: {
    isCreated: 'The account is made',
  },
  unmet: {
    isCreated: 'no account was made',
  },
  actors: {
    createAccount: 'Make the account',
  },
  actions: {
    reportLogin: 'Report that there is an account already',
    reportCancelled: 'Report that the shopper went back',
    reportCreated: 'Report the new account',
    keepRefusal: 'Note why not',
    forgetRefusal: 'Remove the reason',
    announceRefusal: 'Say why not, where it is about no field',
  },
  delays: {},
};
