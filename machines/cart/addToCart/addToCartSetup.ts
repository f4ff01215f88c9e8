import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartEntry } from '../../../domain/cart/cart';
import type { WantedLine } from '../../../domain/cart/cartLines';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { CartAnswer, RefusedAnswer } from '../cartAnswer';
import { noticeOfRefusal } from '../noticeOfRefusal';
import { decideAddToCart } from './decideAddToCart';
import { noticeOfVerdict } from './decideNotice';

export type AddToCartOutput = { kind: 'added' | 'updated' | 'refused' | 'cancelled' };

export type AddToCartEvent =
  | { type: 'addToCart.replacementConfirmed' }
  | { type: 'addToCart.dismissed' }
  | { type: 'addToCart.retried' };

interface AddToCartContext {
  line: WantedLine;
  /** Key of the line that is being edited; null for a press on an item. */
  edited: string | null;
  entries: readonly CartEntry[];
  refusal: RefusedAnswer | null;
  outcome: AddToCartOutput['kind'];
}

const missing = () => Promise.reject(new Error('not provided'));
const verdictOf = ({ line, entries, edited }: AddToCartContext) =>
  decideAddToCart(line, entries, edited);

export const addToCartSetup = setup({
  types: typesOf<{
    context: AddToCartContext;
    events: AddToCartEvent;
    input: { line: WantedLine; edited?: string | null };
    output: AddToCartOutput;
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    readCart: fromPromise<readonly CartEntry[]>(missing),
    addLine: fromPromise<CartAnswer, { line: WantedLine }>(missing),
    updateLine: fromPromise<CartAnswer, { line: WantedLine; was: string }>(missing),
    replaceCart: fromPromise<CartAnswer, { line: WantedLine }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    keepCart: assign((_, params: { entries: readonly CartEntry[] }) => params),
    keepRefusal: assign((_, params: CartAnswer) => ({ refusal: params.ok ? null : params })),
    forgetRefusal: assign({ refusal: null }),
    noteOutcome: assign((_, params: AddToCartOutput) => ({ outcome: params.kind })),
    announceAdded: emit({ type: 'notify', tone: 'success', message: 'cart.itemAdded' }),
    announceUpdated: emit({ type: 'notify', tone: 'success', message: 'cart.updated' }),
    announceReplaced: emit({ type: 'notify', tone: 'success', message: 'cart.clearedAndAdded' }),
    sayWhyNot: emit(({ context }) => noticeOfVerdict(verdictOf(context))),
    sayWhyRefused: emit(({ context }) => noticeOfRefusal(context.refusal, context.line)),
    offerRetry: emit({
      type: 'notify',
      tone: 'error',
      message: 'cart.notSaved',
      action: { label: 'action.tryAgain', event: 'addToCart.retried' },
      autoClose: 8000,
    }),
  },
  guards: {
    canBeAdded: ({ context }) => verdictOf(context) === 'add',
    isInCart: ({ context }) => verdictOf(context) === 'update',
    isFromOtherStore: ({ context }) => verdictOf(context) === 'otherStore',
    isAccepted: (_, answer: CartAnswer) => answer.ok,
    hasSignedIn,
    wasOtherStore: ({ context }) => context.refusal?.reason === 'store_conflict',
    wasSignedOut: ({ context }) => context.refusal?.reason === 'unauthenticated',
  },
  delays: { retryOffer: 8000 },
});
