import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn } from '../../identity/askToSignIn';
import {
  type CancelAnswer,
  type Cancelling,
  type CancelMeta,
  type CancelReason,
  cancelGuards,
} from '../../orders/cancelling';
import type { Tag } from '../../tags';

/** Which trip is cancelled: its number, and the contact number unless it is this browser's own. */
export interface CancelTripInput {
  readonly tripId: number;
  readonly contactNumber: string | null;
}

const missing = () => Promise.reject(new Error('actor not provided'));

const cancelSetup = setup({
  types: {
    context: {} as Cancelling<CancelTripInput>,
    input: {} as CancelTripInput,
    output: {} as { cancelled: boolean },
    events: {} as
      | ({ type: 'cancelTrip.confirmed' } & CancelReason)
      | { type: 'cancelTrip.retried' }
      | { type: 'cancelTrip.closed' },
    emitted: {} as Emitted,
    tags: {} as Tag,
    meta: {} as CancelMeta,
  },
  actors: {
    cancelTrip: fromPromise<CancelAnswer, CancelTripInput & CancelReason>(missing),
    askToSignIn: fromPromise<{ signedIn: boolean }>(missing),
  },
  actions: {
    keepReason: assign((_, reason: CancelReason) => reason),
    reportCancelled: assign({ cancelled: true }),
    announceCancelled: emit({ type: 'notify', tone: 'success', message: 'trip.cancelled' }),
  },
  guards: cancelGuards,
});

/** Asks why, cancels a trip that has not begun, and says so when it is too late. */
export const cancelTripMachine = cancelSetup.createMachine({
  id: 'cancelTrip',
  version: '1.0.0',
  description:
    'A trip that has not begun is cancelled for a reason; when it is too late, the shopper is told.',
  context: ({ input }) => ({ key: input, reason: '', note: '', cancelled: false }),
  output: ({ context }) => ({ cancelled: context.cancelled }),
  initial: 'choosingReason',
  on: {
    'cancelTrip.closed': { description: 'The shopper keeps the trip.', target: '.closed' },
  },
  states: {
    choosingReason: {
      description: 'The shopper says why the trip is cancelled.',
      meta: { screen: 'asking', requirements: ['ORD-07'] },
      tags: ['needsAnswer'],
      on: {
        'cancelTrip.confirmed': {
          description: 'The shopper cancels the trip.',
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
      meta: { screen: 'asking', requirements: ['ORD-07'] },
      tags: ['busy'],
      on: {
        'cancelTrip.closed': {
          description: 'Too late to change one’s mind: the shop is being told.',
        },
      },
      invoke: {
        id: 'cancelTrip',
        src: 'cancelTrip',
        input: ({ context }) => ({ ...context.key, reason: context.reason, note: context.note }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            description: 'The trip is cancelled.',
            target: 'closed',
            actions: ['reportCancelled', 'announceCancelled'],
          },
          {
            guard: { type: 'isTooLate', params: ({ event }) => event.output },
            description: 'The trip has already begun.',
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
      meta: { screen: 'asking', requirements: ['SESS-11', 'ORD-07'] },
      tags: ['needsSignIn'],
      on: {
        'cancelTrip.closed': { description: 'The sign-in stands over the question.' },
      },
      invoke: askToSignIn({
        signedIn: { description: 'Signed in: the shop is told.', target: 'cancelling' },
        nobody: { description: 'Nobody signed in.', target: 'signedOut' },
        failed: 'signedOut',
      }),
    },
    signedOut: {
      description: 'The trip is still there; its customer may sign in and go on.',
      meta: { screen: 'signedOut', requirements: ['SESS-11', 'ORD-07'] },
      tags: ['needsAnswer'],
      on: {
        'cancelTrip.retried': {
          description: 'The shopper signs in after all.',
          target: 'signingIn',
        },
      },
    },
    tooLate: {
      description: 'The trip has begun, so it can no longer be cancelled here.',
      meta: { screen: 'tooLate', requirements: ['ORD-07'] },
    },
    refused: {
      description: 'The shop refused to cancel the trip.',
      meta: { screen: 'refused', requirements: ['ORD-07'] },
    },
    failed: {
      description: 'The shop could not be reached; the shopper may try again.',
      meta: { screen: 'failed', requirements: ['ORD-07'] },
      tags: ['failed'],
      on: {
        'cancelTrip.retried': { description: 'The shopper tries again.', target: 'cancelling' },
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'closed', requirements: ['ORD-07'] },
      tags: ['done'],
    },
  },
});
