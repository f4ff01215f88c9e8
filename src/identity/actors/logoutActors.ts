import { fromPromise } from 'xstate';
import { logout } from '../../../domain/identity/identityEndpoints';
import { logoutMachine } from '../../../machines/identity/logout';
import { cartQuery } from '../../cart/api/cart';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { tokenKey } from '../../client/storage/storage';
import { whenReached } from '../../client/whenReached';
import { leaving } from './leaving';

/** Whether the shop has answered: a sign-in that it refuses to end has ended. */
const isHeard = (error: unknown) =>
  isApiError(error) && (error.kind === 'refused' || error.kind === 'unauthenticated');

const mostTries = 20;

/** Tells the shop later of a sign-in that it did not hear the end of. Nothing of it is kept: it ends with the page. */
async function endLater(staffToken: string): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    await whenReached(new AbortController().signal, tries);
    try {
      await call(logout, { staffToken, isLastOfSession: true });
      return;
    } catch (error) {
      if (isHeard(error)) return;
    }
  }
}

export const liveLogoutMachine = logoutMachine.provide({
  actors: {
    endServerSession: fromPromise<void>(async ({ signal }) => {
      const token = tokenKey.get();
      try {
        // Whoever leaves is not asked to sign in where the session has ended already.
        await call(logout, { signal, isLastOfSession: true });
      } catch (error) {
        if (token !== null && !isHeard(error)) void endLater(token);
        throw error;
      }
    }),
    refetchCart: fromPromise<void>(async () => {
      await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    }),
  },
  actions: leaving,
});
