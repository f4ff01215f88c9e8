import { assign, fromPromise, raise, setup } from 'xstate';
import type { Quote, QuotePayload } from '../../../domain/orders/order';
import {
  changesParcelPrice,
  isSamePlace,
  type ParcelDraft,
  type ParcelEnd,
  parcelQuoteOf,
} from '../../../domain/parcel/parcelDraft';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import type { PlacedOutput } from '../../checkout/checkout';
import { type PlaceOrderOutput, placeOrderMachine, type Refusal } from '../../checkout/placeOrder';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideParcelMending } from './decideParcelMending';
import { decideParcelMethod } from './decideParcelMethod';
import { decideParcelStep, firstOpenParcelStep } from './decideParcelStep';
import type {
  ParcelContext,
  ParcelEvent,
  ParcelFacts,
  ParcelInput,
  ParcelMeta,
  ParcelQuoting,
  PickedPlace,
  PlaceQuestion,
} from './types';

const missing = () => Promise.reject(new Error('not provided'));

const stepOf = ({ draft, wanted, facts }: ParcelContext) =>
  decideParcelStep(draft, wanted, facts.needsEmail);
const isOpenTo = ({ signedIn, guestAllowed }: ParcelFacts) => signedIn || guestAllowed;

/** What is priced; only asked while kind and both places are known. */
export function toPrice({ draft }: ParcelContext): QuotePayload {
  const payload = parcelQuoteOf(draft);
  if (!payload) throw new Error('a price needs a kind and two places');
  return payload;
}

export const parcelSetup = setup({
  types: typesOf<{
    context: ParcelContext;
    input: ParcelInput;
    output: PlacedOutput | null;
    events: ParcelEvent;
    children: {
      placeOrder: 'placeOrder';
      quoteParcel: 'quoteParcel';
      askForPlace: 'askForPlace';
      askToSignIn: 'askToSignIn';
    };
    tags: Tag;
    meta: ParcelMeta;
  }>(),
  actors: {
    placeOrder: placeOrderMachine,
    quoteParcel: fromPromise<ParcelQuoting, QuotePayload>(missing),
    askForPlace: opens<PickedPlace, PlaceQuestion>('location'),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    /** Keeps the contact and the parcel's number, and drops the draft. */
    rememberParcel: (_, _params: PlacedOutput) => notProvided(),
    /** Its key belongs to the order that is placed: another parcel sent with it would be refused. */
    forgetDraft: notProvided,
    keepFacts: assign((_, params: { facts: ParcelFacts }) => params),
    keepDraft: assign(({ context }, { patch }: { patch: Partial<ParcelDraft> }) => ({
      draft: { ...context.draft, ...patch },
    })),
    wantStep: assign((_, { step }: { step: ParcelStep | null }) => ({ wanted: step })),
    askEnd: assign((_, { end }: { end: ParcelEnd }) => ({ asking: end, wanted: end })),
    keepPlace: assign(({ context: { draft, asking } }, { place }: PickedPlace) =>
      place ? { draft: { ...draft, [asking]: { ...draft[asking], place } } } : {},
    ),
    keepPrice: assign((_, { quote }: { quote: Quote }) => ({ price: quote, priceRefusal: null })),
    keepPriceRefusal: assign((_, answer: ParcelQuoting) => ({
      price: null,
      priceRefusal: answer.ok ? null : answer.refusal,
    })),
    forgetPrice: assign({ price: null, priceRefusal: null }),
    keepRefusal: assign((_, { refusal }: { refusal: Refusal }) => ({
      refusal,
      wanted: decideParcelMending(refusal.code),
      pending: null,
    })),
    forgetPending: assign({ pending: null, wanted: 'payment' as const }),
    keepPlaced: assign((_, params: { placed: PlacedOutput }) => params),
    keepElsewhere: assign((_, { orderId }: { orderId: number }) => ({ elsewhere: orderId })),
    outdatePrice: raise({ type: 'parcel.priceOutdated' }),
    quietenNotice: raise({ type: 'parcel.draftChanged' }),
  },
  guards: {
    isResuming: ({ context }) => context.pending !== null,
    isClosedToGuests: ({ context }) => !isOpenTo(context.facts),
    isStillOpen: (_, { facts }: { facts: ParcelFacts }) => isOpenTo(facts),
    isAtKind: ({ context }) => stepOf(context) === 'what',
    isAtSender: ({ context }) => stepOf(context) === 'sender',
    isAtSamePlace: ({ context }) =>
      stepOf(context) === 'receiver' &&
      context.draft.receiverDone &&
      isSamePlace(context.draft.sender.place, context.draft.receiver.place),
    isAtReceiver: ({ context }) => stepOf(context) === 'receiver',
    isPriceChanging: ({ context }, { patch }: { patch: Partial<ParcelDraft> }) =>
      changesParcelPrice(context.draft, { ...context.draft, ...patch }),
    isPicked: (_, { place }: PickedPlace) => place !== null,
    isPriceable: ({ context }) => parcelQuoteOf(context.draft) !== null,
    isPriced: (_, answer: ParcelQuoting) => answer.ok,
    isWayUnmeasured: (_, answer: ParcelQuoting) =>
      !answer.ok && answer.refusal.code === 'routing_unavailable',
    canOrder: ({ context: { draft, facts, price } }) =>
      firstOpenParcelStep(draft, facts.needsEmail) === 'payment' &&
      (facts.openNow || draft.scheduleAt !== null) &&
      draft.method !== null &&
      decideParcelMethod(draft.method, draft.payer, price?.total ?? null, facts) === 'offered',
    isOrderedElsewhere: (_, params: PlaceOrderOutput) => params.kind === 'elsewhere',
    isPlaced: (_, params: PlaceOrderOutput) => params.kind === 'placed',
    isRefused: (_, params: PlaceOrderOutput) => params.kind === 'refused',
    hasSignedIn: (_, params: { signedIn: boolean }) => params.signedIn,
  },
  delays: {
    /** Long enough for a press on the next tip, too short to be noticed. */
    priceDebounce: 300,
  },
});
