import { fromPromise } from 'xstate';
import {
  keyOfEntry,
  keyOfLine,
  type LineWishes,
  lineOfEntry,
  type WantedLine,
} from '../../../domain/cart/cartLines';
import type { CartAnswer } from '../../../machines/cart/cartAnswer';
import { lineWishesMachine } from '../../../machines/cart/lineWishes';
import { buyNowLine } from '../../client/storage/orderKeys';
import { askToSignIn } from '../../identity/actors/signInActor';
import { readCart } from '../api/cart';
import { updateLine } from '../api/cartChanges';
import { answerOf } from './cartAnswer';

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

/** The wishes of what is bought without the cart: the tab keeps them until the order is placed. */
export const directLineWishesMachine = lineWishesMachine.provide({
  actors: {
    saveWishes: fromPromise(async ({ input: { wishes } }: Saving): Promise<CartAnswer> => {
      const line = buyNowLine.get();
      if (!line || !wishes) return { ok: false, reason: 'not_found', message: '' };
      buyNowLine.set({
        ...line,
        note: wishes.note,
        substitution: wishes.substitution,
        substitute_item_id: wishes.substitute?.id ?? null,
        substitute_name: wishes.substitute?.name,
      });
      return { ok: true };
    }),
    askToSignIn,
  },
});
