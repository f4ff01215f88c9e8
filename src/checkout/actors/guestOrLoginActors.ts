import { fromPromise } from 'xstate';
import { guestOrLoginMachine } from '../../../machines/checkout/guestOrLogin';
import type { SignInMode } from '../../../machines/identity/signIn';
import { cartQuery, readCart, whenCartSettled } from '../../cart/api/cart';
import { queryClient } from '../../client/queryClient';
import { configQuery } from '../../client/shopQueries';
import { tokenKey } from '../../client/storage/storage';
import { openSignIn } from '../../identity/signIn/openSignIn';

export const liveGuestOrLoginMachine = guestOrLoginMachine.provide({
  actors: {
    readFacts: fromPromise(async ({ signal }) => {
      const [config] = await Promise.all([
        queryClient.ensureQueryData(configQuery()),
        queryClient.ensureQueryData(cartQuery()),
        whenCartSettled(signal),
      ]);
      return {
        hasLines: readCart().length > 0,
        signedIn: tokenKey.get() !== null,
        guestCheckout: config.guest_checkout_status === 1,
      };
    }),
    askToSignIn: fromPromise(({ input }: { input: { mode: SignInMode } }) =>
      openSignIn(input.mode, { isAwaited: true }),
    ),
  },
});
