import { defineModel } from '../../../charts/package/define';
import { cancelOrderMachine } from '../../../machines/orders/cancelOrder';
import { signIn } from '../answers';

export const cancelAnswers = {
  cancelled: { ok: true as const },
  'the store has begun': { ok: false as const, reason: 'tooLate' as const },
  'the session has ended': { ok: false as const, reason: 'signedOut' as const },
  refused: {
    ok: false as const,
    reason: 'refused' as const,
    message: 'The courier is on the way.',
  },
};

export const cancelOrder = defineModel(cancelOrderMachine, {
  inputs: { 'an order': { orderId: 100007, contactNumber: null } },
  events: {
    'cancel.confirmed': [{ reason: 'Ordered by mistake', note: '' }],
    'cancel.retried': [{}],
    'cancel.closed': [{}],
  },
  results: { cancel: cancelAnswers, askToSignIn: signIn },
});
