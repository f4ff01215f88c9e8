import { fromPromise } from 'xstate';
import { keyOfEntry, keyOfLine, type WantedLine, wishesOf } from '../../../domain/cart/cartLines';
import { cartLineMachine } from '../../../machines/cart/cartLine';
import { askToSignIn } from '../../identity/actors/signInActor';
import { readCart } from '../api/cart';
import { addLine, removeCartLine, updateLine } from '../api/cartChanges';
import { type ShownChange, show, takeBack } from '../api/makeWhenReached';
import { answerOf } from './cartAnswer';

interface Call {
  input: { line: WantedLine };
  signal: AbortSignal;
}

/** Changes that are on the screen, by line, from the click until their call takes them over. */
const shown = new Map<string, ShownChange>();

const showNow = (key: string, change: ShownChange) => void shown.set(key, change);

export const liveCartLineMachine = cartLineMachine.provide({
  actors: {
    saveQuantity: fromPromise(({ input: { line }, signal }: Call) => {
      const key = keyOfLine(line);
      // Its wishes may have been saved since the press.
      const { wishes: _, ...quantity } = line;
      return answerOf(updateLine(quantity, key, signal, shown.get(key)));
    }),
    removeLine: fromPromise(({ input: { line }, signal }: Call) => {
      const key = keyOfLine(line);
      return answerOf(removeCartLine(key, signal, shown.get(key)));
    }),
    restoreLine: fromPromise(({ input: { line }, signal }: Call) =>
      answerOf(addLine(line, signal, shown.get(keyOfLine(line)))),
    ),
    askToSignIn,
  },
  actions: {
    showQuantity: (_, { line }) => {
      const key = keyOfLine(line);
      const present = readCart().find((entry) => keyOfEntry(entry) === key);
      const seen = present ? { ...line, wishes: wishesOf(present) } : line;
      showNow(key, show({ kind: 'set', line: seen, was: key }));
    },
    hideLine: (_, { line }) => {
      const key = keyOfLine(line);
      showNow(key, show({ kind: 'remove', key }));
    },
    takeBackChange: (_, { line }) => {
      const change = shown.get(keyOfLine(line));
      if (change) takeBack(change);
    },
  },
});
