import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Order again',
  events: {
    'orderAgain.replacementConfirmed': 'Continue pressed',
    'orderAgain.dismissed': 'Keep the cart',
    'orderAgain.retried': 'Try again',
  },
  guards: {
    isSignInNeeded: 'The session has ended',
    hasSignedIn: 'Somebody has signed in',
    isInCart: 'The cart holds the order',
    isOtherStore: 'The cart is another store’s',
  },
  unmet: {
    isSignInNeeded: 'the session has not ended',
    hasSignedIn: 'nobody has signed in',
    isInCart: 'the cart does not hold the order',
    isOtherStore: 'the cart is not another store’s',
  },
  actors: { askToSignIn: 'Ask to sign in', orderAgain: 'Put the order into the cart' },
  actions: {
    allowReplacement: 'Allow the cart to be given up',
    noteOutcome: 'Note what came of it',
    sayWhatIsInCart: 'Say what is in the cart and what is not sold today',
    sayWhyRefused: 'Say what the server said',
    offerRetry: 'Offer to try again',
  },
  delays: { retryOffer: 'How long the offer to try again stands (10 s)' },
};
