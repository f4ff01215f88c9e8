import { defineModel } from '../../../charts/package/define';
import { type HandleAnswer, handleOrderMachine } from '../../../machines/desk/handleOrder';

const answers: Record<string, HandleAnswer> = {
  'it is noted': { ok: true },
  'somebody was faster': { ok: false, reason: 'handled', by: 'samir@store.example' },
  'the session has ended': { ok: false, reason: 'signedOut' },
  'the shop says no': { ok: false, reason: 'refused', message: 'No.' },
};

export const handleOrder = defineModel(handleOrderMachine, {
  inputs: {
    'a new order': {
      orderId: 100007,
      status: 'pending',
      canRescue: false,
      canDeliver: false,
      isElsewhere: false,
    },
    'one that is made': {
      orderId: 100007,
      status: 'processing',
      canRescue: false,
      canDeliver: false,
      isElsewhere: false,
    },
    'one that is ready': {
      orderId: 100007,
      status: 'handover',
      canRescue: false,
      canDeliver: false,
      isElsewhere: false,
    },
    'one that its courier does not bring': {
      orderId: 100007,
      status: 'picked_up',
      canRescue: true,
      canDeliver: false,
      isElsewhere: false,
    },
    'one with a courier of their own': {
      orderId: 100007,
      status: 'picked_up',
      canRescue: true,
      canDeliver: true,
      isElsewhere: false,
    },
    'one that was brought back': {
      orderId: 100007,
      status: 'handover',
      canRescue: true,
      canDeliver: false,
      isElsewhere: false,
    },
  },
  events: {
    'handleOrder.accepted': [{ minutes: 20 }],
    'handleOrder.refusing': [{}],
    'handleOrder.kept': [{}],
    'handleOrder.refused': [{ reason: 'closing' }],
    'handleOrder.prepared': [{}],
    'handleOrder.handedOver': [{}],
    'handleOrder.delivered': [{}],
    'handleOrder.rescuing': [{}],
    'handleOrder.rescued': [{ way: 'again' }],
    'handleOrder.moved': [
      {
        status: 'processing',
        canRescue: false,
        canDeliver: false,
        isElsewhere: false,
        by: 'samir@store.example',
      },
      { status: 'handover', canRescue: true, canDeliver: false, isElsewhere: false, by: '' },
      { status: 'canceled', canRescue: false, canDeliver: false, isElsewhere: false, by: '' },
    ],
    'handleOrder.left': [{}],
    'handleOrder.retried': [{}],
    'handleOrder.closed': [{}],
  },
  results: {
    accept: answers,
    refuse: answers,
    markPrepared: answers,
    handOver: answers,
    deliver: answers,
    rescue: answers,
  },
});
