import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Change an order',
  events: {
    'editOrder.confirmed': 'Change the order pressed',
    'editOrder.replacementConfirmed': 'Continue pressed',
    'editOrder.orderMoved': 'The order’s state has changed',
    'editOrder.retried': 'Try again',
    'editOrder.closed': 'Dialog closed',
  },
  guards: {
    isInCart: 'The cart holds the order',
    isAccepted: 'The store has accepted the order',
    isCartHolding: 'Something else is in the cart',
    isNothingLeft: 'Nothing of it is sold now',
    isSignedOut: 'The session has ended',
    isNotTheirs: 'The order is another account’s',
    hasSignedIn: 'The shopper signed in',
    hasBegun: 'The store has accepted the order',
    hasEnded: 'The order is cancelled',
  },
  unmet: {
    isInCart: 'the cart does not hold the order',
    isAccepted: 'the store has not accepted the order',
    isCartHolding: 'nothing else in the cart is in the way',
    isNothingLeft: 'something of it is still sold',
    isSignedOut: 'the session has not ended',
    isNotTheirs: 'the order is not another account’s',
    hasSignedIn: 'nobody signed in',
    hasBegun: 'the store has not accepted the order',
    hasEnded: 'the order is not cancelled',
  },
  actors: {
    askToSignIn: 'Ask to sign in',
    editOrder: 'Take the order back into the cart',
  },
  actions: {
    noteInCart: 'Note that the cart holds the order',
    allowReplacement: 'Allow the cart to be given up',
    keepMessage: 'Keep what the shop said',
    layOutDraft: 'Lay out address, time and notes for the checkout',
    putDraftBack: 'Give the checkout back what it had',
    forgetDraft: 'Forget what somebody else ordered',
    sayWhatIsInCart: 'Say what is in the cart and what is not sold now',
    goToCheckout: 'Go to the checkout',
  },
  delays: {},
};
