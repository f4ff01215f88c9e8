import { defineModel } from '../../../charts/package/define';
import { mostChecks, paymentMachine } from '../../../machines/checkout/payment';

const order = { orderId: 100007, contactNumber: null };
const open = {
  status: 'pending' as const,
  method: 'digital_payment' as const,
  paid: false,
  givenBack: false,
  underWay: false,
};
const refused = { ok: false as const, message: 'No.' };
const signedOut = { ok: false as const, message: 'Sign in.', isSignedOut: true };

export const payment = defineModel(paymentMachine, {
  inputs: {
    'back from a paid page': { ...order, flag: 'success' },
    'back from a cancelled page': { ...order, flag: 'cancel' },
  },
  events: {
    'payment.gatewayChosen': [{ gateway: 'bank' }],
    'payment.retried': [{ gateway: null }],
    'payment.cashChosen': [{}],
    'payment.checkedAgain': [{}],
  },
  results: {
    checkPayment: {
      'not paid': { ok: true, facts: open },
      'on its way': { ok: true, facts: { ...open, underWay: true } },
      paid: { ok: true, facts: { ...open, paid: true } },
      'no such order': { ok: false },
    },
    openPayment: {
      'a page': { ok: true, link: 'https://pay.example/1' },
      refused,
      'the session has ended': signedOut,
    },
    switchToCash: { switched: { ok: true }, refused, 'the session has ended': signedOut },
  },
  project: ({ flag, checks, refusal, output }) => [
    flag,
    Math.min(checks, mostChecks),
    refusal,
    output,
  ],
});
