import { boardSetup } from './boardSetup';
import { followingStates } from './followingStates';
import { signingOutStates } from './signingOutStates';

export const ordersBoardMachine = boardSetup.createMachine({
  id: 'ordersBoard',
  version: '1.0.0',
  description:
    'The open orders of a store, as they come; a new one rings, and a lost connection is told and recovers.',
  context: { known: [], failures: 0, hasLeft: false },
  output: ({ context: { hasLeft } }) => ({ hasLeft }),
  initial: 'loading',
  on: {
    'ordersBoard.leaving': {
      target: '.signingOut',
      actions: 'noteLeaving',
      description: 'They sign out.',
    },
  },
  states: {
    loading: {
      description: 'The orders are fetched.',
      meta: { screen: 'loading', requirements: ['DESK-03'] },
      tags: ['busy'],
      invoke: {
        id: 'loadBoard',
        src: 'loadBoard',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'following',
            actions: { type: 'keepWaiting', params: ({ event }) => event.output },
            description: 'They are there.',
          },
          { target: 'signedOut', description: 'The session has ended.' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The orders could not be fetched; it can be tried again.',
      meta: { screen: 'failed', requirements: ['DESK-03', 'ERR-01'] },
      tags: ['failed'],
      on: { 'ordersBoard.retried': 'loading' },
    },
    following: followingStates,
    ...signingOutStates,
  },
});
