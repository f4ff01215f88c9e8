import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn, hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export interface RefundPhoto {
  readonly name: string;
  readonly size: number;
}

export interface RefundWish {
  readonly reason: string;
  readonly note: string;
  readonly photos: readonly RefundPhoto[];
}

export type RefundToAsk = RefundWish & { readonly orderId: number };
export type RequestRefundAnswer =
  | { ok: true }
  | { ok: false; reason: 'asked' | 'refused' | 'signedOut'; message: string };
export type RequestRefundScreen = 'asking' | 'refused' | 'failed' | 'closed';
export type RequestRefundEvent =
  | { type: 'requestRefund.sent'; wish: RefundWish }
  | { type: 'requestRefund.closed' };

const missing = () => Promise.reject(new Error('not provided'));

export const requestRefundMachine = setup({
  types: typesOf<{
    context: { wish: RefundToAsk; message: string; asked: boolean };
    input: { orderId: number };
    output: { asked: boolean };
    events: RequestRefundEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: RequestRefundScreen; requirements: readonly string[] };
  }>(),
  actors: {
    askRefund: fromPromise<RequestRefundAnswer, RefundToAsk>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepWish: assign(({ context }, { wish }: { wish: RefundWish }) => ({
      wish: { ...context.wish, ...wish },
    })),
    keepMessage: assign((_, answer: RequestRefundAnswer) => ({
      message: answer.ok ? '' : answer.message,
    })),
    markAsked: assign({ asked: true }),
    sayAsked: emit({ type: 'notify', tone: 'success', message: 'order.refundAsked' }),
  },
  guards: {
    // A request whose answer was lost has arrived: that it is known already is what was wanted.
    hasArrived: (_, answer: RequestRefundAnswer) => answer.ok || answer.reason === 'asked',
    isSignInNeeded: (_, answer: RequestRefundAnswer) => !answer.ok && answer.reason === 'signedOut',
    hasSignedIn,
  },
}).createMachine({
  id: 'requestRefund',
  version: '1.1.0',
  description: 'A shopper asks the money of a delivered order back and says why.',
  context: ({ input }) => ({
    wish: { ...input, reason: '', note: '', photos: [] },
    message: '',
    asked: false,
  }),
  output: ({ context }) => ({ asked: context.asked }),
  initial: 'explaining',
  states: {
    explaining: {
      description: 'The shopper chooses a reason, and adds words and photos if they like.',
      meta: { screen: 'asking', requirements: ['ORD-02'] },
      tags: ['needsAnswer'],
      on: {
        'requestRefund.sent': {
          target: 'sending',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
        'requestRefund.closed': 'closed',
      },
    },
    sending: {
      description: 'The request is sent; it is kept once, however often it is sent.',
      meta: { screen: 'asking', requirements: ['ORD-02'] },
      tags: ['busy'],
      invoke: {
        id: 'askRefund',
        src: 'askRefund',
        input: ({ context }) => context.wish,
        onDone: [
          {
            guard: { type: 'hasArrived', params: ({ event }) => event.output },
            target: 'asked',
            actions: ['markAsked', 'sayAsked'],
            description: 'The shop has it and will answer.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'A file was no photo, or it is too late for this order.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and the request is sent after all.',
      meta: { screen: 'asking', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'sending', description: 'Signed in: the request is sent.' },
        nobody: { target: 'explaining', description: 'Nobody signed in: what was entered stays.' },
        failed: 'failed',
      }),
    },
    refused: {
      description: 'The shop did not take the request and says why; it can be changed and sent.',
      meta: { screen: 'refused', requirements: ['ORD-02', 'PROF-09'] },
      tags: ['needsAnswer'],
      on: {
        'requestRefund.sent': {
          target: 'sending',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
        'requestRefund.closed': 'closed',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was entered stays, it can be sent again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'requestRefund.sent': {
          target: 'sending',
          actions: { type: 'keepWish', params: ({ event }) => event },
        },
        'requestRefund.closed': 'closed',
      },
    },
    asked: {
      type: 'final',
      description: 'The request has arrived; its state shows on the order’s page.',
      meta: { screen: 'closed', requirements: ['ORD-02'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed and nothing was asked.',
      meta: { screen: 'closed', requirements: ['ORD-02'] },
    },
  },
});
