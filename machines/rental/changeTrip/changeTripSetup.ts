import { assign, emit, fromPromise, setup } from 'xstate';
import type { TripCart, TripCartLine } from '../../../domain/rental/tripCart';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { retryNotice } from '../../cart/lineSaving';
import type { Emitted } from '../../emitted';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { noticeOfTripRefusal } from '../noticeOfTripRefusal';
import type { RefusedTrip, TripAnswer } from '../tripAnswer';

export type ChangeTripEvent =
  | { type: 'changeTrip.confirmed' }
  | { type: 'changeTrip.vehiclesGivenUp' }
  | { type: 'changeTrip.dismissed' }
  | { type: 'changeTrip.retried' };

export interface ChangeTripInput {
  /** What the shopper is asked first; a change chosen in plain words before is not asked again. */
  ask: 'tripType' | 'duration' | 'nothing';
  plan: TripPlan | null;
  cart: TripCart;
}

export interface ChangeTripOutput {
  kind: 'changed' | 'kept';
}

export type ChangeTripScreen = 'none' | 'tripTypeDialog' | 'durationDialog' | 'vehicleList';

/** `lacking`: ids of the vehicles that are not offered for the new kind of trip (CONF-06). */
export type TripChangeAnswer = TripAnswer | { ok: false; reason: 'lacking'; vehicleIds: number[] };

interface ChangeTripContext extends ChangeTripInput {
  lacking: readonly number[];
  /** Vehicles were taken out of the cart for the change. */
  isGivenUp: boolean;
  ending: ChangeTripOutput['kind'];
}

const missing = () => Promise.reject(new Error('not provided'));
const refusalOf = (answer: TripChangeAnswer): RefusedTrip | null =>
  answer.ok || answer.reason === 'lacking' ? null : answer;

export const lackingLines = ({ cart, lacking }: ChangeTripContext): readonly TripCartLine[] =>
  cart.carts.filter(({ vehicle }) => lacking.includes(vehicle.id));

/** The call's input; a flow that has no plan to change to is a mistake of its caller. */
export function changeOf({ plan, cart }: ChangeTripContext) {
  if (!plan) throw new Error('no trip to change to');
  return { plan, userId: cart.user_data?.id ?? 0 };
}

export const changeTripSetup = setup({
  types: typesOf<{
    context: ChangeTripContext;
    events: ChangeTripEvent;
    input: ChangeTripInput;
    output: ChangeTripOutput;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ChangeTripScreen; requirements: readonly string[] };
  }>(),
  actors: {
    changeTrip: fromPromise<TripChangeAnswer, { plan: TripPlan; userId: number }>(missing),
    removeVehicles: fromPromise<TripAnswer, { lineIds: readonly number[] }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepLacking: assign((_, answer: TripChangeAnswer) => ({
      lacking: !answer.ok && answer.reason === 'lacking' ? answer.vehicleIds : [],
    })),
    markGivenUp: assign({ isGivenUp: true }),
    markChanged: assign({ ending: 'changed' }),
    sayWhyRefused: emit((_, answer: TripChangeAnswer) => noticeOfTripRefusal(refusalOf(answer))),
    sayTakenOut: emit({ type: 'notify', tone: 'error', message: 'trip.vehiclesTakenOut' }),
    offerRetry: emit(({ context }) =>
      retryNotice(context.isGivenUp ? 'trip.changeLost' : 'trip.notSaved', 'changeTrip.retried'),
    ),
  },
  guards: {
    asksForTripType: ({ context }) => context.ask === 'tripType',
    asksForDuration: ({ context }) => context.ask === 'duration',
    hasGivenUp: ({ context }) => context.isGivenUp,
    isAccepted: (_, answer: TripChangeAnswer) => answer.ok,
    isSignedOut: (_, answer: TripChangeAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn: (_, answer: { signedIn: boolean }) => answer.signedIn,
    isLacking: (_, answer: TripChangeAnswer) => !answer.ok && answer.reason === 'lacking',
  },
  delays: { retryOffer: 8000 },
});
