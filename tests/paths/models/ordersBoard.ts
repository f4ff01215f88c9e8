import { defineModel } from '../../../charts/package/define';
import { ordersBoardMachine } from '../../../machines/desk/ordersBoard';

export const ordersBoard = defineModel(ordersBoardMachine, {
  inputs: { 'a store': undefined },
  events: {
    'ordersBoard.connected': [{}],
    'ordersBoard.changed': [{ waiting: [100007] }, { waiting: [] }],
    'ordersBoard.streamEnded': [{}],
    'ordersBoard.retried': [{}],
    'ordersBoard.networkLost': [{}],
    'ordersBoard.leaving': [{}],
  },
  results: {
    loadBoard: {
      'nothing waits': { ok: true, waiting: [] },
      'an order waits': { ok: true, waiting: [100007] },
      'the session has ended': { ok: false, reason: 'signedOut' },
    },
    followBoard: {},
    signOut: { 'it has ended': {} },
  },
  project: ({ known, failures, hasLeft }) => [known.length, Math.min(failures, 1), hasLeft],
  infeasible: {
    'ordersBoard.following.streaming|xstate.done.actor.followBoard|0':
      'A stream never ends by itself: it says ordersBoard.streamEnded',
  },
});
