import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { askToSignIn } from '../../identity/askToSignIn';
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
} from '../../orders/reviewing';
import type { Tag } from '../../tags';

export interface ReviewTripInput {
  readonly tripId: number;
  readonly vehicleId: number;
}

export type VehicleOpinion = Opinion<ReviewTripInput>;

const missing = () => Promise.reject(new Error('actor not provided'));

const reviewSetup = setup({
  types: {
    context: {} as Reviewing<ReviewTripInput>,
    input: {} as ReviewTripInput,
    output: {} as { reviewed: boolean },
    events: {} as
      | { type: 'reviewTrip.rated'; rating: number }
      | { type: 'reviewTrip.sent'; text: ReviewText }
      | { type: 'reviewTrip.closed' },
    emitted: {} as Emitted,
    tags: {} as Tag,
    meta: {} as ReviewMeta,
  },
  actors: {
    sendReview: fromPromise<ReviewAnswer, VehicleOpinion>(missing),
    askToSignIn: fromPromise<{ signedIn: boolean }>(missing),
  },
  actions: {
    keepRating: assign(({ context }, stars: { rating: number }) => withRating(context, stars)),
    keepText: assign(({ context }, sent: { text: ReviewText }) => withText(context, sent)),
    keepMessage: assign((_, answer: ReviewAnswer) => withMessage(answer)),
    markReviewed: assign({ reviewed: true }),
    announceReview: emit({ type: 'notify', tone: 'success', message: 'trip.reviewed' }),
  },
  guards: reviewGuards,
});

const sent = {
  target: 'sending',
  actions: keepText,
  description: 'Stars, words and photos are sent.',
} as const;

const rated = {
  target: 'choosing',
  actions: keepRating,
} as const;

const left = { target: 'closed', description: 'The shopper leaves the question.' } as const;

export const reviewTripMachine = reviewSetup.createMachine({
  id: 'reviewTrip',
  version: '1.2.0',
  description: 'Stars, words and photos for a vehicle are taken after its trip.',
  context: ({ input }) => unreviewed(input),
  output: ({ context }) => ({ reviewed: context.reviewed }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The shopper gives stars, and words and up to three photos if they like.',
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
      meta: { screen: 'refused', requirements: ['ORD-08', 'PROF-09'] },
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
