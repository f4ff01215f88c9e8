import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn } from '../../identity/askToSignIn';
import type { Tag } from '../../tags';
import {
  keepRating,
  keepText,
  type Opinion,
  type ReviewAnswer,
  type Reviewing,
  type ReviewMeta,
  type ReviewText,
  reviewGuards,
  unreviewed,
  withMessage,
  withRating,
  withText,
} from '../reviewing';

/** What is reviewed: an item of an order, or, without an item, who brought it. */
export interface ReviewOrderInput {
  readonly orderId: number;
  readonly itemId: number | null;
}

export type OrderReview = Opinion<ReviewOrderInput>;
export type ReviewOrderEvent =
  | { type: 'reviewOrder.rated'; rating: number }
  | { type: 'reviewOrder.sent'; text: ReviewText }
  | { type: 'reviewOrder.closed' };

const missing = () => Promise.reject(new Error('not provided'));

/** Takes stars, words and photos for an item or the courier of a delivered order. */
export const reviewOrderMachine = setup({
  types: {
    context: {} as Reviewing<ReviewOrderInput>,
    input: {} as ReviewOrderInput,
    output: {} as { reviewed: boolean },
    events: {} as ReviewOrderEvent,
    emitted: {} as Emitted,
    tags: {} as Tag,
    meta: {} as ReviewMeta,
  },
  actors: {
    sendReview: fromPromise<ReviewAnswer, OrderReview>(missing),
    askToSignIn: fromPromise<{ signedIn: boolean }>(missing),
  },
  actions: {
    keepRating: assign(({ context }, stars: { rating: number }) => withRating(context, stars)),
    keepText: assign(({ context }, sent: { text: ReviewText }) => withText(context, sent)),
    keepMessage: assign((_, answer: ReviewAnswer) => withMessage(answer)),
    markReviewed: assign({ reviewed: true }),
    sayThanks: emit({ type: 'notify', tone: 'success', message: 'order.reviewed' }),
  },
  guards: reviewGuards,
}).createMachine({
  id: 'reviewOrder',
  version: '1.1.0',
  description: 'Stars, words and photos for an item or the courier of a delivered order.',
  context: ({ input }) => unreviewed(input),
  output: ({ context }) => ({ reviewed: context.reviewed }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper gives stars, and words and up to three photos if they like.',
      meta: { screen: 'asking', requirements: ['ITEM-01'] },
      tags: ['needsAnswer'],
      on: {
        'reviewOrder.rated': { actions: keepRating },
        'reviewOrder.sent': [
          {
            guard: 'hasRating',
            target: 'sending',
            actions: keepText,
            description: 'There are stars.',
          },
          { target: 'missingStars', description: 'A review needs stars.' },
        ],
        'reviewOrder.closed': 'closed',
      },
    },
    missingStars: {
      description: 'The shopper is told that stars are needed; it leaves with the first star.',
      meta: { screen: 'starMissing', requirements: ['ITEM-01'] },
      tags: ['needsAnswer'],
      on: {
        'reviewOrder.rated': {
          target: 'choosing',
          actions: keepRating,
        },
        'reviewOrder.closed': 'closed',
      },
    },
    sending: {
      description: 'The review is sent; the question stays until its answer is known.',
      meta: { screen: 'asking', requirements: ['ITEM-01'] },
      tags: ['busy'],
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context }) => context.review,
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['markReviewed', 'sayThanks'],
            description: 'The shop took it.',
          },
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The session has ended meanwhile.',
          },
          {
            target: 'refused',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'A file was no photo, or there is a review already.',
          },
        ],
        onError: 'failed',
      },
    },
    signingIn: {
      description: 'The customer signs in again, and the review is sent after all.',
      meta: { screen: 'asking', requirements: ['SESS-11'] },
      tags: ['needsSignIn'],
      invoke: askToSignIn({
        signedIn: { target: 'sending', description: 'Signed in: the review is sent.' },
        nobody: { target: 'choosing', description: 'Nobody signed in: what was entered stays.' },
        failed: 'failed',
      }),
    },
    refused: {
      description: 'The shop did not take the review and says why; it can be changed and sent.',
      meta: { screen: 'refused', requirements: ['ITEM-01', 'PROF-09'] },
      tags: ['needsAnswer'],
      on: {
        'reviewOrder.rated': {
          target: 'choosing',
          actions: keepRating,
        },
        'reviewOrder.sent': {
          target: 'sending',
          actions: keepText,
        },
        'reviewOrder.closed': 'closed',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was entered stays, it can be sent again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'reviewOrder.rated': { actions: keepRating },
        'reviewOrder.sent': {
          target: 'sending',
          actions: keepText,
        },
        'reviewOrder.closed': 'closed',
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'closed', requirements: ['ITEM-01'] },
      tags: ['done'],
    },
  },
});
