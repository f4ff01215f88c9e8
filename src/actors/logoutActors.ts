import { fromPromise } from 'xstate';
import { logout } from '../../domain/endpoints/identity';
import { logoutMachine } from '../../machines/logout';
import { cartQuery } from '../api/cart';
import { call } from '../api/client';
import { queryClient } from '../api/queryClient';
import { leaving } from './identity/leaving';

/** Leaving the account, with the API and the browser's memory behind it. */
export const liveLogoutMachine = logoutMachine.provide({
  actors: {
    endServerSession: fromPromise<void>(async ({ signal }) => {
      await call(logout, { signal });
    }),
    refetchCart: fromPromise<void>(async () => {
      await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    }),
  },
  actions: leaving,
});
