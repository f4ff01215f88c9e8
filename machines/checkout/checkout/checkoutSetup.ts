import { assign, fromPromise, raise, setup } from 'xstate';
import type { CheckoutDraft } from '../../../domain/checkout/draft';
import type { CheckoutPage, Step } from '../../../domain/checkout/pages';
import { changesPrice } from '../../../domain/checkout/payload';
import type { PlaceOrderPayload, Quote, QuotePayload } from '../../../domain/orders/order';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { type PlaceOrderOutput, placeOrderMachine, type Refusal } from '../placeOrder';
import { decideMethod } from './decideMethod';
import { decideReturn } from './decideReturn';
import { decideArrival, decideStep, firstOpenStep } from './decideStep';
import { draftAt } from './draftAt';
import { orderElsewhere } from './outputs';
import type {
  CheckoutEvent,
  CheckoutFacts,
  CheckoutInput,
  CheckoutMeta,
  Lines,
  PlacedOutput,
  Quoting,
} from './types';

export interface CheckoutContext {
  page: CheckoutPage;
  draft: CheckoutDraft;
  facts: CheckoutFacts;
  lines: Lines;
  /** The step that was asked for; null opens the first that wants something. */
  wanted: Step | null;
  pending: PlaceOrderPayload | null;
  /** An order of unknown outcome that the shopper went away from. */
  left: PlaceOrderPayload | null;
  price: Quote | null;
  refusal: Refusal | null;
  priceRefusal: Refusal | null;
  placed: PlacedOutput | null;
  /** The order that another window made of this cart. */
  elsewhere: number | null;
}

const missing = () => Promise.reject(new Error('actor not provided'));
const arrivalOf = ({ facts, pending, page }: CheckoutContext) =>
  decideArrival(facts, pending !== null, page === 'campaign');
const refusedIn = ({ priceRefusal }: CheckoutContext) => priceRefusal?.code ?? null;
const stepOf = (context: CheckoutContext) =>
  decideStep(context.draft, context.facts, refusedIn(context), context.wanted);
/** The first step that wants something. */
export const openStepOf = (context: CheckoutContext): Step =>
  firstOpenStep(context.draft, context.facts, refusedIn(context));

export const checkoutSetup = setup({
  types: typesOf<{
    context: CheckoutContext;
    input: CheckoutInput;
    output: PlacedOutput | null;
    events: CheckoutEvent;
    children: { placeOrder: 'placeOrder'; quoteOrder: 'quoteOrder'; signIn: 'signIn' };
    tags: Tag;
    meta: CheckoutMeta;
  }>(),
  actors: {
    placeOrder: placeOrderMachine,
    quoteOrder: fromPromise<Quoting, QuotePayload>(missing),
    signIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    /** Keeps contact, address and the order's number, and drops the draft. */
    rememberOrder: (_, _params: PlacedOutput) => notProvided(),
    keepFacts: assign(({ context }, params: { facts: CheckoutFacts; lines: Lines }) => ({
      ...params,
      draft: draftAt(context.draft, params.facts),
    })),
    keepDraft: assign({
      draft: ({ context }, params: { patch: Partial<CheckoutDraft> }) => ({
        ...context.draft,
        ...params.patch,
      }),
    }),
    wantStep: assign({ wanted: (_, params: { step: Step | null }) => params.step }),
    keepPrice: assign((_, params: { quote: Quote }) => ({
      price: params.quote,
      priceRefusal: null,
    })),
    keepPriceRefusal: assign((_, params: { refusal: Refusal }) => ({
      priceRefusal: params.refusal,
    })),
    forgetPriceRefusal: assign({ priceRefusal: null }),
    keepRefusal: assign((_, params: { refusal: Refusal }) => ({
      refusal: params.refusal,
      wanted: decideReturn(params.refusal.code),
      pending: null,
    })),
    keepLeft: assign({
      // One that was asked about in vain is not asked about again by itself.
      left: ({ context }, params: PlaceOrderOutput) =>
        params.kind === 'left' && !context.pending ? params.payload : null,
    }),
    takeUpLeft: assign(({ context }) => ({ pending: context.left, left: null })),
    forgetPending: assign({ pending: null, wanted: 'payment' as const }),
    keepPlaced: assign((_, params: { placed: PlacedOutput }) => params),
    keepElsewhere: assign({ elsewhere: (_, params: { orderId: number }) => params.orderId }),
    forgetElsewhere: assign({ elsewhere: null }),
    /** Drops what was chosen: it belongs to the order of the other window. */
    forgetDraft: notProvided,
    outdatePrice: raise({ type: 'checkout.priceOutdated' }),
    quietenNotice: raise({ type: 'checkout.draftChanged' }),
  },
  guards: {
    isResuming: ({ context }) => arrivalOf(context) === 'resume',
    isLeftOrderGone: ({ context }) => context.left !== null && !context.facts.hasLines,
    isLeftOrderTaken: ({ context }, params: Quoting) =>
      context.left !== null && !params.ok && params.refusal.code === 'cart_empty',
    isEmpty: ({ context }) => arrivalOf(context) === 'empty',
    isSignInNeeded: ({ context }) => arrivalOf(context) === 'signIn',
    isAtPlace: ({ context }) => stepOf(context) === 'place',
    isBeforePayment: ({ context }) => openStepOf(context) !== 'payment',
    isBeforeDetails: ({ context }) => openStepOf(context) === 'place',
    isAtDetails: ({ context }) => stepOf(context) === 'details',
    isPriceChanging: ({ context }, params: { patch: Partial<CheckoutDraft> }) =>
      changesPrice(context.draft, { ...context.draft, ...params.patch }),
    isStillReady: ({ context }, params: { facts: CheckoutFacts }) =>
      decideArrival(params.facts, false, context.page === 'campaign') === 'ready',
    haveLinesChanged: ({ context }, params: { facts: CheckoutFacts; linesChanged: boolean }) =>
      // A price that was asked for meanwhile may be of the cart before the change.
      (params.linesChanged ||
        draftAt(context.draft, params.facts) !== context.draft ||
        (context.facts.cartChanging === true && !params.facts.cartChanging)) &&
      decideArrival(params.facts, false, context.page === 'campaign') === 'ready',
    isQuoted: (_, params: Quoting) => params.ok,
    canOrder: ({ context }) => {
      const { draft, price, facts } = context;
      return (
        !facts.cartChanging &&
        openStepOf(context) === 'payment' &&
        draft.paymentMethod !== null &&
        decideMethod(draft.paymentMethod, price?.total ?? null, facts) === 'offered'
      );
    },
    isAccountNeeded: ({ context }) =>
      decideArrival(context.facts, false, context.page === 'campaign') === 'signIn',
    hasNothingToOrder: ({ context }) => !context.facts.hasLines,
    isPlaced: (_, params: PlaceOrderOutput) => params.kind === 'placed',
    isOrderedElsewhere: ({ context }, params: PlaceOrderOutput) =>
      orderElsewhere(params, context.elsewhere) !== null,
    isRefused: (_, params: PlaceOrderOutput) => params.kind === 'refused',
  },
  delays: {
    /** Long enough for a click on the next amount, too short to be noticed. */
    priceDebounce: 300,
  },
});
