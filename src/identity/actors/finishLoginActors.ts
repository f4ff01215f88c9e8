import { fromPromise } from 'xstate';
import {
  type CartChoice,
  finishLoginMachine,
  type TakeOverAnswer,
} from '../../../machines/identity/finishLogin';
import { settleCarts } from '../../account/api/account';
import { profileQuery } from '../../account/api/profile';
import { cartQuery } from '../../cart/api/cart';
import { fetchAnew } from '../../client/fetchAnew';
import { queryClient } from '../../client/queryClient';
import { guestIdKey, tokenKey } from '../../client/storage/storage';
import { identityRefusalIn } from './answers';
import { forgetLogin, heldToken } from './heldLogin';

/** What follows an accepted login, with the API and the browser's memory behind it (LOGIN-20 to LOGIN-22). */
export const liveFinishLoginMachine = finishLoginMachine.provide({
  actors: {
    storeToken: fromPromise<void>(async () => {
      const token = heldToken();
      if (!token) throw new Error('The login brought no token');
      tokenKey.set(token);
      forgetLogin();
    }),
    takeOverCart: fromPromise<TakeOverAnswer, CartChoice>(async ({ input, signal }) => {
      try {
        const { cart_conflict } = await settleCarts(
          { guest_id: guestIdKey.get() ?? '', keep: input.keep, module_id: input.moduleId },
          signal,
        );
        return { ok: true, conflict: cart_conflict ?? null };
      } catch (error) {
        return { ok: false, refusal: identityRefusalIn(error).refusal };
      }
    }),
    refetchCart: fromPromise<void>(async () => {
      void queryClient.invalidateQueries({ queryKey: ['trip-cart'] });
      await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    }),
    refreshProfile: fromPromise<void>(async () => {
      await fetchAnew(profileQuery());
    }),
  },
});
