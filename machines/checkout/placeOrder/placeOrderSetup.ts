import { assign, fromPromise, setup } from 'xstate';
import { isSameOrder } from '../../../domain/checkout/payload';
import type { PlaceOrderPayload, Quote } from '../../../domain/orders/order';
import { isShort } from '../../askedWait';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideRefusal } from './decideRefusal';
import type {
  Attempt,
  Ordering,
  PlaceOrderEvent,
  PlaceOrderOutput,
  PlaceOrderScreen,
  Placing,
  Pricing,
  Refusal,
  Remembered,
  Sender,
} from './types';

interface Context {
  payload: PlaceOrderPayload;
  draftKey: string | null;
  attempt: Attempt | null;
  /** The attempt was written down before this flow began: it may have been sent. */
  resumed: boolean;
  sender: Sender;
  tries: number;
  wait: number;
  /** The price that the shopper has seen; null where none is known. */
  seen: Quote | null;
  /** The server's new price, while the shopper is asked about it. */
  changed: Quote | null;
  output: PlaceOrderOutput;
}

const missing = () => Promise.reject(new Error('actor not provided'));

/** Tries before the shopper is asked whether to go on; all with the same key. */
export const mostTries = 4;

export const placeOrderSetup = setup({
  types: typesOf<{
    context: Context;
    input: Ordering & { readonly seen: Quote | null };
    output: PlaceOrderOutput;
    events: PlaceOrderEvent;
    tags: Tag;
    meta: { screen: PlaceOrderScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** Answers the attempt of unknown outcome when there is one, else writes a new one down. */
    rememberAttempt: fromPromise<Remembered, Ordering>(missing),
    placeOrder: fromPromise<Placing, Attempt>(missing),
    quoteOrder: fromPromise<Pricing, { payload: PlaceOrderPayload }>(missing),
    signIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    /** Removes the attempt from the browser's memory: its outcome is known. */
    forgetAttempt: notProvided,
    /** Notes that the shopper went away from an attempt of unknown outcome. */
    markLeft: notProvided,
    keepAttempt: assign((_, params: Remembered) => params),
    /** How long the shop asks to be left alone. */
    keepWait: assign((_, params: { wait: number }) => params),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetTries: assign({ tries: 0 }),
    keepChanged: assign((_, params: { changed: Quote | null }) => params),
    acceptNewTotal: assign(({ context }) => ({
      payload: {
        ...context.payload,
        order_amount: context.changed?.total ?? context.payload.order_amount,
      },
      seen: context.changed,
      changed: null,
      tries: 0,
    })),
    reportPlaced: assign({
      output: ({ context }, params: { orderId: number; redirect: string | null }) => ({
        kind: 'placed' as const,
        ...params,
        contactNumber: context.attempt?.payload.contact_person_number ?? '',
        earlier: isEarlier(context),
      }),
    }),
    reportRefused: assign({
      output: (_, params: { refusal: Refusal }) => ({ kind: 'refused' as const, ...params }),
    }),
    reportElsewhere: assign({
      output: (_, params: { orderId: number }) => ({ kind: 'elsewhere' as const, ...params }),
    }),
    reportDeclined: assign({ output: { kind: 'declined' as const } }),
    reportLeft: assign({
      output: ({ context: { attempt, payload } }) => ({
        kind: 'left' as const,
        payload: attempt?.payload ?? payload,
      }),
    }),
  },
  guards: {
    isPlaced: (_, params: Placing) => params.ok,
    isEarlierAttempt: ({ context }) => isEarlier(context),
    isAmountChanged: (_, params: Placing) => calledFor(params) === 'confirmTotal',
    isSignInNeeded: (_, params: Placing) => calledFor(params) === 'signIn',
    isOrderedElsewhere: (_, params: Placing) => calledFor(params) === 'tellOrdered',
    isUnsent: ({ context }, params: Placing) =>
      calledFor(params) === 'waitForConnection' && isOutcomeKnown(context),
    isOffline: (_, params: Placing) => calledFor(params) === 'waitForConnection',
    isPriced: (_, params: Pricing) => params.ok,
    isSignedIn: (_, params: { signedIn: boolean }) => params.signedIn,
    isSenderAway: (_, params: Remembered) => params.sender === 'customer',
    isSignedInAnew: ({ context }, params: { signedIn: boolean }) =>
      params.signedIn && isOutcomeKnown(context),
    /** The one answer that came settles it: nothing else was ever sent. */
    isOutcomeKnown: ({ context }) => isOutcomeKnown(context),
    hasTriesLeft: ({ context }, { wait }: { wait: number }) =>
      context.tries < mostTries && isShort(wait),
  },
  delays: {
    /** One second, then two, then four; longer where the shop asks for it. */
    retryPause: ({ context }) => Math.max(context.wait, 1000 * 2 ** Math.max(0, context.tries - 1)),
  },
});

const calledFor = (answer: Placing) => (answer.ok ? null : decideRefusal(answer.refusal));

const isOutcomeKnown = ({ tries, resumed }: Context) => tries <= 1 && !resumed;

/** What was sent is another order than the one that the shopper asks for now, or was sent in another name. */
const isEarlier = ({ attempt, resumed, sender, payload }: Context) =>
  resumed && attempt !== null && (sender !== 'self' || !isSameOrder(attempt.payload, payload));
