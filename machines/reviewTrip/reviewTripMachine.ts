import { assign, emit, fromPromise, setup } from 'xstate';
import type { ReviewVehiclePayload } from '../../domain/entities/rental/trip';
import type { Emitted } from '../emitted';
import type { Tag } from '../tags';

/** Which vehicle of which trip is reviewed. */
export interface ReviewTripInput {
  readonly tripId: number;
  readonly vehicleId: number;
}

export type ReviewAnswer = { ok: true } | { ok: false; message: string };
export type ReviewTripScreen = 'asking' | 'starMissing' | 'refused' | 'failed' | 'closed';

const missing = () => Promise.reject(new Error('actor not provided'));

const reviewSetup = setup({
  types: {
    context: {} as {
      review: ReviewVehiclePayload;
      message: string;
      reviewed: boolean;
    },
    input: {} as ReviewTripInput,
    output: {} as { reviewed: boolean },
    events: {} as
      | { type: 'reviewTrip.rated'; rating: number }
      | { type: 'reviewTrip.sent'; comment: string }
      | { type: 'reviewTrip.closed' },
    emitted: {} as Emitted,
    tags: {} as Tag,
    meta: {} as { screen: ReviewTripScreen; requirements: readonly string[] },
  },
  actors: {
    sendReview: fromPromise<ReviewAnswer, ReviewVehiclePayload>(missing),
  },
  actions: {
    keepRating: assign(({ context }, { rating }: { rating: number }) => ({
      review: { ...context.review, rating },
    })),
    keepComment: assign(({ context }, { comment }: { comment: string }) => ({
      review: { ...context.review, comment },
    })),
    keepMessage: assign((_, answer: ReviewAnswer) => ({
      message: answer.ok ? '' : answer.message,
    })),
    markReviewed: assign({ reviewed: true }),
    announceReview: emit({ type: 'notify', tone: 'success', message: 'trip.reviewed' }),
  },
  guards: {
    hasRating: ({ context }) => Number(context.review.rating) >= 1,
    isTaken: (_, answer: ReviewAnswer) => answer.ok,
  },
});

const sent = {
  target: 'sending',
  actions: {
    type: 'keepComment',
    params: ({ event }: { event: { comment: string } }) => event,
  },
  description: 'Stars and words are sent.',
} as const;

const rated = {
  target: 'choosing',
  actions: { type: 'keepRating', params: ({ event }: { event: { rating: number } }) => event },
} as const;

const left = { target: 'closed', description: 'The shopper leaves the question.' } as const;

/** Takes stars and words for a vehicle after its trip. */
export const reviewTripMachine = reviewSetup.createMachine({
  id: 'reviewTrip',
  version: '1.0.0',
  description: 'Stars and words for a vehicle are taken after its trip.',
  context: ({ input }) => ({
    review: { trip_id: input.tripId, vehicle_id: input.vehicleId, rating: 0, comment: '' },
    message: '',
    reviewed: false,
  }),
  output: ({ context }) => ({ reviewed: context.reviewed }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper gives stars, and words if there are any.',
      meta: { screen: 'asking', requirements: ['ORD-08'] },
      tags: ['needsAnswer'],
      on: {
        'reviewTrip.rated': rated,
        'reviewTrip.sent': [
          { ...sent, guard: 'hasRating' },
          { target: 'missingStars', description: 'A review needs stars.' },
        ],
        'reviewTrip.closed': left,
      },
    },
    missingStars: {
      description: 'The shopper is told that stars are needed; it leaves with the first star.',
      meta: { screen: 'starMissing', requirements: ['ORD-08'] },
      tags: ['needsAnswer'],
      on: { 'reviewTrip.rated': rated, 'reviewTrip.closed': left },
    },
    sending: {
      description: 'The review is sent; the question stays until its answer is known.',
      meta: { screen: 'asking', requirements: ['ORD-08'] },
      tags: ['busy'],
      invoke: {
        id: 'sendReview',
        src: 'sendReview',
        input: ({ context }) => context.review,
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['markReviewed', 'announceReview'],
            description: 'The shop took it.',
          },
          {
            target: 'refused',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
            description: 'The shop refuses, for instance because there is a review already.',
          },
        ],
        onError: 'failed',
      },
    },
    refused: {
      description: 'The shop did not take the review and says why.',
      meta: { screen: 'refused', requirements: ['ORD-08'] },
      tags: ['needsAnswer'],
      on: { 'reviewTrip.rated': rated, 'reviewTrip.sent': sent, 'reviewTrip.closed': left },
    },
    failed: {
      description: 'The shop could not be reached; what was entered stays, it can be sent again.',
      meta: { screen: 'failed', requirements: ['ERR-01'] },
      tags: ['failed'],
      on: { 'reviewTrip.rated': rated, 'reviewTrip.sent': sent, 'reviewTrip.closed': left },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed.',
      meta: { screen: 'closed', requirements: ['ORD-08'] },
      tags: ['done'],
    },
  },
});
