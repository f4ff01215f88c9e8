import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../emitted';
import type { Tag } from '../tags';

/** What is reviewed: an item of an order, or, without an item, who brought it. */
export interface ReviewOrderInput {
  readonly orderId: number;
  readonly itemId: number | null;
}

/** A photo that the shopper chose on the device. */
export interface ReviewPhoto {
  readonly name: string;
  readonly size: number;
}

/** Words and photos as they stand when they are sent. */
export interface ReviewText {
  readonly comment: string;
  readonly photos: readonly ReviewPhoto[];
}

export type OrderReview = ReviewOrderInput & ReviewText & { readonly rating: number };
export type ReviewOrderAnswer = { ok: true } | { ok: false; message: string };
export type ReviewOrderScreen = 'asking' | 'starMissing' | 'refused' | 'failed' | 'closed';
export type ReviewOrderEvent =
  | { type: 'reviewOrder.rated'; rating: number }
  | { type: 'reviewOrder.sent'; text: ReviewText }
  | { type: 'reviewOrder.closed' };

const missing = () => Promise.reject(new Error('not provided'));

/** Takes stars, words and photos for an item or the courier of a delivered order. */
export const reviewOrderMachine = setup({
  types: {
    context: {} as { review: OrderReview; message: string; reviewed: boolean },
    input: {} as ReviewOrderInput,
    output: {} as { reviewed: boolean },
    events: {} as ReviewOrderEvent,
    emitted: {} as Emitted,
    tags: {} as Tag,
    meta: {} as { screen: ReviewOrderScreen; requirements: readonly string[] },
  },
  actors: {
    sendReview: fromPromise<ReviewOrderAnswer, OrderReview>(missing),
  },
  actions: {
    keepRating: assign(({ context }, { rating }: { rating: number }) => ({
      review: { ...context.review, rating },
    })),
    keepText: assign(({ context }, { text }: { text: ReviewText }) => ({
      review: { ...context.review, ...text },
    })),
    keepMessage: assign((_, answer: ReviewOrderAnswer) => ({
      message: answer.ok ? '' : answer.message,
    })),
    markReviewed: assign({ reviewed: true }),
    sayThanks: emit({ type: 'notify', tone: 'success', message: 'order.reviewed' }),
  },
  guards: {
    hasRating: ({ context }) => context.review.rating >= 1,
    isTaken: (_, answer: ReviewOrderAnswer) => answer.ok,
  },
}).createMachine({
  id: 'reviewOrder',
  version: '1.0.0',
  description: 'Stars, words and photos for an item or the courier of a delivered order.',
  context: ({ input }) => ({
    review: { ...input, rating: 0, comment: '', photos: [] },
    message: '',
    reviewed: false,
  }),
  output: ({ context }) => ({ reviewed: context.reviewed }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper gives stars, and words and up to three photos if they like.',
      meta: { screen: 'asking', requirements: ['ITEM-01'] },
      tags: ['needsAnswer'],
      on: {
        'reviewOrder.rated': { actions: { type: 'keepRating', params: ({ event }) => event } },
        'reviewOrder.sent': [
          {
            guard: 'hasRating',
            target: 'sending',
            actions: { type: 'keepText', params: ({ event }) => event },
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
          actions: { type: 'keepRating', params: ({ event }) => event },
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
            target: 'refused',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'A file was no photo, or there is a review already.',
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The shop did not take the review and says why; it can be changed and sent.',
      meta: { screen: 'refused', requirements: ['ITEM-01', 'PROF-09'] },
      tags: ['needsAnswer'],
      on: {
        'reviewOrder.rated': {
          target: 'choosing',
          actions: { type: 'keepRating', params: ({ event }) => event },
        },
        'reviewOrder.sent': {
          target: 'sending',
          actions: { type: 'keepText', params: ({ event }) => event },
        },
        'reviewOrder.closed': 'closed',
      },
    },
    failed: {
      description: 'The shop could not be reached; what was entered stays, it can be sent again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: {
        'reviewOrder.rated': { actions: { type: 'keepRating', params: ({ event }) => event } },
        'reviewOrder.sent': {
          target: 'sending',
          actions: { type: 'keepText', params: ({ event }) => event },
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
