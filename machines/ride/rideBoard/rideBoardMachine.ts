import { rideBoardSetup } from './boardSetup';
import { rideFollowing } from './followingStates';
import { rideSigningOut } from './signingOutStates';

export const rideBoardMachine = rideBoardSetup.createMachine({
  id: 'rideBoard',
  version: '1.0.0',
  description:
    'Offers and orders of a courier, as they come; a new offer or message buzzes, and a lost connection is told and recovers.',
  context: { offers: [], messages: [], failures: 0, hasLeft: false },
  output: ({ context: { hasLeft } }) => ({ hasLeft }),
  initial: 'loading',
  on: {
    'rideBoard.leaving': {
      target: '.signingOut',
      actions: 'noteLeaving',
      description: 'They sign out.',
    },
  },
  states: {
    loading: {
      description: 'The orders are fetched.',
      meta: { screen: 'loading', requirements: ['RIDE-03'] },
      tags: ['busy'],
      invoke: {
        id: 'beginBoard',
        src: 'beginBoard',
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'following',
            actions: { type: 'keepCalling', params: ({ event }) => event.output },
            description: 'They are there, or stood there last.',
          },
          { target: 'signedOut', description: 'The session has ended.' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The orders could not be fetched; it can be tried again.',
      meta: { screen: 'failed', requirements: ['RIDE-03', 'ERR-01'] },
      tags: ['failed'],
      on: { 'rideBoard.retried': 'loading' },
    },
    following: rideFollowing,
    ...rideSigningOut,
  },
});
