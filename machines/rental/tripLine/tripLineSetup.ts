import { assign, emit, fromPromise, setup } from 'xstate';
import type { TripCartLine } from '../../../domain/rental/tripCart';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import {
  type LineAttempt,
  lineDelays,
  lineGuards,
  retryNotice,
  undoNotice,
} from '../../cart/lineSaving';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { noticeOfTripRefusal } from '../noticeOfTripRefusal';
import type { TripAnswer } from '../tripAnswer';
import { decideTripQuantity, unitsFor } from './decideTripQuantity';

/** The line as it is at the press, with the trip that it belongs to: Undo brings it back into that one. */
export interface TripLineFacts {
  line: TripCartLine;
  plan: TripPlan;
}

export type TripLineEvent =
  | ({ type: 'tripLine.increased' } & TripLineFacts)
  | ({ type: 'tripLine.decreased' } & TripLineFacts)
  | ({ type: 'tripLine.removeChosen' } & TripLineFacts)
  | { type: 'tripLine.undoChosen' }
  | { type: 'tripLine.retried' };

export interface TripLineContext extends TripLineFacts {
  /** What was under way, to go on with it after a failure or a sign-in. */
  attempt: LineAttempt;
}

const missing = () => Promise.reject(new Error('not provided'));
const placeholder = (_: unknown, _params: TripLineFacts) => notProvided();

export const tripLineSetup = setup({
  types: typesOf<{
    context: TripLineContext;
    events: TripLineEvent;
    input: TripLineFacts;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: 'stepper' | 'removedRow' | 'none'; requirements: readonly string[] };
  }>(),
  actors: {
    saveQuantity: fromPromise<TripAnswer, TripLineFacts>(missing),
    removeLine: fromPromise<TripAnswer, TripLineFacts>(missing),
    restoreLine: fromPromise<TripAnswer, TripLineFacts>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    wantMore: assign((_, { line, plan }: TripLineFacts) => ({
      line: { ...line, quantity: line.quantity + 1 },
      plan,
    })),
    wantLess: assign((_, { line, plan }: TripLineFacts) => ({
      line: { ...line, quantity: Math.max(1, line.quantity - 1) },
      plan,
    })),
    keepLine: assign((_, { line, plan }: TripLineFacts) => ({ line, plan })),
    noteAttempt: assign((_, params: Pick<TripLineContext, 'attempt'>) => params),
    showQuantity: placeholder,
    hideLine: placeholder,
    takeBackChange: placeholder,
    sayUnavailable: emit({ type: 'notify', tone: 'error', message: 'trip.vehicleUnavailable' }),
    sayTooMany: emit((_, { line }: TripLineFacts) => ({
      type: 'notify',
      tone: 'error',
      message: 'trip.quantityLimit',
      values: { n: unitsFor(line) },
    })),
    sayWhyRefused: emit((_, answer: TripAnswer) => noticeOfTripRefusal(answer.ok ? null : answer)),
    offerUndo: emit(undoNotice('tripLine.undoChosen')),
    offerRetry: emit(retryNotice('trip.notSaved', 'tripLine.retried')),
  },
  guards: {
    ...lineGuards,
    isSignedOut: (_, answer: TripAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
    isUnavailable: (_, { line }: TripLineFacts) =>
      decideTripQuantity(line, 'more') === 'unavailable',
    isOverLimit: (_, { line }: TripLineFacts) => decideTripQuantity(line, 'more') === 'overLimit',
    isLastUnit: (_, { line }: TripLineFacts) => decideTripQuantity(line, 'less') === 'remove',
  },
  delays: lineDelays,
});
