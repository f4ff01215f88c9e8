import type { Words } from '../wordList';

export const words: Words = {
  events: {
    'signIn.credentialsSubmitted': 'Sign In pressed',
    'signIn.accountSubmitted': 'Sign Up pressed',
    'signIn.edited': 'Something was typed',
    'signIn.loginChosen': 'To the sign-in form',
    'signIn.signUpChosen': 'To the sign-up form',
    'signIn.dismissed': 'Dialog closed',
  },
  guards: { isNewcomer: 'Somebody new', isAccepted: 'The shop accepted' },
  actors: {
    logIn: 'Check the credentials and store the token',
    signUp: 'Make the account and store the token',
    refreshShop: 'Fetch cart and profile anew',
  },
  actions: {
    chooseLogin: 'Note: sign in',
    chooseSignUp: 'Note: sign up',
    keepRefusal: 'Note why the shop refused',
    forgetRefusal: 'Forget the refusal',
    noteSignedIn: 'Note that the customer is signed in',
    welcome: 'Say that it worked',
  },
  delays: { refreshLimit: 'Longest wait for cart and profile (4 s)' },
};
