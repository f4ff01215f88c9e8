import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn } from '../../identity/askToSignIn';
import type { Tag } from '../../tags';
import {
  type CancelAnswer,
  type Cancelling,
  type CancelMeta,
  type CancelReason,
  cancelGuards,
} from '../cancelling';

/** Whose order is cancelled: its number, and the contact number unless it is this browser's own. */
export interface CancelInput {
  readonly orderId: number;
  readonly contactNumber: string | null;
}

const missing = () => Promise.reject(new Error('actor not provided'));

const cancelSetup = setup({
  types: {
    context: {} as Cancelling<CancelInput>,
    input: {} as CancelInput,
    output: {} as { cancelled: boolean },
    events: {} as
      | ({ type: 'cancelOrder.confirmed' } & CancelReason)
      | { type: 'cancelOrder.retried' }
      | { type: 'cancelOrder.closed' },
    emitted: {} as Emitted,
    tags: {} as Tag,
    meta: {} as CancelMeta,
  },
  actors: {
    cancelOrder: fromPromise<CancelAnswer, CancelInput & CancelReason>(missing),
    askToSignIn: fromPromise<{ signedIn: boolean }>(missing),
  },
  actions: {
    keepReason: assign((_, reason: CancelReason) => reason),
    reportCancelled: assign({ cancelled: true }),
    announceCancelled: emit({ type: 'notify', tone: 'success', message: 'order.cancelled' }),
  },
  guards: cancelGuards,
});

/** Asks why, cancels an order that the store has not begun, and says so when it is too late. */
export const cancelOrderMachine = cancelSetup.createMachine({
  id: 'cancelOrder',
  version: '1.0.0',
  description:
    'An order that the store has not begun is cancelled for a reason; when it is too late, the shopper is told.',
  context: ({ input }) => ({ key: input, reason: '', note: '', cancelled: false }),
  output: ({ context }) => ({ cancelled: context.cancelled }),
  initial: 'choosingReason',
  on: {
    'cancelOrder.closed': { description: 'The shopper keeps the order.', target: '.closed' },
  },
  states: {
    choosingReason: {
      description: 'The shopper says why the order is cancelled.',
      meta: { screen: 'asking', requirements: ['ORD-02'] },
      tags: ['needsAnswer'],
      on: {
        'cancelOrder.confirmed': {
          description: 'The shopper cancels the order.',
          target: 'cancelling',
          actions: {
            type: 'keepReason',
            params: ({ event }) => ({ reason: event.reason, note: event.note }),
          },
        },
      },
    },
    cancelling: {
      description: 'The shop is told.',
      meta: { screen: 'asking', requirements: [] },
      tags: ['busy'],
      on: {
        'cancelOrder.closed': {
          description: 'Too late to change one’s mind: the shop is being told.',
        },
      },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ ...context.key, reason: context.reason, note: context.note }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            description: 'The order is cancelled.',
            target: 'closed',
            actions: ['reportCancelled', 'announceCancelled'],
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.output },
            description: 'The store has already begun.',
            target: 'tooLate',
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event.output },
            description: 'The session has ended meanwhile.',
            target: 'signingIn',
          },
          { description: 'The shop refuses.', target: 'refused' },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The shopper signs in again, and the cancellation goes on.',
      meta: { screen: 'asking', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      on: {
        'cancelOrder.closed': { description: 'The sign-in stands over the question.' },
      },
      invoke: askToSignIn({
        signedIn: { description: 'Signed in: the shop is told.', target: 'cancelling' },
        nobody: { description: 'Nobody signed in.', target: 'signedOut' },
        failed: 'signedOut',
      }),
    },
    signedOut: {
      description: 'The order is still there; its customer may sign in and go on.',
      meta: { screen: 'signedOut', requirements: ['SESS-11'] },
      tags: ['needsAnswer'],
      on: {
        'cancelOrder.retried': {
          description: 'The shopper signs in after all.',
          target: 'signingIn',
        },
      },
    },
    tooLate: {
      description: 'The store has begun, so the order can no longer be cancelled here.',
      meta: { screen: 'tooLate', requirements: [] },
    },
    refused: {
      description: 'The shop refused to cancel the order.',
      meta: { screen: 'refused', requirements: [] },
    },
    failed: {
      description: 'The shop could not be reached; the shopper may try again.',
      meta: { screen: 'failed', requirements: [] },
      tags: ['failed'],
      on: {
        'cancelOrder.retried': { description: 'The shopper tries again.', target: 'cancelling' },
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'closed', requirements: [] },
      tags: ['done'],
    },
  },
});
