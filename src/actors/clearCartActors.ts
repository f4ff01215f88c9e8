import { fromPromise } from 'xstate';
import { clearCartMachine } from '../../machines/clearCart';
import { removeAllLines } from '../api/cartChanges';
import { answerOf } from './cartAnswer';
import { askToSignIn } from './signInActor';

/** Clear cart with the cart's call behind it. */
export const liveClearCartMachine = clearCartMachine.provide({
  actors: {
    clearCart: fromPromise(({ signal }) => answerOf(removeAllLines(signal))),
    askToSignIn,
  },
});
