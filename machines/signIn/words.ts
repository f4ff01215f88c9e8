import type { Words } from '../wordList';

export const words: Words = {
  events: {
    'signIn.credentialsSubmitted': 'Sign In pressed',
    'signIn.accountSubmitted': 'Sign Up pressed',
    'signIn.edited': 'A key was pressed in the form',
    'signIn.loginChosen': 'Go to the login form',
    'signIn.signUpChosen': 'Go to the sign-up form',
    'signIn.dismissed': 'Dialog closed',
  },
  guards: {
    isNewcomer: 'A new account is wanted',
    isAccepted: 'The shop accepted it',
  },
  actors: {
    logIn: 'Check the credentials',
    signUp: 'Make the account',
    refreshShop: 'Fetch cart and profile anew',
  },
  actions: {
    chooseLogin: 'Show the login form',
    chooseSignUp: 'Show the sign-up form',
    keepRefusal: 'Note why it was refused',
    forgetRefusal: 'Take the refusal away',
    noteSignedIn: 'Note that the customer is signed in',
    welcome: 'Welcome the customer',
  },
  delays: {
    refreshLimit: 'Longest wait for cart and profile (4 s)',
  },
};
