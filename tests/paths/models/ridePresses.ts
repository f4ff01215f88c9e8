import { defineModel } from '../../../charts/package/define';
import { type RidePress, ridePressesMachine } from '../../../machines/ride/ridePresses';

const press: RidePress = {
  key: 'a',
  step: 'goOn',
  orderId: 0,
  code: '',
  isCashCollected: false,
  reason: '',
  photo: '',
};

export const ridePresses = defineModel(ridePressesMachine, {
  inputs: {
    'nothing is kept': { queue: [] },
    'something is kept': { queue: [press] },
  },
  events: {
    'ridePresses.pressed': [{ press }],
    'ridePresses.retried': [{}],
  },
  results: {
    sendPress: {
      'it is noted': { ok: true },
      'somebody was faster': { ok: false, reason: 'handled', by: 'Omar' },
      'the session has ended': { ok: false, reason: 'signedOut' },
    },
  },
  project: ({ queue, failures }) => [Math.min(queue.length, 2), Math.min(failures, 1)],
});
