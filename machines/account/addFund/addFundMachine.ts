import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** What is added and how it is paid; equal requests with one key open one payment page. */
export interface FundRequest {
  readonly amount: number;
  readonly method: string;
  readonly key: string;
}

export type AddFundAnswer =
  | { ok: true; link: string }
  | { ok: false; reason: 'refused' | 'signedOut'; messages: readonly string[] };
export type AddFundScreen = 'form' | 'signedOut' | 'failed' | 'closed';
export type AddFundEvent =
  | { type: 'addFund.submitted'; request: FundRequest }
  | { type: 'addFund.retried' }
  | { type: 'addFund.closed' };

const missing = () => Promise.reject(new Error('not provided'));

/** Adding money to the wallet: from the dialog to the payment page (WAL-02, WAL-11). */
export const addFundMachine = setup({
  types: typesOf<{
    context: { request: FundRequest | null; leaving: boolean };
    events: AddFundEvent;
    output: { leaving: boolean };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: AddFundScreen; requirements: readonly string[] };
  }>(),
  actors: {
    openPayment: fromPromise<AddFundAnswer, FundRequest | null>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepRequest: assign((_, { request }: { request: FundRequest }) => ({ request })),
    noteLeaving: assign({ leaving: true }),
    goToPayment: (_, _answer: AddFundAnswer) => notProvided(),
    sayWhyRefused: enqueueActions(({ enqueue }, answer: AddFundAnswer) => {
      for (const text of answer.ok ? [] : answer.messages) {
        enqueue.emit({ type: 'notify', tone: 'error', message: 'server.refusal', text });
      }
    }),
  },
  guards: {
    isOpened: (_, answer: AddFundAnswer) => answer.ok,
    isSignedOut: (_, answer: AddFundAnswer) => !answer.ok && answer.reason === 'signedOut',
    hasSignedIn: (_, { signedIn }: { signedIn: boolean }) => signedIn,
  },
}).createMachine({
  id: 'addFund',
  version: '1.0.0',
  description: 'A customer adds money to the wallet, from the dialog to the payment page.',
  context: { request: null, leaving: false },
  output: ({ context }) => ({ leaving: context.leaving }),
  initial: 'choosingAmount',
  states: {
    choosingAmount: {
      description: 'The customer says how much to add and how to pay it.',
      meta: { screen: 'form', requirements: ['WAL-02', 'WAL-03', 'WAL-04', 'WAL-05'] },
      tags: ['needsAnswer'],
      on: {
        'addFund.submitted': {
          target: 'openingPayment',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
        'addFund.closed': 'closed',
      },
    },
    openingPayment: {
      description: 'The shop opens a payment page for the amount.',
      meta: { screen: 'form', requirements: ['WAL-08', 'WAL-09', 'WAL-10'] },
      tags: ['busy'],
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            target: 'leaving',
            actions: ['noteLeaving', { type: 'goToPayment', params: ({ event }) => event.output }],
            description: 'The page is there.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'choosingAmount',
            actions: [{ type: 'sayWhyRefused', params: ({ event }) => event.output }],
            description: 'The shop refused; each of its reasons is told.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and the payment page is asked for after all.',
      meta: { screen: 'form', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'openingPayment', description: 'Signed in: it goes on.' },
        nobody: { target: 'signedOut', description: 'Nobody signed in: what was typed stays.' },
        failed: 'signedOut',
      }),
    },
    signedOut: {
      description: 'The customer reads that the sign-in has ended, and may sign in and go on.',
      meta: { screen: 'signedOut', requirements: ['SESS-11'] },
      tags: ['needsAnswer'],
      on: { 'addFund.retried': 'signingIn', 'addFund.closed': 'closed' },
    },
    failed: {
      description: 'The shop could not be reached; the customer may try again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: { 'addFund.retried': 'openingPayment', 'addFund.closed': 'closed' },
    },
    leaving: {
      type: 'final',
      description: 'The browser goes to the payment page, which leads back to the wallet.',
      meta: { screen: 'closed', requirements: ['WAL-11'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed and nothing has happened.',
      meta: { screen: 'closed', requirements: ['WAL-02'] },
    },
  },
});
