import { assign, emit, fromPromise, setup } from 'xstate';
import { lineOfEntry, type WantedLine } from '../../../domain/cart/cartLines';
import type { Emitted } from '../../emitted';
import { hasSignedIn } from '../../identity/askToSignIn';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import type { CartAnswer } from '../cartAnswer';
import { type LineAttempt, lineDelays, lineGuards, retryNotice, undoNotice } from '../lineSaving';
import { noticeOfRefusal } from '../noticeOfRefusal';
import { decideLineChange, type LineFacts } from './decideLineChange';

export type CartLineEvent =
  | ({ type: 'cartLine.increased' } & LineFacts)
  | ({ type: 'cartLine.decreased' } & LineFacts)
  | ({ type: 'cartLine.removeChosen' } & LineFacts)
  | { type: 'cartLine.undoChosen' }
  | { type: 'cartLine.retried' };

interface CartLineContext {
  /** The line as the shopper wants it. */
  line: WantedLine;
  /** What was under way, to go on with it after a failure or a sign-in. */
  attempt: LineAttempt;
  /** Undo was pressed before the removal was confirmed. */
  undoWanted: boolean;
  /** What was pressed while the line was being brought back. */
  waiting: 'nothing' | 'quantity' | 'removal';
}

const missing = () => Promise.reject(new Error('not provided'));
const placeholder = (_: unknown, _params: { line: WantedLine }) => notProvided();

export const cartLineSetup = setup({
  types: typesOf<{
    context: CartLineContext;
    events: CartLineEvent;
    input: { line: WantedLine };
    emitted: Emitted;
    tags: Tag;
  }>(),
  actors: {
    saveQuantity: fromPromise<CartAnswer, { line: WantedLine }>(missing),
    removeLine: fromPromise<CartAnswer, { line: WantedLine }>(missing),
    restoreLine: fromPromise<CartAnswer, { line: WantedLine }>(missing),
    askToSignIn: opens<{ signedIn: boolean }>('signIn'),
  },
  actions: {
    wantMore: assign((_, { entry }: LineFacts) => ({
      line: { ...lineOfEntry(entry), quantity: entry.quantity + 1 },
    })),
    wantLess: assign((_, { entry }: LineFacts) => ({
      line: { ...lineOfEntry(entry), quantity: Math.max(1, entry.quantity - 1) },
    })),
    keepLine: assign((_, { entry }: LineFacts) => ({ line: lineOfEntry(entry) })),
    noteAttempt: assign((_, params: Pick<CartLineContext, 'attempt'>) => params),
    noteUndo: assign({ undoWanted: true }),
    forgetUndo: assign({ undoWanted: false }),
    noteQuantity: assign({ waiting: 'quantity' }),
    noteRemoval: assign({ waiting: 'removal' }),
    forgetWaiting: assign({ waiting: 'nothing' }),
    showQuantity: placeholder,
    hideLine: placeholder,
    takeBackChange: placeholder,
    sayNotEnough: emit({ type: 'notify', tone: 'error', message: 'cart.outOfStock' }),
    sayTooMany: emit({ type: 'notify', tone: 'error', message: 'cart.outOfLimits' }),
    sayWhyRefused: emit(({ context }, answer: CartAnswer) =>
      noticeOfRefusal(answer.ok ? null : answer, context.line),
    ),
    offerUndo: emit(undoNotice('cartLine.undoChosen')),
    offerRetry: emit(retryNotice('cart.notSaved', 'cartLine.retried')),
  },
  guards: {
    ...lineGuards,
    isOutOfStock: (_, facts: LineFacts) => decideLineChange(facts, 'more') === 'outOfStock',
    isOutOfLimits: (_, facts: LineFacts) => decideLineChange(facts, 'more') === 'outOfLimits',
    isLastUnit: (_, facts: LineFacts) => decideLineChange(facts, 'less') === 'remove',
    isSignedOut: (_, answer: CartAnswer) => !answer.ok && answer.reason === 'unauthenticated',
    hasSignedIn,
    isRemovalWaiting: ({ context }, answer: CartAnswer) =>
      answer.ok && context.waiting === 'removal',
    isQuantityWaiting: ({ context }, answer: CartAnswer) =>
      answer.ok && context.waiting === 'quantity',
    canBeRestored: ({ context }, answer: CartAnswer) => answer.ok && context.undoWanted,
  },
  delays: lineDelays,
});
