import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** How many points; equal requests with one key convert once. */
export interface PointsRequest {
  readonly points: number;
  readonly key: string;
}

export type ConvertPointsAnswer =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'signedOut'; message: string };
export type ConvertPointsScreen = 'form' | 'signedOut' | 'failed' | 'closed';
export type ConvertPointsEvent =
  | { type: 'convertPoints.submitted'; request: PointsRequest }
  | { type: 'convertPoints.retried' }
  | { type: 'convertPoints.closed' };

const missing = () => Promise.reject(new Error('not provided'));

/** Converting loyalty points into money of the wallet (WAL-14, WAL-15). */
export const convertPointsMachine = setup({
  types: typesOf<{
    context: { request: PointsRequest | null; converted: boolean };
    events: ConvertPointsEvent;
    output: { converted: boolean };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ConvertPointsScreen; requirements: readonly string[] };
  }>(),
  actors: {
    convertPoints: fromPromise<ConvertPointsAnswer, PointsRequest | null>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepRequest: assign((_, { request }: { request: PointsRequest }) => ({ request })),
    noteConverted: assign({ converted: true }),
    showNewBalances: notProvided,
    sayConverted: emit({ type: 'notify', tone: 'success', message: 'points.converted' }),
    sayWhyRefused: emit((_, answer: ConvertPointsAnswer) => ({
      type: 'notify' as const,
      tone: 'error' as const,
      message: 'server.refusal' as const,
      text: answer.ok ? '' : answer.message,
    })),
  },
  guards: {
    isConverted: (_, answer: ConvertPointsAnswer) => answer.ok,
    isSignedOut: (_, answer: ConvertPointsAnswer) => !answer.ok && answer.reason === 'signedOut',
    hasSignedIn,
  },
}).createMachine({
  id: 'convertPoints',
  version: '1.0.0',
  description: 'A customer turns loyalty points into money of the wallet.',
  context: { request: null, converted: false },
  output: ({ context }) => ({ converted: context.converted }),
  initial: 'choosingPoints',
  states: {
    choosingPoints: {
      description: 'The customer says how many points to convert and sees what they are worth.',
      meta: { screen: 'form', requirements: ['WAL-14'] },
      tags: ['needsAnswer'],
      on: {
        'convertPoints.submitted': {
          target: 'converting',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
        'convertPoints.closed': 'closed',
      },
    },
    converting: {
      description: 'The shop takes the points and puts the money into the wallet.',
      meta: { screen: 'form', requirements: ['WAL-14', 'WAL-15'] },
      tags: ['busy'],
      invoke: {
        id: 'convertPoints',
        src: 'convertPoints',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isConverted', params: ({ event }) => event.output },
            target: 'converted',
            actions: ['noteConverted', 'showNewBalances', 'sayConverted'],
            description: 'The money is in the wallet.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'choosingPoints',
            actions: [
              'showNewBalances',
              { type: 'sayWhyRefused', params: ({ event }) => event.output },
            ],
            description: 'The shop refused and said why.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description:
        'The customer signs in again, sees whose points they are, and may convert them after all.',
      meta: { screen: 'form', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: {
          target: 'choosingPoints',
          actions: 'showNewBalances',
          description:
            'Signed in, perhaps as another customer, who sees first whose points they are.',
        },
        nobody: { target: 'signedOut', description: 'Nobody signed in: what was typed stays.' },
        failed: 'signedOut',
      }),
    },
    signedOut: {
      description: 'The customer reads that the sign-in has ended, and may sign in and go on.',
      meta: { screen: 'signedOut', requirements: ['SESS-11'] },
      tags: ['needsAnswer'],
      on: { 'convertPoints.retried': 'signingIn', 'convertPoints.closed': 'closed' },
    },
    failed: {
      description: 'The shop could not be reached; trying again converts at the most once.',
      meta: { screen: 'failed', requirements: ['ERR-01', 'WAL-15'] },
      tags: ['failed'],
      on: { 'convertPoints.retried': 'converting', 'convertPoints.closed': 'closed' },
    },
    converted: {
      type: 'final',
      description: 'The points are money of the wallet now, and the customer has been told.',
      meta: { screen: 'closed', requirements: ['WAL-15'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'closed', requirements: ['WAL-14'] },
      entry: 'showNewBalances',
    },
  },
});
