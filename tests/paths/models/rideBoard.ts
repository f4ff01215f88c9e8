import { defineModel } from '../../../charts/package/define';
import { type RideBoardAnswer, rideBoardMachine } from '../../../machines/ride/rideBoard';

const answers: Record<string, RideBoardAnswer> = {
  'nothing is offered': { ok: true, offers: [], messages: [] },
  'an order is offered': { ok: true, offers: [100007], messages: [] },
  'the session has ended': { ok: false, reason: 'signedOut' },
};

export const rideBoard = defineModel(rideBoardMachine, {
  inputs: { 'a courier': undefined },
  events: {
    'rideBoard.connected': [{}],
    'rideBoard.changed': [
      { offers: [100007], messages: [] },
      { offers: [], messages: [] },
      { offers: [], messages: [31] },
    ],
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
  project: ({ offers, messages, failures, hasLeft }) => [
    offers.length,
    messages.length,
    Math.min(failures, 1),
    hasLeft,
  ],
  infeasible: {
    'rideBoard.following.streaming|xstate.done.actor.followBoard|0':
      'A stream never ends by itself: it says rideBoard.streamEnded',
  },
});
