import { assign, emit, fromPromise, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** Which trip: its number, and the contact number unless it is this browser's own; its hours as booked. */
export interface TripLengthInput {
  readonly tripId: number;
  readonly contactNumber: string | null;
  readonly hours: number;
}

/** What another length would cost; amounts are decimal. */
export interface LengthOffer {
  readonly hours: number;
  /** ISO time. */
  readonly returnTime: string | null;
  readonly oldAmount: number;
  readonly amount: number;
  /** What goes back at once of what was paid, and where to; null where nothing does. */
  readonly givenBack: { readonly amount: number; readonly to: 'wallet' | 'provider' } | null;
}

interface LengthRefusal {
  readonly ok: false;
  readonly code: string;
  /** The server's own sentence, possibly empty. */
  readonly message: string;
}

export type LengthQuote = { readonly ok: true; readonly offer: LengthOffer } | LengthRefusal;
export type LengthChange = { readonly ok: true } | LengthRefusal;

export type TripLengthScreen = 'asking' | 'same' | 'offer' | 'refused' | 'failed' | 'closed';

type Key = Pick<TripLengthInput, 'tripId' | 'contactNumber'>;

/** `unknown`: it was asked for, and no answer came; only the trip itself can tell. */
export interface TripLengthOutput {
  readonly changed: 'yes' | 'no' | 'unknown';
}

interface TripLengthContext {
  readonly key: TripLengthInput;
  /** Hours that are asked about. */
  readonly hours: number;
  readonly offer: LengthOffer | null;
  readonly message: string;
  readonly changed: TripLengthOutput['changed'];
}

const missing = () => Promise.reject(new Error('actor not provided'));

/** The offer that the shopper saw; a flow that changes without one is a mistake of the chart. */
export function offerOf({ key, offer }: TripLengthContext): Key & LengthOffer {
  if (!offer) throw new Error('nothing was offered');
  return { ...key, ...offer };
}

export const tripLengthSetup = setup({
  types: typesOf<{
    context: TripLengthContext;
    input: TripLengthInput;
    output: TripLengthOutput;
    events:
      | { type: 'tripLength.chosen'; hours: number }
      | { type: 'tripLength.confirmed' }
      | { type: 'tripLength.retried' }
      | { type: 'tripLength.closed' };
    emitted: Emitted;
    tags: Tag;
    meta: { screen: TripLengthScreen; requirements: readonly string[] };
  }>(),
  actors: {
    quoteLength: fromPromise<LengthQuote, TripLengthInput>(missing),
    changeLength: fromPromise<LengthChange, Key & LengthOffer>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepHours: assign((_, { hours }: { hours: number }) => ({ hours, offer: null })),
    keepOffer: assign((_, answer: LengthQuote) => ({ offer: answer.ok ? answer.offer : null })),
    keepMessage: assign((_, answer: LengthQuote | LengthChange) => ({
      message: answer.ok ? '' : answer.message,
    })),
    markChanged: assign({ changed: 'yes' }),
    markUnknown: assign({ changed: 'unknown' }),
    sayPriceChanged: emit({ type: 'notify', tone: 'info', message: 'trip.priceChanged' }),
    announceChange: emit({ type: 'notify', tone: 'success', message: 'trip.updated' }),
  },
  guards: {
    isSameLength: ({ context }, { hours }: { hours: number }) => hours === context.key.hours,
    isOffered: (_, answer: LengthQuote) => answer.ok,
    isSignInNeeded: (_, answer: LengthQuote | LengthChange) =>
      !answer.ok && answer.code === 'unauthenticated',
    hasSignedIn,
    isChanged: (_, answer: LengthChange) => answer.ok,
    isAmountChanged: (_, answer: LengthChange) => !answer.ok && answer.code === 'amount_changed',
  },
});
