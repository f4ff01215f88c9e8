import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Pay for an order',
  events: {
    'payment.gatewayChosen': 'Choose through whom to pay',
    'payment.retried': 'Pay again',
    'payment.cashChosen': 'Pay in cash instead',
    'payment.checkedAgain': 'Check again',
  },
  guards: {
    isSettled: 'Nothing is left to pay',
    isUnderWay: 'The money is on its way',
    isSuccessClaimed: 'The payment page says paid',
    isOpened: 'The payment page is ready',
    isSignedOut: 'The session has ended',
    isSwitched: 'The order is changed to cash',
  },
  unmet: {
    isSettled: 'the shop did not say that nothing is left to pay',
    isUnderWay: 'the shop knows of no money on its way',
    isSuccessClaimed: 'the payment page does not say paid, or the shop was asked often enough',
    isOpened: 'the payment page is not ready',
    isSignedOut: 'the session has not ended',
    isSwitched: 'the order is not changed to cash',
  },
  actors: {
    checkPayment: 'Ask whether it is paid',
    openPayment: 'Ask for a payment page',
    switchToCash: 'Change to cash',
  },
  actions: {
    noteStanding: 'Note whether the shop has the money',
    countCheck: 'Count the check',
    keepGateway: 'Keep through whom to pay',
    keepRefusal: 'Keep why it was refused',
    keepLink: 'Keep the payment page’s address',
    announceUpdate: 'Say that the payment info is updated',
  },
  delays: {
    checkPause: 'Pause before checking again (0.3 s, then longer, at most 3 s)',
  },
};
