import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { GiveUpReason } from '../../../domain/orders/courierChange';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { PressAnswer, RidePress, RideStep } from '../ridePresses';
import { type Begin, decideBegin, type RideStage } from './decideStage';

export interface RideJobInput {
  readonly orderId: number;
  readonly stage: RideStage;
  /** Cash is to be collected at the door. */
  readonly isCash: boolean;
  /** Cash is to be collected from its sender, before it is picked up. */
  readonly isCashFirst: boolean;
  /** The shop knows that they are at the door. */
  readonly isAtDoor: boolean;
  /** The last that was pressed for it and is not sent yet. */
  readonly kept: RideStep | null;
}

export type PlaceNews = { type: 'rideJob.placeTold'; isShared: boolean };

/** A picture as a phone's camera gives it. */
export interface TakenPhoto {
  readonly name: string;
  readonly size: number;
}

/** The picture as it is kept and sent, a data URL; null for what is no picture. */
export interface PreparedPhoto {
  readonly photo: string | null;
}

export type RideJobEvent =
  | { type: 'rideJob.accepted' }
  | { type: 'rideJob.pickedUp' }
  | { type: 'rideJob.backAsked' }
  | { type: 'rideJob.backConfirmed' }
  | { type: 'rideJob.kept' }
  | { type: 'rideJob.arrived' }
  | { type: 'rideJob.cashCollected' }
  | { type: 'rideJob.codeEntered'; code: string }
  | { type: 'rideJob.leavable' }
  | { type: 'rideJob.photoTaken'; file: TakenPhoto }
  | { type: 'rideJob.photoConfirmed' }
  | { type: 'rideJob.stopAsked' }
  | { type: 'rideJob.reasonChosen'; reason: GiveUpReason }
  | { type: 'rideJob.broughtBack' }
  | { type: 'rideJob.passedOn' }
  | { type: 'rideJob.moved'; stage: RideStage }
  | { type: 'rideJob.retried' }
  | { type: 'rideJob.closed' }
  | PlaceNews;

export type RideJobScreen =
  | 'offered'
  | 'accepting'
  | 'atStore'
  | 'askingBack'
  | 'riding'
  | 'collectingFirst'
  | 'collecting'
  | 'code'
  | 'wrongCode'
  | 'preparingPhoto'
  | 'photo'
  | 'noPhoto'
  | 'delivering'
  | 'askingWhy'
  | 'askingWhere'
  | 'taken'
  | 'refused'
  | 'trouble'
  | 'ended'
  | 'none';

/** How it has ended for this courier. */
export type RideJobEnd = 'delivered' | 'givenBack' | 'closed';

type Asked = Omit<RidePress, 'key'>;

const missing = () => Promise.reject(new Error('actor not provided'));

const provided = () => {
  throw new Error('action not provided');
};

const begins =
  (at: Begin) =>
  ({ context }: { context: RideJobInput }) =>
    decideBegin(context.stage, context.kept, context) === at;

export const rideJobSetup = setup({
  types: typesOf<{
    context: RideJobInput & {
      code: string;
      isCashCollected: boolean;
      /** It may be left at the door: that is wished, or nobody has opened for long enough. */
      isLeavable: boolean;
      /** How it lies at the door, as a data URL. */
      photo: string;
      /** Why they cannot go on; chosen before where it lies then. */
      reason: GiveUpReason;
      /** Whether the phone tells where it is; null until that is known. */
      isPlaceShared: boolean | null;
      by: string;
      message: string;
      end: RideJobEnd;
    };
    input: RideJobInput;
    output: { end: RideJobEnd };
    events: RideJobEvent;
    tags: Tag;
    meta: { screen: RideJobScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** Ends when the shop has answered, however long it is not reached. */
    press: fromPromise<PressAnswer, Asked>(missing),
    /** Makes a picture as small as it may be sent over a phone's connection. */
    preparePhoto: fromPromise<PreparedPhoto, { file: TakenPhoto }>(missing),
    /** Tells the shop where the phone is for as long as it lives. */
    sharePlace: fromCallback<PlaceNews>(({ sendBack }) =>
      sendBack({ type: 'rideJob.placeTold', isShared: false }),
    ),
  },
  actions: {
    keepStage: assign((_, { stage }: { stage: RideStage }) => ({ stage })),
    noteStage: assign((_, { stage }: { stage: RideStage }) => ({ stage, kept: null })),
    /** Has it sent, now or later, that they are at the door; the ride waits for no answer to it. */
    tellArrival: (_, _order: { orderId: number }) => provided(),
    noteLeavable: assign({ isLeavable: true }),
    noteCash: assign({ isCashCollected: true }),
    keepCode: assign((_, { code }: { code: string }) => ({ code })),
    forgetCode: assign({ code: '' }),
    keepPhoto: assign((_, { photo }: PreparedPhoto) => ({ photo: photo ?? '' })),
    forgetPhoto: assign({ photo: '' }),
    keepReason: assign((_, { reason }: { reason: GiveUpReason }) => ({ reason })),
    forgetKept: assign({ kept: null }),
    keepPlace: assign((_, { isShared }: { isShared: boolean }) => ({ isPlaceShared: isShared })),
    keepWho: assign((_, answer: PressAnswer) => ({ by: 'by' in answer ? answer.by : '' })),
    keepMessage: assign((_, answer: PressAnswer) => ({
      message: 'message' in answer ? answer.message : '',
    })),
    noteEnd: assign((_, { end }: { end: RideJobEnd }) => ({ end })),
  },
  guards: {
    beginsOffered: begins('offered'),
    beginsAccepting: begins('accepting'),
    beginsAtStore: begins('atStore'),
    beginsGivingBack: begins('givingBack'),
    beginsTelling: begins('telling'),
    beginsCollecting: begins('collecting'),
    beginsAskingCode: begins('askingCode'),
    beginsDelivering: begins('delivering'),
    beginsLeaving: begins('leaving'),
    beginsBringingBack: begins('bringingBack'),
    beginsPassingOn: begins('passingOn'),
    beginsEnded: begins('ended'),
    isAtStoreNow: (_, { stage }: { stage: RideStage }) => stage === 'store',
    isOnRoadNow: (_, { stage }: { stage: RideStage }) => stage === 'road',
    isOverNow: (_, { stage }: { stage: RideStage }) => stage === 'over',
    isCash: ({ context }) => context.isCash,
    isCashFirst: ({ context }) => context.isCashFirst,
    isLeavable: ({ context }) => context.isLeavable,
    isDone: (_, answer: PressAnswer) => answer.ok,
    isPhoto: (_, { photo }: PreparedPhoto) => photo !== null,
    isHandled: (_, answer: PressAnswer) => !answer.ok && answer.reason === 'handled',
    isWrongCode: (_, answer: PressAnswer) => !answer.ok && answer.reason === 'wrongCode',
  },
});
