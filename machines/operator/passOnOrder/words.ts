import type { Words } from '../../wordList';

export const words: Words = {
  title: 'Pass on an order that is not brought',
  events: {
    'passOnOrder.started': 'Pass it on pressed',
    'passOnOrder.kept': 'Back pressed',
    'passOnOrder.chosen': 'A way is chosen',
    'passOnOrder.retried': 'Try again',
    'passOnOrder.closed': 'Order closed',
  },
  guards: {
    isDone: 'The shop has noted it',
    isHandled: 'Somebody else was faster',
    isSignedOut: 'The session has ended',
  },
  unmet: {
    isDone: 'the shop has not noted it',
    isHandled: 'nobody else was faster',
    isSignedOut: 'the session has not ended',
  },
  actors: { passOn: 'Say what becomes of it' },
  actions: {
    keepWay: 'Keep the way',
    keepWho: 'Note who was faster',
    keepMessage: 'Note what the shop said',
    noteSignedOut: 'Note that the session has ended',
  },
  delays: {},
};
