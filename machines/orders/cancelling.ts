import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../emitted';
import { askToSignIn, hasSignedIn } from '../identity/askToSignIn';
import type { MessageId } from '../messages';
import { opens } from '../opens';
import type { Tag } from '../tags';
import { typesOf } from '../typesOf';

/** Which order or trip: its number, and the contact number unless it is this browser's own. */
export interface CancelInput {
  readonly orderId: number;
  readonly contactNumber: string | null;
}

export interface CancelReason {
  readonly reason: string;
  readonly note: string;
}

/** What becomes of it; `tooLate`: it has begun. A refusal tells what the shop said, '' where it said nothing. */
export type CancelAnswer =
  | { ok: true }
  | { ok: false; reason: 'tooLate' | 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

export type CancelScreen = 'asking' | 'tooLate' | 'refused' | 'signedOut' | 'failed' | 'closed';

/** What a chart that cancels says of its own thing to its readers, part by part. */
type CancelTexts = Record<
  | 'whole'
  | 'choosingReason'
  | 'confirmed'
  | 'kept'
  | 'cancelled'
  | 'begun'
  | 'signedOut'
  | 'tooLate'
  | 'refused',
  { readonly description: string }
>;

interface CancelChart {
  readonly id: string;
  readonly version: string;
  /** Told once it is cancelled. */
  readonly message: MessageId;
  /** What every state serves. */
  readonly requirements: readonly string[];
  readonly texts: CancelTexts;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const createCancelMachine = ({ id, version, message, requirements, texts }: CancelChart) =>
  setup({
    types: typesOf<{
      context: CancelReason & { key: CancelInput; message: string; cancelled: boolean };
      input: CancelInput;
      output: { cancelled: boolean };
      events:
        | ({ type: 'cancel.confirmed' } & CancelReason)
        | { type: 'cancel.retried' }
        | { type: 'cancel.closed' };
      emitted: Emitted;
      tags: Tag;
      meta: { screen: CancelScreen; requirements: readonly string[] };
    }>(),
    actors: {
      cancel: fromPromise<CancelAnswer, CancelInput & CancelReason>(missing),
      askToSignIn: opens<{ signedIn: boolean }>('signIn'),
    },
    actions: {
      keepReason: assign((_, reason: CancelReason) => reason),
      keepMessage: assign((_, answer: CancelAnswer) => ({
        message: 'message' in answer ? answer.message : '',
      })),
      reportCancelled: assign({ cancelled: true }),
      announceCancelled: emit({ type: 'notify', tone: 'success', message }),
    },
    guards: {
      isCancelled: (_, answer: CancelAnswer) => answer.ok,
      isTooLate: (_, answer: CancelAnswer) => !answer.ok && answer.reason === 'tooLate',
      isSignedOut: (_, answer: CancelAnswer) => !answer.ok && answer.reason === 'signedOut',
      hasSignedIn,
    },
  }).createMachine({
    id,
    version,
    ...texts.whole,
    context: ({ input }) => ({ key: input, reason: '', note: '', message: '', cancelled: false }),
    output: ({ context }) => ({ cancelled: context.cancelled }),
    initial: 'choosingReason',
    on: { 'cancel.closed': { ...texts.kept, target: '.closed' } },
    states: {
      choosingReason: {
        ...texts.choosingReason,
        meta: { screen: 'asking', requirements },
        tags: ['needsAnswer'],
        on: {
          'cancel.confirmed': {
            ...texts.confirmed,
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
        meta: { screen: 'asking', requirements },
        tags: ['busy'],
        on: {
          'cancel.closed': {
            description: 'Too late to change one’s mind: the shop is being told.',
          },
        },
        invoke: {
          id: 'cancel',
          src: 'cancel',
          input: ({ context: { key, reason, note } }) => ({ ...key, reason, note }),
          onDone: [
            {
              guard: { type: 'isCancelled', params: ({ event }) => event.output },
              ...texts.cancelled,
              target: 'closed',
              actions: ['reportCancelled', 'announceCancelled'],
            },
            {
              guard: { type: 'isTooLate', params: ({ event }) => event.output },
              ...texts.begun,
              target: 'tooLate',
            },
            {
              guard: { type: 'isSignedOut', params: ({ event }) => event.output },
              description: 'The session has ended meanwhile.',
              target: 'signingIn',
            },
            {
              description: 'The shop refuses.',
              target: 'refused',
              actions: { type: 'keepMessage', params: ({ event }) => event.output },
            },
          ],
          onError: 'failed',
        },
      },
      signingIn: {
        description: 'The shopper signs in again, and the cancellation goes on.',
        meta: { screen: 'asking', requirements: ['SESS-11'] },
        tags: ['needsSignIn'],
        on: { 'cancel.closed': { description: 'The sign-in stands over the question.' } },
        invoke: askToSignIn({
          signedIn: { description: 'Signed in: the shop is told.', target: 'cancelling' },
          nobody: { description: 'Nobody signed in.', target: 'signedOut' },
          failed: 'signedOut',
        }),
      },
      signedOut: {
        ...texts.signedOut,
        meta: { screen: 'signedOut', requirements: ['SESS-11'] },
        tags: ['needsAnswer'],
        on: {
          'cancel.retried': {
            description: 'The shopper signs in after all.',
            target: 'signingIn',
          },
        },
      },
      tooLate: {
        ...texts.tooLate,
        meta: { screen: 'tooLate', requirements },
        tags: ['needsAnswer'],
      },
      refused: {
        ...texts.refused,
        meta: { screen: 'refused', requirements: [...requirements, 'ERR-01'] },
        tags: ['needsAnswer'],
      },
      failed: {
        description: 'The shop could not be reached; the shopper may try again.',
        meta: { screen: 'failed', requirements },
        tags: ['failed'],
        on: {
          'cancel.retried': { description: 'The shopper tries again.', target: 'cancelling' },
        },
      },
      closed: {
        type: 'final',
        description: 'The dialog is closed.',
        meta: { screen: 'closed', requirements },
        tags: ['done'],
      },
    },
  });
