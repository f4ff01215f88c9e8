import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../emitted';
import { askToSignIn, hasSignedIn } from '../identity/askToSignIn';
import type { MessageId } from '../messages';
import { opens } from '../opens';
import type { Tag } from '../tags';
import { typesOf } from '../typesOf';

/** A photo that the shopper chose on the device. */
interface ReviewPhoto {
  readonly name: string;
  readonly size: number;
}

export interface ReviewText {
  readonly comment: string;
  readonly photos: readonly ReviewPhoto[];
}

/** An item of an order, who brought it, which is the order without an item, or a vehicle of a trip. */
export type Reviewed =
  | { readonly orderId: number; readonly itemId: number | null }
  | { readonly tripId: number; readonly vehicleId: number };

export type Opinion = Reviewed & ReviewText & { readonly rating: number };

export type ReviewAnswer = { ok: true } | { ok: false; message: string; isSignedOut?: boolean };

export type ReviewScreen = 'asking' | 'starMissing' | 'refused' | 'failed' | 'closed';

interface ReviewChart {
  readonly id: string;
  readonly version: string;
  readonly about: { readonly description: string };
  /** Told once the shop has taken it. */
  readonly message: MessageId;
  /** What every state serves. */
  readonly requirements: readonly string[];
}

const missing = () => Promise.reject(new Error('actor not provided'));

const keepRating = {
  type: 'keepRating',
  params: ({ event }: { event: { rating: number } }) => event,
} as const;

const keepText = {
  type: 'keepText',
  params: ({ event }: { event: { text: ReviewText } }) => event,
} as const;

const rated = { target: 'choosing', actions: keepRating } as const;

const sent = {
  target: 'sending',
  actions: keepText,
  description: 'Stars, words and photos are sent.',
} as const;

const left = { target: 'closed', description: 'The shopper leaves the question.' } as const;

/** Takes stars, words and photos for what was delivered or rented. */
export const createReviewMachine = ({ id, version, about, message, requirements }: ReviewChart) =>
  setup({
    types: typesOf<{
      context: { review: Opinion; message: string; reviewed: boolean };
      input: Reviewed;
      output: { reviewed: boolean };
      events:
        | { type: 'review.rated'; rating: number }
        | { type: 'review.sent'; text: ReviewText }
        | { type: 'review.closed' };
      emitted: Emitted;
      tags: Tag;
      meta: { screen: ReviewScreen; requirements: readonly string[] };
    }>(),
    actors: {
      sendReview: fromPromise<ReviewAnswer, Opinion>(missing),
      askToSignIn: opens<{ signedIn: boolean }>('signIn'),
    },
    actions: {
      keepRating: assign(({ context: { review } }, { rating }: { rating: number }) => ({
        review: { ...review, rating },
      })),
      keepText: assign(({ context: { review } }, { text }: { text: ReviewText }) => ({
        review: { ...review, ...text },
      })),
      keepMessage: assign((_, answer: ReviewAnswer) => ({
        message: answer.ok ? '' : answer.message,
      })),
      markReviewed: assign({ reviewed: true }),
      sayThanks: emit({ type: 'notify', tone: 'success', message }),
    },
    guards: {
      hasRating: ({ context }) => context.review.rating >= 1,
      isTaken: (_, answer: ReviewAnswer) => answer.ok,
      isSignInNeeded: (_, answer: ReviewAnswer) => !answer.ok && answer.isSignedOut === true,
      hasSignedIn,
    },
  }).createMachine({
    id,
    version,
    ...about,
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
        meta: { screen: 'asking', requirements },
        tags: ['needsAnswer'],
        on: {
          'review.rated': rated,
          'review.sent': [
            { ...sent, guard: 'hasRating' },
            { target: 'missingStars', description: 'A review needs stars.' },
          ],
          'review.closed': left,
        },
      },
      missingStars: {
        description: 'The shopper is told that stars are needed; it leaves with the first star.',
        meta: { screen: 'starMissing', requirements },
        tags: ['needsAnswer'],
        on: { 'review.rated': rated, 'review.closed': left },
      },
      sending: {
        description: 'The review is sent; the question stays until its answer is known.',
        meta: { screen: 'asking', requirements },
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
        meta: { screen: 'refused', requirements: [...requirements, 'PROF-09'] },
        tags: ['needsAnswer'],
        on: { 'review.rated': rated, 'review.sent': sent, 'review.closed': left },
      },
      failed: {
        description: 'The shop could not be reached; what was entered stays, it can be sent again.',
        meta: { screen: 'failed', requirements: ['ERR-01'] },
        tags: ['failed'],
        on: { 'review.rated': rated, 'review.sent': sent, 'review.closed': left },
      },
      closed: {
        type: 'final',
        description: 'The dialog is closed.',
        meta: { screen: 'closed', requirements },
        tags: ['done'],
      },
    },
  });
