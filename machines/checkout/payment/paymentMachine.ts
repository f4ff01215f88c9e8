import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { OrderKey } from '../../orders/tracking';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decidePayment } from './decidePayment';
import type {
  CheckedPayment,
  OpenedPayment,
  PaymentEvent,
  PaymentFlag,
  PaymentInput,
  PaymentOutput,
  PaymentRequest,
  PaymentScreen,
  SwitchedPayment,
} from './types';

const missing = () => Promise.reject(new Error('actor not provided'));

export const mostChecks = 6;

const paymentSetup = setup({
  types: typesOf<{
    context: {
      key: OrderKey;
      flag: PaymentFlag;
      /** Through whom the shopper pays; null leaves it to the shop. */
      gateway: string | null;
      checks: number;
      refusal: string;
      /** The shop has the money and keeps it. */
      isPaid: boolean;
      output: PaymentOutput;
    };
    input: PaymentInput;
    output: PaymentOutput;
    events: PaymentEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: PaymentScreen; requirements: readonly string[] };
  }>(),
  actors: {
    checkPayment: fromPromise<CheckedPayment, OrderKey>(missing),
    openPayment: fromPromise<OpenedPayment, PaymentRequest>(missing),
    switchToCash: fromPromise<SwitchedPayment, OrderKey>(missing),
  },
  actions: {
    noteStanding: assign({
      isPaid: (_, answer: CheckedPayment) => answer.ok && decidePayment(answer.facts) === 'paid',
    }),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    keepGateway: assign({ gateway: (_, params: { gateway: string | null }) => params.gateway }),
    keepRefusal: assign({ refusal: (_, params: { message: string }) => params.message }),
    keepLink: assign({
      output: (_, params: { link: string }) => ({ kind: 'redirect' as const, link: params.link }),
    }),
    announceUpdate: emit({ type: 'notify', tone: 'success', message: 'payment.updated' }),
  },
  guards: {
    isSettled: (_, params: CheckedPayment) =>
      params.ok && !['open', 'underWay'].includes(decidePayment(params.facts)),
    isUnderWay: (_, params: CheckedPayment) =>
      params.ok && decidePayment(params.facts) === 'underWay',
    isSuccessClaimed: ({ context: { flag, checks } }) =>
      (flag === 'success' || flag === 'pending') && checks < mostChecks,
    isOpened: (_, params: OpenedPayment) => params.ok,
    isSwitched: (_, params: SwitchedPayment) => params.ok,
    isSignedOut: (_, params: OpenedPayment | SwitchedPayment) =>
      !params.ok && params.isSignedOut === true,
  },
  delays: {
    /** Most payments are known within a moment: 0.3 s at first, twice as long each time, at most 3 s. */
    checkPause: ({ context: { checks } }) => Math.min(300 * 2 ** (checks - 1), 3_000),
  },
});

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  version: '1.3.0',
  description:
    'An order that is to be paid on another page comes to an end: paid, paid in cash, or tried again.',
  context: ({ input }) => ({
    key: { orderId: input.orderId, contactNumber: input.contactNumber },
    flag: input.flag,
    gateway: input.gateway ?? null,
    checks: 0,
    refusal: '',
    isPaid: false,
    output: { kind: 'settled' },
  }),
  output: ({ context }) => context.output,
  initial: 'checking',
  states: {
    checking: {
      description: 'The shop is asked whether the payment has arrived.',
      meta: { screen: 'checking', requirements: ['ORD-02'] },
      tags: ['busy'],
      entry: 'countCheck',
      invoke: {
        id: 'checkPayment',
        src: 'checkPayment',
        input: ({ context }) => context.key,
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event.output },
            description: 'Nothing is left to pay.',
            target: 'settled',
            actions: { type: 'noteStanding', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnderWay', params: ({ event }) => event.output },
            description: 'The shopper has paid, and the money takes its time.',
            target: 'underWay',
          },
          {
            guard: 'isSuccessClaimed',
            description: 'The payment page says paid, and the shop does not know yet.',
            target: 'awaitingConfirmation',
          },
          { description: 'Not all of it is paid.', target: 'choosing' },
        ],
        onError: 'failed',
      },
    },
    awaitingConfirmation: {
      description: 'The payment is on its way to the shop.',
      meta: { screen: 'checking', requirements: [] },
      tags: ['busy'],
      after: { checkPause: { description: 'The shop is asked again.', target: 'checking' } },
    },
    underWay: {
      description: 'The money is on its way; nothing is left to do but wait for it.',
      meta: { screen: 'underWay', requirements: ['CHK-15'] },
      on: {
        'payment.checkedAgain': { description: 'The shop is asked again.', target: 'checking' },
      },
    },
    choosing: {
      description:
        'The order, or what came on top of it, is not paid: the shopper may pay, pay in cash, or cancel.',
      meta: { screen: 'choosing', requirements: ['CHK-15', 'WAL-07'] },
      tags: ['needsAnswer'],
      on: {
        'payment.gatewayChosen': {
          description: 'The shopper chooses through whom to pay.',
          actions: { type: 'keepGateway', params: ({ event }) => ({ gateway: event.gateway }) },
        },
        'payment.retried': {
          description: 'The shopper pays again.',
          target: 'openingPayment',
          actions: { type: 'keepGateway', params: ({ event }) => ({ gateway: event.gateway }) },
        },
        'payment.cashChosen': {
          description: 'The shopper pays in cash instead.',
          target: 'switchingToCash',
        },
        'payment.checkedAgain': { description: 'The shop is asked again.', target: 'checking' },
      },
    },
    openingPayment: {
      description: 'A new payment page is asked for.',
      meta: { screen: 'choosing', requirements: [] },
      tags: ['busy'],
      invoke: {
        id: 'openPayment',
        src: 'openPayment',
        input: ({ context }) => ({ ...context.key, gateway: context.gateway }),
        onDone: [
          {
            guard: { type: 'isOpened', params: ({ event }) => event.output },
            description: 'The payment page is ready.',
            target: 'leaving',
            actions: {
              type: 'keepLink',
              params: ({ event }) => ({ link: event.output.ok ? event.output.link : '' }),
            },
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            description: 'The session has ended, as is told already: the choice stays.',
            target: 'choosing',
          },
          {
            description: 'The shop refuses.',
            target: 'refused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({ message: event.output.ok ? '' : event.output.message }),
            },
          },
        ],
        onError: 'failed',
      },
    },
    switchingToCash: {
      description: 'The order is changed to cash.',
      meta: { screen: 'choosing', requirements: ['CHK-15'] },
      tags: ['busy'],
      invoke: {
        id: 'switchToCash',
        src: 'switchToCash',
        input: ({ context }) => context.key,
        onDone: [
          {
            guard: { type: 'isSwitched', params: ({ event }) => event.output },
            description: 'The order will be paid in cash.',
            target: 'settled',
            actions: 'announceUpdate',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            description: 'The session has ended, as is told already: the choice stays.',
            target: 'choosing',
          },
          {
            description: 'The shop refuses cash for this order.',
            target: 'refused',
            actions: {
              type: 'keepRefusal',
              params: ({ event }) => ({ message: event.output.ok ? '' : event.output.message }),
            },
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The shop refused; the shopper sees why and may choose again.',
      meta: { screen: 'refused', requirements: ['CHK-04'] },
      tags: ['needsAnswer'],
      on: {
        'payment.gatewayChosen': {
          description: 'The shopper chooses through whom to pay.',
          target: 'choosing',
          actions: { type: 'keepGateway', params: ({ event }) => ({ gateway: event.gateway }) },
        },
        'payment.retried': {
          description: 'The shopper pays again.',
          target: 'openingPayment',
          actions: { type: 'keepGateway', params: ({ event }) => ({ gateway: event.gateway }) },
        },
        'payment.cashChosen': {
          description: 'The shopper pays in cash instead.',
          target: 'switchingToCash',
        },
      },
    },
    failed: {
      description: 'The shop could not be reached; the shopper may try again.',
      meta: { screen: 'failed', requirements: [] },
      tags: ['failed'],
      on: {
        'payment.checkedAgain': { description: 'The shop is asked again.', target: 'checking' },
      },
    },
    settled: {
      type: 'final',
      description: 'Nothing is left to pay now.',
      meta: { screen: 'settled', requirements: ['CHK-15'] },
      tags: ['done'],
    },
    leaving: {
      type: 'final',
      description: 'The browser goes to the payment page.',
      meta: { screen: 'checking', requirements: [] },
      tags: ['done'],
    },
  },
});
