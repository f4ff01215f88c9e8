import { fromPromise } from 'xstate';
import type { WantedLine } from '../../../domain/cart/cartLines';
import { addToCartMachine } from '../../../machines/cart/addToCart';
import { askToSignIn } from '../../identity/actors/signInActor';
import { readCart } from '../api/cart';
import { addLine, replaceLines, updateLine } from '../api/cartChanges';
import { answerOf } from './cartAnswer';

type LineInput = { line: WantedLine };

/** Add to cart with the cart's calls behind it; each shows its change at once. */
export const liveAddToCartMachine = addToCartMachine.provide({
  actors: {
    readCart: fromPromise(async () => readCart()),
    addLine: fromPromise(({ input, signal }: { input: LineInput; signal: AbortSignal }) =>
      answerOf(addLine(input.line, signal)),
    ),
    updateLine: fromPromise(
      ({ input, signal }: { input: LineInput & { was: string }; signal: AbortSignal }) =>
        answerOf(updateLine(input.line, input.was, signal)),
    ),
    replaceCart: fromPromise(({ input, signal }: { input: LineInput; signal: AbortSignal }) =>
      answerOf(replaceLines(input.line, signal)),
    ),
    askToSignIn,
  },
});
