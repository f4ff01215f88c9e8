import { defineModel } from '../../../charts/package/define';
import { orderAgainMachine } from '../../../machines/orders/orderAgain';
import { signIn } from '../answers';

const refused = (reason: 'store_conflict' | 'refused' | 'unauthenticated') => ({
  ok: false as const,
  reason,
  message: 'No.',
});

export const orderAgain = defineModel(orderAgainMachine, {
  inputs: { 'an order': { orderId: 100007, key: 'k'.repeat(32) } },
  events: {
    'orderAgain.replacementConfirmed': [{}],
    'orderAgain.dismissed': [{}],
    'orderAgain.retried': [{}],
  },
  results: {
    orderAgain: {
      'all of it': { ok: true, added: 2, leftOut: [], short: [] },
      'some of it': { ok: true, added: 1, leftOut: ['Bread'], short: ['Tea (1 of 4 left)'] },
      'items of another store': refused('store_conflict'),
      'nothing of it': refused('refused'),
      'the session has ended': refused('unauthenticated'),
    },
    askToSignIn: signIn,
  },
});
