import { defineModel } from '../../../charts/paths/fixtures';
import { cancelOrderMachine } from '../../../machines/cancelOrder';

export const cancelAnswers = {
  cancelled: { ok: true as const },
  'the store has begun': { ok: false as const, reason: 'tooLate' as const },
  refused: { ok: false as const, reason: 'refused' as const },
};

export const cancelOrder = defineModel(cancelOrderMachine, {
  inputs: { 'an order': { orderId: 100007, contactNumber: null } },
  events: {
    'cancelOrder.confirmed': [{ reason: 'Ordered by mistake', note: '' }],
    'cancelOrder.retried': [{}],
    'cancelOrder.closed': [{}],
  },
  results: { cancelOrder: cancelAnswers },
});
