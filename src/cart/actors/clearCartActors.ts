import { fromPromise } from 'xstate';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { askToSignIn } from '../../identity/actors/signInActor';
import { removeAllLines } from '../api/cartChanges';
import { answerOf } from './cartAnswer';

export const liveClearCartMachine = clearCartMachine.provide({
  actors: {
    clearCart: fromPromise(({ signal }) => answerOf(removeAllLines(signal))),
    askToSignIn,
  },
});
