import { fromPromise } from 'xstate';
import { logout } from '../../../domain/identity/identityEndpoints';
import { logoutMachine } from '../../../machines/identity/logout';
import { cartQuery } from '../../cart/api/cart';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { leaving } from './leaving';

export const liveLogoutMachine = logoutMachine.provide({
  actors: {
    endServerSession: fromPromise<void>(async ({ signal }) => {
      // Whoever leaves is not asked to sign in where the session has ended already.
      await call(logout, { signal, isLastOfSession: true });
    }),
    refetchCart: fromPromise<void>(async () => {
      await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    }),
  },
  actions: leaving,
});
