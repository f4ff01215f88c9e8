import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { PressAnswer, RidePress } from './press';

/** `signedOut`: the press is kept for when its courier has signed in again. */
export type SendAnswer = PressAnswer | { ok: false; reason: 'signedOut' };

export type RidePressesEvent =
  | { type: 'ridePresses.pressed'; press: RidePress }
  | { type: 'ridePresses.retried' };

export type RidePressesScreen = 'none' | 'sending' | 'waiting';

interface Answered {
  readonly press: RidePress | undefined;
  readonly answer: SendAnswer;
}

const isDuty = ({ step }: RidePress) => step === 'goOn' || step === 'goOff';
const refusalOf = (answer: SendAnswer) =>
  answer.ok ? null : 'message' in answer ? answer.message : '';

const missing = () => Promise.reject(new Error('actor not provided'));
const provided = () => {
  throw new Error('action not provided');
};

export const ridePressesMachine = setup({
  types: typesOf<{
    context: {
      queue: readonly RidePress[];
      failures: number;
      /** What the shop said when it refused a change of duty, until duty is pressed again; of orders their own cards tell. */
      dutyRefused: string | null;
    };
    input: { queue: readonly RidePress[] };
    events: RidePressesEvent;
    tags: Tag;
    meta: { screen: RidePressesScreen; requirements: readonly string[] };
  }>(),
  actors: { sendPress: fromPromise<SendAnswer, RidePress | undefined>(missing) },
  actions: {
    keepPress: assign(({ context: { queue } }, { press }: { press: RidePress }) => ({
      queue: [...queue, press],
      ...(isDuty(press) && { dutyRefused: null }),
    })),
    dropFirst: assign({ queue: ({ context: { queue } }) => queue.slice(1) }),
    noteDuty: assign((_, { press, answer }: Answered) =>
      press && isDuty(press) ? { dutyRefused: refusalOf(answer) } : {},
    ),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    /** Writes down what is not sent yet. */
    writeDown: (_, _queue: { queue: readonly RidePress[] }) => provided(),
    /** Tells who waits for it what has become of a press. */
    tell: (_, _answered: Answered) => provided(),
  },
  guards: {
    hasPress: ({ context }) => context.queue.length > 0,
    isSignedOut: (_, answer: SendAnswer) => !answer.ok && answer.reason === 'signedOut',
  },
  delays: {
    /** 2, 4, 8, then 15 seconds. */
    retryPause: ({ context }) => Math.min(15_000, 1_000 * 2 ** Math.min(context.failures, 6)),
  },
}).createMachine({
  id: 'ridePresses',
  version: '1.0.0',
  description:
    'What a courier presses is kept, and sent once and in order, now or when the shop is reached again.',
  context: ({ input }) => ({ queue: input.queue, failures: 0, dutyRefused: null }),
  initial: 'resting',
  on: {
    'ridePresses.pressed': {
      actions: [
        { type: 'keepPress', params: ({ event }) => event },
        { type: 'writeDown', params: ({ context }) => context },
      ],
      description: 'It is kept, to be sent in its turn.',
    },
  },
  states: {
    resting: {
      description: 'All is sent.',
      meta: { screen: 'none', requirements: ['RIDE-09'] },
      always: { guard: 'hasPress', target: 'sending', description: 'Something was pressed.' },
    },
    sending: {
      description: 'The first of what is kept is sent.',
      meta: { screen: 'sending', requirements: ['RIDE-09'] },
      tags: ['busy', 'quiet'],
      invoke: {
        id: 'sendPress',
        src: 'sendPress',
        input: ({ context: { queue } }) => queue[0],
        onDone: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signedOut',
            description: 'The session has ended; what is kept stays.',
          },
          {
            target: 'resting',
            actions: [
              {
                type: 'tell',
                params: ({ context: { queue }, event }) => ({
                  press: queue[0],
                  answer: event.output,
                }),
              },
              {
                type: 'noteDuty',
                params: ({ context: { queue }, event }) => ({
                  press: queue[0],
                  answer: event.output,
                }),
              },
              'dropFirst',
              'forgetFailures',
              { type: 'writeDown', params: ({ context }) => context },
            ],
            description: 'The shop has answered.',
          },
        ],
        onError: {
          target: 'waiting',
          actions: 'countFailure',
          description: 'Nothing answers: it stays kept.',
        },
      },
    },
    waiting: {
      description: 'The shop is not reached: it is said what is not sent yet.',
      meta: { screen: 'waiting', requirements: ['RIDE-09'] },
      tags: ['failed'],
      on: {
        'ridePresses.retried': {
          target: 'sending',
          description: 'Somebody, or the network that is back, asks to try now.',
        },
      },
      after: { retryPause: { target: 'sending', description: 'It is tried again.' } },
    },
    signedOut: {
      type: 'final',
      description: 'It is sent once its courier has signed in again.',
      meta: { screen: 'none', requirements: ['RIDE-01', 'RIDE-09'] },
      tags: ['done', 'needsSignIn'],
    },
  },
});
