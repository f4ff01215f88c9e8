import { assign, emit, fromPromise, setup } from 'xstate';
import { type BookTripPayload, bookTripPayload, type TripQuote } from '../../../domain/rental/trip';
import { isSamePayload } from '../../../domain/wire/samePayload';
import { isShort } from '../../askedWait';
import type { Sender } from '../../checkout/placeOrder';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideBookingRefusal } from './decideBookingRefusal';

/** A booking as it is written down before it is sent; the key makes it happen once. */
export interface TripAttempt {
  readonly key: string;
  readonly payload: BookTripPayload;
  /** The guest who sent it, where a customer asks now: the question is put in that guest's name. */
  readonly guestId?: string | undefined;
}

/** The attempt that is to be sent now, and by whom it was; `resumed` when it was written down before, and perhaps sent. */
export interface RememberedTrip {
  readonly attempt: TripAttempt;
  readonly resumed: boolean;
  readonly sender: Sender;
}

/** What was sent before and whose answer is not known; `left` when the shopper went away from it. */
export interface BookTripInput {
  readonly pending: TripAttempt | null;
  readonly left: boolean;
}

export interface BookingRefusal {
  readonly code: string;
  /** The server's own sentence, possibly empty. */
  readonly message: string;
  /** The trip that is booked already, where that is why. */
  readonly tripId?: number | undefined;
}

export type Booking =
  | { ok: true; tripId: number; redirect: string | null }
  | { ok: false; refusal: BookingRefusal };

export type TripPricing = { ok: true; quote: TripQuote } | { ok: false; refusal: BookingRefusal };

export type BookTripEvent =
  | { type: 'bookTrip.submitted'; payload: BookTripPayload; seen: TripQuote }
  | { type: 'bookTrip.edited' }
  | { type: 'bookTrip.totalConfirmed' }
  | { type: 'bookTrip.totalDeclined' }
  | { type: 'bookTrip.retried' }
  | { type: 'bookTrip.signInChosen' }
  | { type: 'bookTrip.bookedAnew' }
  | { type: 'bookTrip.cartFoundEmpty' }
  /** Another window has booked this trip cart. */
  | { type: 'bookTrip.bookedElsewhere'; tripId: number }
  | { type: 'bookTrip.left' };

export type BookTripScreen =
  | 'form'
  | 'waiting'
  | 'confirmTotal'
  | 'refused'
  | 'mendVehicles'
  | 'mendTrip'
  | 'senderAway'
  | 'unreachable'
  | 'unpriced'
  | 'offline'
  | 'bookedElsewhere'
  | 'closed';

/** What was booked; the contact number opens the trip for guests. */
export interface BookTripOutput {
  tripId: number;
  contactNumber: string;
  redirect: string | null;
}

interface BookTripContext {
  payload: BookTripPayload | null;
  /** What was sent and whose outcome is unknown. */
  attempt: TripAttempt | null;
  resumed: boolean;
  sender: Sender;
  /** The shopper went away from the attempt: it is asked about only when something is booked. */
  left: boolean;
  tries: number;
  wait: number;
  /** The quote that the shopper saw when they booked. */
  seen: TripQuote | null;
  /** What the shop asks for now, while the shopper decides. */
  offered: TripQuote | null;
  refusal: BookingRefusal | null;
  output: BookTripOutput | null;
  /** The trip that another window booked of this cart. */
  elsewhere: number | null;
}

const missing = () => Promise.reject(new Error('not provided'));

/** Tries before the shopper is asked whether to go on; all with the same key. */
const mostTries = 4;

/** The coupon of what is booked; null without one. */
export const couponOf = ({ payload }: BookTripContext): string | null =>
  payload?.coupon_code ? String(payload.coupon_code) : null;

/** What is to be sent; a flow that sends nothing is a mistake of the chart. */
export function payloadOf({ payload }: BookTripContext): BookTripPayload {
  if (!payload) throw new Error('nothing to book');
  return payload;
}

export function attemptOf({ attempt }: BookTripContext): TripAttempt {
  if (!attempt) throw new Error('a booking is sent only with its key');
  return attempt;
}

/** What was sent is another booking than the one that the shopper asks for now, or was sent in another name. */
const isEarlier = ({ attempt, resumed, sender, payload }: BookTripContext) =>
  resumed &&
  attempt !== null &&
  payload !== null &&
  (sender !== 'self' || !isSamePayload(bookTripPayload, attempt.payload, payload));

const calledFor = (answer: Booking | TripPricing) =>
  answer.ok ? null : decideBookingRefusal(answer.refusal.code, answer.refusal.tripId);

/** The one answer that came settles it: nothing else was ever sent. */
const isOutcomeKnown = ({ tries, resumed }: BookTripContext) => tries <= 1 && !resumed;

/**
 * The trip that another window booked of the same cart: the shop names it, or it was heard of and the shop finds
 * the cart empty. Null where there is none.
 */
export function elsewhereOf({ elsewhere }: BookTripContext, answer: Booking): number | null {
  if (answer.ok) return null;
  if (calledFor(answer) === 'tellBooked') return answer.refusal.tripId ?? null;
  return answer.refusal.code === 'cart_empty' ? elsewhere : null;
}

export const bookTripSetup = setup({
  types: typesOf<{
    context: BookTripContext;
    events: BookTripEvent;
    input: BookTripInput;
    output: BookTripOutput | null;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: BookTripScreen; requirements: readonly string[] };
  }>(),
  actors: {
    rememberAttempt: fromPromise<RememberedTrip, { payload: BookTripPayload }>(missing),
    bookTrip: fromPromise<Booking, TripAttempt>(missing),
    quoteTrip: fromPromise<TripPricing, { couponCode: string | null }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    /** Removes the attempt from the browser's memory: its outcome is known. */
    forgetAttempt: notProvided,
    /** Notes in the browser's memory that the shopper went away from an attempt of unknown outcome. */
    markLeft: notProvided,
    leaveAttempt: assign({ left: ({ context }) => context.attempt !== null }),
    keepPayload: assign((_, params: { payload: BookTripPayload; seen: TripQuote }) => ({
      payload: params.payload,
      seen: params.seen,
      refusal: null,
      elsewhere: null,
      tries: 0,
    })),
    keepAttempt: assign((_, remembered: RememberedTrip) => ({ ...remembered, left: false })),
    dropAttempt: assign({ attempt: null, resumed: false }),
    /** How long the shop asks to be left alone. */
    keepWait: assign((_, params: { wait: number }) => params),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    resetTries: assign({ tries: 0 }),
    keepRefusal: assign((_, answer: Booking | TripPricing) => ({
      refusal: answer.ok ? null : answer.refusal,
    })),
    forgetRefusal: assign({ refusal: null }),
    keepElsewhere: assign((_, params: { tripId: number }) => ({ elsewhere: params.tripId })),
    keepNewTotal: assign((_, answer: TripPricing) => ({
      offered: answer.ok ? answer.quote : null,
    })),
    acceptNewTotal: assign(({ context }) => ({
      payload: context.payload && {
        ...context.payload,
        trip_amount: context.offered?.total ?? context.payload.trip_amount,
      },
      seen: context.offered,
      offered: null,
      tries: 0,
    })),
    reportBooked: assign(({ context }, answer: Booking) => ({
      output: answer.ok
        ? {
            tripId: answer.tripId,
            contactNumber: context.attempt?.payload.contact_person_number ?? '',
            redirect: answer.redirect,
          }
        : null,
    })),
    announceBooked: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'success' as const,
      message: isEarlier(context) ? ('trip.earlierBooked' as const) : ('trip.booked' as const),
    })),
  },
  guards: {
    isToBeAsked: ({ context }) => context.attempt !== null && !context.left,
    isLeftBehind: ({ context }) => context.left,
    isSenderAway: (_, { sender }: RememberedTrip) => sender === 'customer',
    isBooked: (_, answer: Booking) => answer.ok,
    isPriced: (_, answer: TripPricing) => answer.ok,
    isAmountChanged: (_, answer: Booking) => calledFor(answer) === 'confirmTotal',
    isSignInNeeded: (_, answer: Booking | TripPricing) => calledFor(answer) === 'signIn',
    isBookedElsewhere: ({ context }, answer: Booking) => elsewhereOf(context, answer) !== null,
    isUnsent: ({ context }, answer: Booking) =>
      calledFor(answer) === 'waitForConnection' && isOutcomeKnown(context),
    isOffline: (_, answer: Booking) => calledFor(answer) === 'waitForConnection',
    isVehicleGone: (_, answer: Booking | TripPricing) => calledFor(answer) === 'mendVehicles',
    isTripImpossible: (_, answer: Booking | TripPricing) => calledFor(answer) === 'mendTrip',
    isEarlierAttempt: ({ context }) => isEarlier(context),
    /** The one answer that came settles it: nothing else was ever sent. */
    isNothingBooked: ({ context }, answer: Booking) =>
      calledFor(answer) === 'signIn' && isOutcomeKnown(context),
    isToBeSettled: ({ context }, params: { signedIn: boolean }) =>
      params.signedIn && context.attempt !== null,
    hasTriesLeft: ({ context }, { wait }: { wait: number }) =>
      context.tries < mostTries && isShort(wait),
  },
  delays: {
    /** One second, then two, then four; longer where the shop asks for it. */
    retryPause: ({ context }) => Math.max(context.wait, 1000 * 2 ** Math.max(0, context.tries - 1)),
  },
});
