import type { Words } from '../../wordList';

export const words: Words = {
  title: 'See to an order',
  events: {
    'handleOrder.accepted': 'Minutes pressed',
    'handleOrder.refusing': 'Refuse pressed',
    'handleOrder.kept': 'Back pressed',
    'handleOrder.refused': 'A reason is chosen',
    'handleOrder.prepared': 'Ready pressed',
    'handleOrder.handedOver': 'Handed over pressed',
    'handleOrder.moved': 'The order stands elsewhere',
    'handleOrder.retried': 'Try again',
    'handleOrder.closed': 'Order closed',
  },
  guards: {
    can: 'It can be done where the order stands',
    canStill: 'It can still be refused',
    wasAccepting: 'It was being accepted',
    wasRefusing: 'It was being refused',
    wasMarkingPrepared: 'It was being said to be ready',
    isDone: 'The shop has noted it',
    isHandled: 'Somebody else was faster',
    isSignedOut: 'The session has ended',
  },
  unmet: {
    can: 'it cannot be done where the order stands',
  },
  actors: {
    accept: 'Accept the order',
    refuse: 'Refuse the order',
    markPrepared: 'Say that it is ready',
    handOver: 'Say that it was handed over',
  },
  actions: {
    keepMinutes: 'Keep the minutes',
    keepReason: 'Keep the reason',
    noteStep: 'Note what is being done',
    keepStanding: 'Keep where it stands',
    keepWho: 'Note who was faster',
    noteSignedOut: 'Note that the session has ended',
    keepMessage: 'Note what the shop said',
  },
  delays: {},
};
