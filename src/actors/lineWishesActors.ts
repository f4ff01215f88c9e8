import { fromPromise } from 'xstate';
import {
  keyOfEntry,
  keyOfLine,
  type LineWishes,
  lineOfEntry,
  type WantedLine,
} from '../../domain/cartLines';
import { lineWishesMachine } from '../../machines/lineWishes';
import { readCart } from '../api/cart';
import { updateLine } from '../api/cartChanges';
import { answerOf } from './cartAnswer';
import { askToSignIn } from './signInActor';

interface Saving {
  input: { line: WantedLine; wishes: LineWishes | null };
  signal: AbortSignal;
}

/** A line's wishes with the cart's call behind them; the quantity is the one that the line has by then. */
export const liveLineWishesMachine = lineWishesMachine.provide({
  actors: {
    saveWishes: fromPromise(({ input: { line, wishes }, signal }: Saving) => {
      const key = keyOfLine(line);
      const present = readCart().find((entry) => keyOfEntry(entry) === key);
      const wanted = present ? lineOfEntry(present) : line;
      return answerOf(updateLine({ ...wanted, ...(wishes && { wishes }) }, key, signal));
    }),
    askToSignIn,
  },
});
