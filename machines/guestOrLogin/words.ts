import type { Words } from '../wordList';

export const words: Words = {
  events: {
    'guestOrLogin.guestChosen': 'Guest chosen',
    'guestOrLogin.loginChosen': 'Login chosen',
    'guestOrLogin.signUpChosen': 'Sign Up chosen',
    'guestOrLogin.dismissed': 'Choice closed',
    'guestOrLogin.retried': 'Try again pressed',
  },
  guards: {
    isCartEmpty: 'The cart is empty',
    isCustomer: 'A customer is signed in',
    canBeGuest: 'Guests may order',
    hasSignedIn: 'The shopper signed in',
  },
  actors: {
    readFacts: 'Look at shopper, cart and settings',
    askToSignIn: 'Ask to sign in or up',
  },
  actions: {
    keepFacts: 'Note shopper, cart and settings',
    chooseSignIn: 'Note: sign in',
    chooseSignUp: 'Note: sign up',
    goToCheckout: 'Go to the checkout',
    goHome: 'Go to the home page',
    offerRetry: 'Offer to try again',
  },
  delays: { retryOffer: 'Time of the offer to try again (8 s)' },
};
