import { assign, emit, fromPromise, setup } from 'xstate';
import type { TripCart } from '../../../domain/rental/tripCart';
import { isElsewhere, type TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { retryNotice } from '../../cart/lineSaving';
import type { Emitted } from '../../emitted';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { type ChangeTripOutput, changeTripMachine } from '../changeTrip';
import { noticeOfTripRefusal } from '../noticeOfTripRefusal';
import { decideTripRefusal, type RefusedTrip, type TripAnswer } from '../tripAnswer';
import { decideAddVehicle, tripInCart, tripWanted } from './decideAddVehicle';
import { noticeOfVerdict, type VehiclePress } from './decideNotice';

export type AddVehicleOutput = { kind: 'added' | 'refused' | 'cancelled' };

export type AddVehicleEvent =
  | { type: 'addVehicle.resetConfirmed' }
  | { type: 'addVehicle.durationKept' }
  | { type: 'addVehicle.durationUpdated' }
  | { type: 'addVehicle.dismissed' }
  | { type: 'addVehicle.retried' };

export type AddVehicleScreen = 'none' | 'resetDialog' | 'hourDialog' | 'changeTrip';

export interface TripFacts {
  cart: TripCart;
  plan: TripPlan | null;
  now: Date;
}

/** Why the trip has to be entered: the server's sentence or a reason of the page's own. */
export type TripTrouble = 'none' | 'notOffered' | 'pickupPast' | { message: string };

interface AddVehicleContext extends TripFacts {
  vehicle: Vehicle;
  units: number;
  press: VehiclePress;
  refusal: RefusedTrip | null;
  /** Times that the cart turned out to be another one than the page showed. */
  surprises: number;
  outcome: AddVehicleOutput['kind'];
}

export interface VehicleCall {
  vehicle: Vehicle;
  units: number;
  plan: TripPlan;
}

const missing = () => Promise.reject(new Error('not provided'));
const verdictOf = (context: AddVehicleContext) => decideAddVehicle(context);

/** The call that adds: with the cart's own trip where there is one, else with the searched one. */
export const callOf = (context: AddVehicleContext, isNewCart = false): VehicleCall => {
  const plan = (isNewCart ? null : tripInCart(context.cart)) ?? tripWanted(context);
  if (!plan) throw new Error('a vehicle cannot be added without a trip');
  return { vehicle: context.vehicle, units: context.units, plan };
};

/** Whether the cart's trip, to which a vehicle is added as it is, begins or ends otherwise than the searched one. */
const isOtherInCart = ({ cart, plan }: AddVehicleContext): boolean => {
  const shared = tripInCart(cart);
  return shared !== null && plan !== null && isElsewhere(shared, plan);
};

const troubleOf = (context: AddVehicleContext): TripTrouble => {
  if (context.refusal) return { message: context.refusal.message };
  const verdict = verdictOf(context);
  return verdict === 'notOffered' || verdict === 'pickupPast' ? verdict : 'none';
};

export const addVehicleSetup = setup({
  types: typesOf<{
    context: AddVehicleContext;
    events: AddVehicleEvent;
    input: { vehicle: Vehicle; units: number; press: VehiclePress };
    output: AddVehicleOutput;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: AddVehicleScreen; requirements: readonly string[] };
    children: { changeTrip: 'changeTrip' };
  }>(),
  actors: {
    /** `fresh`: asked from the server, since what the page showed was out of date. */
    readTrip: fromPromise<TripFacts, { vehicle: Vehicle; fresh: boolean }>(missing),
    askForTrip: opens<
      { plan: TripPlan | null },
      { vehicle: Vehicle; trouble: TripTrouble; plan: TripPlan | null }
    >('rentalSearch'),
    addVehicle: fromPromise<TripAnswer, VehicleCall>(missing),
    replaceCart: fromPromise<TripAnswer, VehicleCall>(missing),
    changeTrip: changeTripMachine,
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepTrip: assign((_, params: TripFacts) => params),
    keepPlan: assign((_, params: { plan: TripPlan | null }) => ({ ...params, refusal: null })),
    keepRefusal: assign((_, params: TripAnswer) => ({ refusal: params.ok ? null : params })),
    forgetRefusal: assign({ refusal: null }),
    countSurprise: assign({ surprises: ({ context }) => context.surprises + 1, refusal: null }),
    noteOutcome: assign((_, params: AddVehicleOutput) => ({ outcome: params.kind })),
    announceAdded: emit({ type: 'notify', tone: 'success', message: 'trip.vehicleAdded' }),
    announceAddedToTrip: emit(({ context }) => ({
      type: 'notify',
      tone: 'success',
      message: isOtherInCart(context) ? 'trip.addedToCartsTrip' : 'trip.vehicleAdded',
    })),
    announceReset: emit({ type: 'notify', tone: 'success', message: 'trip.updated' }),
    sayWhyNot: emit(({ context }) => noticeOfVerdict(verdictOf(context), context)),
    sayWhyRefused: emit(({ context }) => noticeOfTripRefusal(context.refusal)),
    offerRetry: emit(retryNotice('trip.notSaved', 'addVehicle.retried')),
    offerRetryAdding: emit(retryNotice('trip.vehicleNotAdded', 'addVehicle.retried')),
  },
  guards: {
    canBeAdded: ({ context }) => verdictOf(context) === 'add',
    isOtherProvider: ({ context }) => verdictOf(context) === 'otherProvider',
    isOtherTripType: ({ context }) => verdictOf(context) === 'otherTripType',
    isOtherDuration: ({ context }) => verdictOf(context) === 'otherDuration',
    isTripToBeEntered: ({ context }) =>
      ['tripMissing', 'notOffered', 'pickupPast'].includes(verdictOf(context)),
    isAccepted: (_, answer: TripAnswer) => answer.ok,
    hasPlan: (_, params: { plan: TripPlan | null }) => params.plan !== null,
    isTripChanged: (_, params: ChangeTripOutput) => params.kind === 'changed',
    isTripRefused: ({ context }) =>
      context.refusal !== null && decideTripRefusal(context.refusal) === 'mendTrip',
    wasSignedOut: ({ context }) => context.refusal?.reason === 'unauthenticated',
    hasSignedIn: (_, answer: { signedIn: boolean }) => answer.signedIn,
    isCartAnother: ({ context }) =>
      context.refusal !== null &&
      decideTripRefusal(context.refusal) === 'readAgain' &&
      context.surprises < 2,
  },
  delays: { retryOffer: 8000 },
});

export { troubleOf };
