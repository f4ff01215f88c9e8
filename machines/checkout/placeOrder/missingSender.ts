import { placeOrderSetup } from './placeOrderSetup';

export const missingSender = placeOrderSetup.createStateConfig({
  description:
    'An order sent while signed in may have arrived; only its customer can see that, and the shopper decides.',
  meta: { screen: 'senderAway', requirements: ['GATE-07', 'SESS-11'] },
  tags: ['needsAnswer'],
  on: {
    'placeOrder.signInChosen': {
      description: 'The shopper signs in, to see what became of it.',
      target: 'signingIn',
    },
    'placeOrder.orderedAnew': {
      description: 'The shopper orders anew, and knows that it may be a second order.',
      target: 'rememberingAttempt',
      actions: ['forgetAttempt', 'resetTries'],
    },
    'placeOrder.left': {
      description: 'The shopper goes back; the order stays written down.',
      target: 'left',
      actions: ['markLeft', 'reportLeft'],
    },
  },
});
