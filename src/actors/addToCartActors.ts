import { fromPromise } from 'xstate';
import type { WantedLine } from '../../domain/cartLines';
import { addToCartMachine } from '../../machines/addToCart';
import { readCart } from '../api/cart';
import { addLine, replaceLines, updateLine } from '../api/cartChanges';
import { answerOf } from './cartAnswer';
import { askToSignIn } from './signInActor';

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
