import { changedTotal } from './changedTotal';
import { missingSender } from './missingSender';
import { placeOrderSetup } from './placeOrderSetup';
import { placingState } from './placingState';

/**
 * Places one order exactly once, whatever double clicks, reloads and lost answers do: an attempt is
 * written down before it is sent, and is forgotten only when the server's answer to it is known.
 */
export const placeOrderMachine = placeOrderSetup.createMachine({
  id: 'placeOrder',
  version: '1.0.0',
  description:
    'One order is placed exactly once, whatever double clicks, reloads and lost answers do.',
  context: ({ input }) => ({
    payload: input.payload,
    draftKey: input.draftKey ?? null,
    attempt: null,
    resumed: false,
    sender: 'self',
    tries: 0,
    wait: 0,
    seen: input.seen,
    changed: null,
    output: { kind: 'declined' },
  }),
  output: ({ context }) => context.output,
  initial: 'rememberingAttempt',
  states: {
    rememberingAttempt: {
      description:
        'The order is written down in the browser with a key of its own, before it is sent.',
      meta: { screen: 'waiting', requirements: [] },
      tags: ['busy'],
      invoke: {
        id: 'rememberAttempt',
        src: 'rememberAttempt',
        input: ({ context: { payload, draftKey } }) => ({
          payload,
          ...(draftKey !== null && { draftKey }),
        }),
        onDone: [
          {
            guard: { type: 'isSenderAway', params: ({ event }) => event.output },
            description: 'An order of unknown outcome was sent by a customer who is not signed in.',
            target: 'missingSender',
            actions: { type: 'keepAttempt', params: ({ event }) => event.output },
          },
          {
            description: 'It may be sent.',
            target: 'placing',
            actions: { type: 'keepAttempt', params: ({ event }) => event.output },
          },
        ],
        onError: 'unreachable',
      },
    },
    missingSender,
    placing: placingState,
    awaitingRetry: {
      description:
        'The answer was lost; after a pause the same order is asked about, with the same key.',
      meta: { screen: 'waiting', requirements: [] },
      tags: ['busy'],
      after: { retryPause: { description: 'The pause is over.', target: 'placing' } },
    },
    ...changedTotal,
    signingIn: {
      description: 'The session has ended; the shopper signs in again, and the order goes on.',
      meta: { screen: 'signIn', requirements: ['GATE-07'] },
      tags: ['needsSignIn'],
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: { type: 'isSignedInAnew', params: ({ event }) => event.output },
            description: 'Signed in, and nothing was ordered before: the order is sent anew.',
            target: 'rememberingAttempt',
            actions: ['forgetAttempt', 'resetTries'],
          },
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            description: 'Signed in: what became of the order is asked.',
            target: 'rememberingAttempt',
            actions: 'resetTries',
          },
          {
            guard: 'isOutcomeKnown',
            description: 'Not signed in, and nothing was ordered: back, with everything kept.',
            target: 'declined',
            actions: ['forgetAttempt', 'reportDeclined'],
          },
          {
            description: 'Not signed in, and an earlier try may have been taken.',
            target: 'left',
            actions: ['markLeft', 'reportLeft'],
          },
        ],
        onError: 'unreachable',
      },
    },
    unreachable: {
      description:
        'The shop does not answer; the shopper may try again, and no second order can arise.',
      meta: { screen: 'unreachable', requirements: [] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'placeOrder.retried': {
          description: 'The same order is asked about again.',
          target: 'rememberingAttempt',
          actions: 'resetTries',
        },
        'placeOrder.left': {
          description:
            'The shopper goes back; the order stays written down until its outcome is known.',
          target: 'left',
          actions: ['markLeft', 'reportLeft'],
        },
      },
    },
    needingConnection: {
      description:
        'The device has no connection, so nothing was sent; everything stays as it is until the shopper tries again.',
      meta: { screen: 'offline', requirements: ['CHK-01', 'CHK-02', 'CHK-03'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'placeOrder.retried': {
          description: 'The order is sent, if there is a connection again.',
          target: 'rememberingAttempt',
          actions: 'resetTries',
        },
        'placeOrder.left': {
          description: 'The shopper goes back to the checkout; nothing was ordered.',
          target: 'declined',
          actions: 'reportDeclined',
        },
      },
    },
    placed: {
      type: 'final',
      description: 'The order is placed.',
      meta: { screen: 'closed', requirements: ['ORD-02'] },
      tags: ['done'],
    },
    orderedElsewhere: {
      type: 'final',
      description: 'The same was ordered in another window; its number is known.',
      meta: { screen: 'closed', requirements: ['CHK-01', 'ORD-02'] },
      tags: ['done'],
    },
    refused: {
      type: 'final',
      description: 'The order was refused, and nothing was ordered.',
      meta: { screen: 'closed', requirements: ['CHK-04'] },
    },
    declined: {
      type: 'final',
      description: 'The shopper went back, and nothing was ordered.',
      meta: { screen: 'closed', requirements: [] },
    },
    left: {
      type: 'final',
      description: 'The shopper went back while the outcome is unknown.',
      meta: { screen: 'closed', requirements: [] },
    },
  },
});
