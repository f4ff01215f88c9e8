import { defineModel } from '../../../charts/package/define';
import { type LoadedOrder, trackingMachine } from '../../../machines/orders/tracking';

const loadOrder: Record<string, LoadedOrder> = {
  'on its way': { ok: true, status: 'picked_up' },
  delivered: { ok: true, status: 'delivered' },
  'no such order': { ok: false, reason: 'notFound' },
};

export const tracking = defineModel(trackingMachine, {
  inputs: { 'an order': { orderId: 100007, contactNumber: null } },
  events: {
    'tracking.connected': [{}],
    'tracking.orderChanged': [{ status: 'processing' }, { status: 'delivered' }],
    'tracking.streamEnded': [{}],
    'tracking.retried': [{}],
    'tracking.networkLost': [{}],
    'tracking.refreshed': [{}],
  },
  results: { loadOrder, followOrder: {} },
  project: ({ status, failures, polls }) => [status, Math.min(failures, 1), Math.min(polls, 3)],
  infeasible: {
    'tracking.streaming|xstate.done.actor.followOrder|0':
      'A stream never ends by itself: it says tracking.streamEnded',
  },
});
