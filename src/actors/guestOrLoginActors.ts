import { fromPromise } from 'xstate';
import { guestOrLoginMachine, type SignInMode } from '../../machines/guestOrLogin';
import { cartQuery, readCart, whenCartSettled } from '../api/cart';
import { configQuery } from '../api/places';
import { queryClient } from '../api/queryClient';
import { openSignIn } from '../flows/signIn/openSignIn';
import { tokenKey } from '../storage/storage';

/** The way to the checkout with cart, settings and sign-in behind it. */
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
