import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type OperatorSessionEvent =
  | { type: 'operatorSession.leaving' }
  | { type: 'operatorSession.ended' };

export type OperatorSessionScreen = 'working' | 'leaving' | 'none';

const missing = () => Promise.reject(new Error('actor not provided'));

export const operatorSessionMachine = setup({
  types: typesOf<{
    context: { hasLeft: boolean };
    output: { hasLeft: boolean };
    events: OperatorSessionEvent;
    tags: Tag;
    meta: { screen: OperatorSessionScreen; requirements: readonly string[] };
  }>(),
  actors: { signOut: fromPromise<unknown>(missing) },
  actions: { noteLeaving: assign({ hasLeft: true }) },
}).createMachine({
  id: 'operatorSession',
  version: '1.0.0',
  description:
    'An operator works in the shop’s own room until they leave it or their session ends.',
  context: { hasLeft: false },
  output: ({ context: { hasLeft } }) => ({ hasLeft }),
  initial: 'working',
  states: {
    working: {
      description: 'The room is open.',
      meta: { screen: 'working', requirements: ['OPER-01'] },
      on: {
        'operatorSession.leaving': {
          target: 'signingOut',
          actions: 'noteLeaving',
          description: 'They sign out.',
        },
        'operatorSession.ended': {
          target: 'signedOut',
          description: 'The shop says that it has ended.',
        },
      },
    },
    signingOut: {
      description: 'The shop is told; in this browser the session ends in any case.',
      meta: { screen: 'leaving', requirements: ['OPER-01'] },
      tags: ['busy'],
      on: { 'operatorSession.ended': { description: 'It is being ended.' } },
      invoke: { id: 'signOut', src: 'signOut', onDone: 'signedOut', onError: 'signedOut' },
    },
    signedOut: {
      type: 'final',
      description: 'Nobody is in the room.',
      meta: { screen: 'none', requirements: ['OPER-01'] },
      tags: ['done', 'needsSignIn'],
    },
  },
});
