import { fromPromise } from 'xstate';
import { deleteAccountMachine } from '../../../machines/account/deleteAccount';
import type { PlainAnswer } from '../../../machines/identity/identityAnswer';
import { rememberedKey } from '../../client/storage/storage';
import { asPlain } from '../../identity/actors/answers';
import { leaving } from '../../identity/actors/leaving';
import { askToSignIn } from '../../identity/actors/signInActor';
import { deleteAccount } from '../api/account';

export const liveDeleteAccountMachine = deleteAccountMachine.provide({
  actors: {
    deleteAccount: fromPromise<PlainAnswer, { isUnknown: boolean }>(({ input, signal }) =>
      asPlain(deleteAccount(input.isUnknown, signal)),
    ),
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
