import { fromPromise } from 'xstate';
import type { WantedLine } from '../../../domain/cart/cartLines';
import { addToCartMachine } from '../../../machines/cart/addToCart';
import { askToSignIn } from '../../identity/actors/signInActor';
import { readCart } from '../api/cart';
import { addLine, replaceLines, updateLine } from '../api/cartChanges';
import { endUndo } from '../lineActors';
import { answerOf } from './cartAnswer';

type LineInput = { line: WantedLine };

/** Add to cart with the cart's calls behind it; each shows its change at once. */
export const liveAddToCartMachine = addToCartMachine.provide({
  actors: {
    readCart: fromPromise(async () => readCart()),
    addLine: fromPromise(
      ({ input: { line }, signal }: { input: LineInput; signal: AbortSignal }) => {
        endUndo(line);
        return answerOf(addLine(line, signal));
      },
    ),
    updateLine: fromPromise(
      ({ input, signal }: { input: LineInput & { was: string }; signal: AbortSignal }) => {
        endUndo(input.line);
        return answerOf(updateLine(input.line, input.was, signal));
      },
    ),
    replaceCart: fromPromise(
      ({ input: { line }, signal }: { input: LineInput; signal: AbortSignal }) => {
        endUndo(line);
        return answerOf(replaceLines(line, signal));
      },
    ),
    askToSignIn,
  },
});
