import { defineModel } from '../../../charts/package/define';
import { requestRefundMachine } from '../../../machines/orders/requestRefund';
import { signIn } from '../answers';

export const requestRefund = defineModel(requestRefundMachine, {
  inputs: { 'a delivered order': { orderId: 100001 } },
  events: {
    'requestRefund.sent': [{ wish: { reason: 'Something was missing', note: '', photos: [] } }],
    'requestRefund.closed': [{}],
  },
  results: {
    askRefund: {
      taken: { ok: true },
      'asked before': { ok: false, reason: 'asked', message: 'Known.' },
      refused: { ok: false, reason: 'refused', message: 'Too late.' },
      'the session has ended': { ok: false, reason: 'signedOut', message: '' },
    },
    askToSignIn: signIn,
  },
});
