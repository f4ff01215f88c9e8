import { assign, fromPromise, setup } from 'xstate';
import type { TripStatus } from '../../../domain/rental/trip';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideTripSteps, type TripStep } from './decideTripSteps';

interface HandleTripInput {
  readonly tripId: number;
  readonly status: TripStatus;
}

/** `handled`: somebody else was faster, who is told where it is known. */
export type HandleTripAnswer =
  | { ok: true }
  | { ok: false; reason: 'handled'; by: string }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'refused'; message: string };

type HandleTripEvent =
  | { type: 'handleTrip.confirmed' }
  | { type: 'handleTrip.declining' }
  | { type: 'handleTrip.kept' }
  | { type: 'handleTrip.declined'; words: string }
  /** The keys are out, and so much was collected with them. */
  | { type: 'handleTrip.started'; collected: number }
  /** The vehicles are back, and so much was collected. */
  | { type: 'handleTrip.ended'; collected: number }
  /** The board tells where the trip stands now, and who did so last. */
  | { type: 'handleTrip.moved'; status: TripStatus; by: string }
  /** It stands on the board no longer. */
  | { type: 'handleTrip.left' }
  | { type: 'handleTrip.retried' }
  | { type: 'handleTrip.back' }
  | { type: 'handleTrip.closed' };

export type HandleTripScreen =
  | 'looking'
  | 'writingWords'
  | 'handled'
  | 'refused'
  | 'trouble'
  | 'signedOut'
  | 'none';

interface HandleTripContext extends HandleTripInput {
  words: string;
  collected: number;
  /** What is being done, to be done again where nothing answered. */
  step: TripStep;
  by: string;
  message: string;
  isSignedOut: boolean;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const handleTripSetup = setup({
  types: typesOf<{
    context: HandleTripContext;
    input: HandleTripInput;
    output: { signedOut: boolean };
    events: HandleTripEvent;
    tags: Tag;
    meta: { screen: HandleTripScreen; requirements: readonly string[] };
  }>(),
  actors: {
    confirm: fromPromise<HandleTripAnswer, { tripId: number }>(missing),
    decline: fromPromise<HandleTripAnswer, { tripId: number; words: string }>(missing),
    start: fromPromise<HandleTripAnswer, { tripId: number; collected: number }>(missing),
    end: fromPromise<HandleTripAnswer, { tripId: number; collected: number }>(missing),
  },
  actions: {
    keepWords: assign((_, { words }: { words: string }) => ({ words })),
    keepCollected: assign((_, { collected }: { collected: number }) => ({ collected })),
    noteStep: assign((_, { step }: { step: TripStep }) => ({ step })),
    keepStanding: assign((_, { status, by }: { status: TripStatus; by: string }) => ({
      status,
      by,
    })),
    keepWho: assign((_, answer: HandleTripAnswer) => ({ by: 'by' in answer ? answer.by : '' })),
    forgetWho: assign({ by: '' }),
    noteSignedOut: assign({ isSignedOut: true }),
    keepMessage: assign((_, answer: HandleTripAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
  },
  guards: {
    can: ({ context }, { step }: { step: TripStep }) =>
      decideTripSteps(context.status).includes(step),
    hasSteps: ({ context }) => decideTripSteps(context.status).length > 0,
    canStill: (_, { status }: { status: TripStatus }) =>
      decideTripSteps(status).includes('decline'),
    hasWords: (_, { words }: { words: string }) => words.trim() !== '',
    wasConfirming: ({ context }) => context.step === 'confirm',
    wasDeclining: ({ context }) => context.step === 'decline',
    wasStarting: ({ context }) => context.step === 'start',
    isDone: (_, answer: HandleTripAnswer) => answer.ok,
    isHandled: (_, answer: HandleTripAnswer) => !answer.ok && answer.reason === 'handled',
    isSignedOut: (_, answer: HandleTripAnswer) => !answer.ok && answer.reason === 'signedOut',
  },
});
