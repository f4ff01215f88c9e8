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
      await call(logout, { signal });
    }),
    refetchCart: fromPromise<void>(async () => {
      await queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 });
    }),
  },
  actions: leaving,
});
