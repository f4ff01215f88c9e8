import type { Words } from '../../wordList';

export const words: Words = {
  title: 'As a guest or signed in',
  events: {
    'guestOrLogin.guestChosen': 'Go on as a guest',
    'guestOrLogin.loginChosen': 'Log in chosen',
    'guestOrLogin.signUpChosen': 'Sign up chosen',
    'guestOrLogin.dismissed': 'Dialog closed',
    'guestOrLogin.retried': 'Try again pressed',
  },
  guards: {
    isCartEmpty: 'The cart is empty',
    isCustomer: 'A customer is signed in',
    canBeGuest: 'Guests may order',
    hasSignedIn: 'The shopper signed in',
  },
  unmet: {
    isCartEmpty: 'the cart is not empty',
    isCustomer: 'no customer is signed in',
    canBeGuest: 'going on as a guest is not possible',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    readFacts: 'Look at the shopper and the cart',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepFacts: 'Note what was found',
    chooseSignIn: 'Start with the login form',
    chooseSignUp: 'Start with the sign-up form',
    goToCheckout: 'Go to the checkout',
    goHome: 'Go to the home page',
    offerRetry: 'Say that the shop cannot be reached, and offer to try again',
  },
  delays: {
    retryOffer: 'How long the offer to try again stands (8 s)',
  },
};
