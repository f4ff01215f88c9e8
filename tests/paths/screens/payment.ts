import { defineScreens } from '../../../charts/package/define';
import { paymentMachine } from '../../../machines/checkout/payment';
import { button, gone, press, pressing, radio, there, trouble } from './pieces';

const pay = button('Pay now');
const cash = button('Pay in cash instead');
const checking = { ...gone(pay, cash), says: ['We are checking your payment…'] };

/** A payment's outcome: what the shopper does and sees (PAY-01 to PAY-08). */
export const payment = defineScreens(paymentMachine, {
  gestures: {
    // What is chosen already is not chosen again.
    'payment.gatewayChosen': (_, { context: { gateway } }) =>
      gateway === 'bank' ? null : [{ press: radio('Bank transfer') }],
    'payment.retried': pressing('Pay now'),
    'payment.cashChosen': pressing('Pay in cash instead'),
    'payment.checkedAgain': (_, { at: [place], context: { flag } }) =>
      place === 'failed'
        ? [press('Try again')]
        : flag === 'success' || place === 'underWay'
          ? [press('Check again')]
          : null,
  },
  own: { gateway: 'One of two gateways is pressed, the model names none' },
  seen: {
    checking,
    awaitingConfirmation: checking,
    underWay: { ...gone(pay, cash), says: [/Your payment is on its way/] },
    choosing: there(pay, cash),
    openingPayment: {},
    switchingToCash: {},
    refused: { ...there(pay, cash), says: ['No.'] },
    failed: { ...there(button('Try again')), says: [trouble] },
    settled: gone(pay, cash),
    leaving: {},
  },
});
