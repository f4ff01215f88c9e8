import { defineModel } from '../../../charts/package/define';
import { type RideBoardAnswer, rideBoardMachine } from '../../../machines/ride/rideBoard';

const answers: Record<string, RideBoardAnswer> = {
  'nothing is offered': { ok: true, offers: [] },
  'an order is offered': { ok: true, offers: [100007] },
  'the session has ended': { ok: false, reason: 'signedOut' },
};

export const rideBoard = defineModel(rideBoardMachine, {
  inputs: { 'a courier': undefined },
  events: {
    'rideBoard.connected': [{}],
    'rideBoard.changed': [{ offers: [100007] }, { offers: [] }],
    'rideBoard.streamEnded': [{}],
    'rideBoard.retried': [{}],
    'rideBoard.networkLost': [{}],
    'rideBoard.leaving': [{}],
  },
  results: {
    beginBoard: answers,
    loadBoard: answers,
    followBoard: {},
    signOut: { 'it has ended': {} },
  },
  project: ({ known, failures, hasLeft }) => [known.length, Math.min(failures, 1), hasLeft],
  infeasible: {
    'rideBoard.following.streaming|xstate.done.actor.followBoard|0':
      'A stream never ends by itself: it says rideBoard.streamEnded',
  },
});
