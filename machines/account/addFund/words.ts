import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Add money to the wallet',
  events: {
    'addFund.submitted': 'Add fund pressed',
    'addFund.retried': 'Try again',
    'addFund.closed': 'Dialog closed',
  },
  guards: {
    isOpened: 'The payment page is there',
    isSignedOut: 'The session has ended',
    hasSignedIn: 'The customer signed in',
  },
  unmet: {
    isOpened: 'the payment page is not there',
    isSignedOut: 'the session has not ended',
    hasSignedIn: 'nobody signed in',
  },
  actors: {
    openPayment: 'Open a payment page',
    askToSignIn: 'Ask to sign in',
  },
  actions: {
    keepRequest: 'Keep amount and payment method',
    noteLeaving: 'Note that the browser leaves',
    goToPayment: 'Go to the payment page',
    sayWhyRefused: 'Say each reason of the server',
  },
  delays: {},
};
