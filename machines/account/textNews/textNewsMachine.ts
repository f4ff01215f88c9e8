import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type TextNewsEvent = { type: 'textNews.switched'; wanted: boolean };

export type TextNewsScreen = 'resting' | 'failed' | 'signedOut';

export type TextNewsTold = { ok: true } | { ok: false; reason: 'signedOut' };

interface TextNewsContext {
  /** What the shop has noted. */
  wanted: boolean;
  /** What it is to note. */
  wish: boolean;
}

const missing = () => Promise.reject(new Error('actor not provided'));
const outputOf = ({ event }: { event: DoneActorEvent<TextNewsTold> }) => event.output;

/** Text messages about orders and trips: a customer switches them off, and on again. */
export const textNewsMachine = setup({
  types: typesOf<{
    context: TextNewsContext;
    input: { wanted: boolean };
    events: TextNewsEvent;
    tags: Tag;
    meta: { screen: TextNewsScreen; requirements: readonly string[] };
  }>(),
  actors: { noteWish: fromPromise<TextNewsTold, { wanted: boolean }>(missing) },
  actions: {
    keepWish: assign((_, { wanted }: { wanted: boolean }) => ({ wish: wanted })),
    takeWish: assign(({ context }) => ({ wanted: context.wish })),
    dropWish: assign(({ context }) => ({ wish: context.wanted })),
  },
  guards: { isNoted: (_, told: TextNewsTold) => told.ok },
}).createMachine({
  id: 'textNews',
  version: '1.0.0',
  description:
    'A customer says whether text messages about their orders and trips are wanted, and the shop keeps to it.',
  context: ({ input: { wanted } }) => ({ wanted, wish: wanted }),
  initial: 'resting',
  states: {
    resting: {
      description: 'It is shown whether they are wanted.',
      meta: { screen: 'resting', requirements: ['TEXT-06'] },
      on: {
        'textNews.switched': {
          target: 'noting',
          actions: { type: 'keepWish', params: ({ event }) => event },
          description: 'It is switched.',
        },
      },
    },
    noting: {
      description: 'The shop is told; it is shown as it was switched.',
      meta: { screen: 'resting', requirements: ['TEXT-06'] },
      tags: ['busy'],
      invoke: {
        id: 'noteWish',
        src: 'noteWish',
        input: ({ context: { wish } }) => ({ wanted: wish }),
        onDone: [
          {
            guard: { type: 'isNoted', params: outputOf },
            target: 'resting',
            actions: 'takeWish',
            description: 'The shop keeps to it from now on.',
          },
          {
            target: 'signedOut',
            actions: 'dropWish',
            description: 'The session has ended: nothing was changed.',
          },
        ],
        onError: { target: 'failed', actions: 'dropWish' },
      },
    },
    failed: {
      description: 'The shop could not be told: it is as it was, and can be switched again.',
      meta: { screen: 'failed', requirements: ['TEXT-06', 'ERR-01'] },
      tags: ['failed'],
      on: {
        'textNews.switched': {
          target: 'noting',
          actions: { type: 'keepWish', params: ({ event }) => event },
          description: 'It is switched again.',
        },
      },
    },
    signedOut: {
      tags: ['needsSignIn'],
      description: 'Only who is signed in can switch it.',
      meta: { screen: 'signedOut', requirements: ['TEXT-06'] },
      on: {
        'textNews.switched': {
          target: 'noting',
          actions: { type: 'keepWish', params: ({ event }) => event },
          description: 'It is switched again.',
        },
      },
    },
  },
});
