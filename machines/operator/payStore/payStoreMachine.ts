import { assign, fromPromise, setup } from 'xstate';
import type { PaymentKind } from '../../../domain/operator/ledger';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** `balance` and `lastPayment`, by its number, are what was seen of the store's account; a `receipt` is paid by a store that owes the shop. */
export interface Payment {
  readonly storeId: number;
  readonly kind: PaymentKind;
  readonly balance: number;
  readonly lastPayment: number;
  readonly amount: number;
  readonly reference: string;
}

export type PaymentAnswer =
  | { ok: true }
  | { ok: false; reason: 'changed' | 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type PayStoreEvent =
  | { type: 'payStore.entered'; amount: number; reference: string }
  | { type: 'payStore.confirmed' }
  | { type: 'payStore.corrected' }
  | { type: 'payStore.retried' }
  | { type: 'payStore.closed' };

export type PayStoreScreen =
  | 'entering'
  | 'confirming'
  | 'changed'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface PayContext extends Payment {
  message: string;
  isSignedOut: boolean;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const payStoreMachine = setup({
  types: typesOf<{
    context: PayContext;
    /** `amount`: the most that can be paid of the balance. */
    input: Omit<Payment, 'reference'>;
    output: { signedOut: boolean };
    events: PayStoreEvent;
    tags: Tag;
    meta: { screen: PayStoreScreen; requirements: readonly string[] };
  }>(),
  actors: { recordPayment: fromPromise<PaymentAnswer, Payment>(missing) },
  actions: {
    keepEntered: assign((_, said: { amount: number; reference: string }) => ({
      amount: said.amount,
      reference: said.reference,
    })),
    keepMessage: assign((_, answer: PaymentAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
    noteSignedOut: assign({ isSignedOut: true }),
  },
  guards: {
    isDone: (_, answer: PaymentAnswer) => answer.ok,
    isChanged: (_, answer: PaymentAnswer) => !answer.ok && answer.reason === 'changed',
    isSignedOut: (_, answer: PaymentAnswer) => !answer.ok && answer.reason === 'signedOut',
  },
}).createMachine({
  id: 'payStore',
  version: '1.0.0',
  description:
    'An operator has paid a store, or was paid by one, and notes how much and by what it is found at the bank.',
  context: ({ input }) => ({
    ...input,
    reference: '',
    message: '',
    isSignedOut: false,
  }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'entering',
  on: { 'payStore.closed': { target: '.closed', description: 'Nothing is noted.' } },
  states: {
    entering: {
      description: 'Amount and reference are entered.',
      meta: { screen: 'entering', requirements: ['OPER-05'] },
      tags: ['needsAnswer'],
      on: {
        'payStore.entered': {
          target: 'confirming',
          actions: { type: 'keepEntered', params: ({ event }) => event },
          description: 'It is looked at once more.',
        },
      },
    },
    confirming: {
      description: 'It is asked whether it is right: a posting is never changed.',
      meta: { screen: 'confirming', requirements: ['OPER-05'] },
      tags: ['needsAnswer'],
      on: {
        'payStore.confirmed': { target: 'recording', description: 'It is right.' },
        'payStore.corrected': { target: 'entering', description: 'It is not right yet.' },
      },
    },
    recording: {
      description: 'The shop notes it, if no other payment was noted since the account was seen.',
      meta: { screen: 'confirming', requirements: ['OPER-05'] },
      tags: ['busy'],
      on: { 'payStore.closed': { description: 'The shop is being told.' } },
      invoke: {
        id: 'recordPayment',
        src: 'recordPayment',
        input: ({ context: { storeId, kind, balance, lastPayment, amount, reference } }) => ({
          storeId,
          kind,
          balance,
          lastPayment,
          amount,
          reference,
        }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'done',
            description: 'It is noted.',
          },
          {
            guard: { type: 'isChanged', params: ({ event }) => event.output },
            target: 'changed',
            description: 'Another payment was noted since the account was seen.',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            target: 'signedOut',
            description: 'The session has ended.',
          },
          {
            target: 'refusedByShop',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'The shop does not do so, and says why.',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description:
        'The shop could not be reached; trying again notes nothing twice, since the account would have changed.',
      meta: { screen: 'trouble', requirements: ['OPER-05', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'payStore.retried': 'recording' },
    },
    changed: {
      description: 'The account has changed meanwhile, and is to be looked at again.',
      meta: { screen: 'changed', requirements: ['OPER-05'] },
      tags: ['failed', 'needsAnswer'],
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why.',
      meta: { screen: 'refused', requirements: ['OPER-05', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'payStore.corrected': { target: 'entering', description: 'It is corrected.' } },
    },
    signedOut: {
      description: 'The session has ended: nothing was noted.',
      meta: { screen: 'signedOut', requirements: ['OPER-01'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'The payment is noted.',
      meta: { screen: 'none', requirements: ['OPER-05'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'Nothing was noted.',
      meta: { screen: 'none', requirements: ['OPER-05'] },
    },
  },
});
