import { fromPromise } from 'xstate';
import { sells } from '../../../domain/place/module';
import type { CartAnswer } from '../../../machines/cart/cartAnswer';
import { clearCartMachine } from '../../../machines/cart/clearCart';
import { liveGuestOrLoginMachine } from '../../checkout/actors/guestOrLoginActors';
import { queryClient } from '../../client/queryClient';
import { configQuery } from '../../client/shopQueries';
import { tokenKey } from '../../client/storage/storage';
import { askToSignIn } from '../../identity/actors/signInActor';
import { enterModule } from '../../place/module/enterModule';
import { clearTrip, readTripCart } from '../api/tripCart';
import { answerOfTrip } from './tripAnswer';

async function clearAnswer(signal: AbortSignal): Promise<CartAnswer> {
  const answer = await answerOfTrip(clearTrip(signal));
  if (answer.ok) return answer;
  const reason = answer.reason === 'unauthenticated' ? 'unauthenticated' : 'refused';
  return { ok: false, reason, message: answer.message };
}

export const liveClearTripMachine = clearCartMachine.provide({
  actors: {
    clearCart: fromPromise(({ signal }) => clearAnswer(signal)),
    askToSignIn,
  },
});

export const liveTripDoorMachine = liveGuestOrLoginMachine.provide({
  actors: {
    readFacts: fromPromise(async () => {
      const [config, cart] = await Promise.all([
        queryClient.ensureQueryData(configQuery()),
        readTripCart(false),
      ]);
      const hasLines = cart.carts.length > 0;
      // The module chooses whose checkout opens, and another window may have turned to another one.
      if (hasLines) await enterModule((module) => sells(module, 'trips'));
      return {
        hasLines,
        signedIn: tokenKey.get() !== null,
        guestCheckout: config.guest_checkout_status === 1,
      };
    }),
  },
});
