import { fromPromise } from 'xstate';
import { deleteAccountMachine } from '../../machines/deleteAccount';
import type { PlainAnswer } from '../../machines/identityAnswer';
import { deleteAccount } from '../api/account';
import { rememberedKey } from '../storage/storage';
import { asPlain } from './identity/answers';
import { leaving } from './identity/leaving';
import { askToSignIn } from './signInActor';

/** Deleting the account, with the API and the browser's memory behind it. */
export const liveDeleteAccountMachine = deleteAccountMachine.provide({
  actors: {
    deleteAccount: fromPromise<PlainAnswer>(({ signal }) => asPlain(deleteAccount(signal))),
    askToSignIn,
  },
  actions: {
    ...leaving,
    forgetOrders: () => {
      leaving.forgetOrders();
      rememberedKey.set(null);
    },
  },
});
