import { fromPromise } from 'xstate';
import {
  type AddFundAnswer,
  addFundMachine,
  type FundRequest,
} from '../../../machines/account/addFund';
import { refusedIn } from '../../client/apiError';
import { fundBeforeKey } from '../../client/storage/orderKeys';
import { askToSignIn } from '../../identity/actors/signInActor';
import { newestFund, openFundPage } from '../api/wallet';

export const liveAddFundMachine = addFundMachine.provide({
  actors: {
    openPayment: fromPromise<AddFundAnswer, FundRequest | null>(async ({ input, signal }) => {
      if (!input) throw new Error('nothing was asked for');
      try {
        const { redirect_link } = await openFundPage(input, signal);
        // Nobody has paid there yet: what is newer than this on the way back came from it.
        fundBeforeKey.set(await newestFund(signal));
        return { ok: true, link: redirect_link };
      } catch (error) {
        const { reason, errors } = refusedIn(error);
        return {
          ok: false,
          reason: reason === 'unauthenticated' ? 'signedOut' : 'refused',
          messages: errors.map(({ message }) => message),
        };
      }
    }),
    askToSignIn,
  },
  actions: {
    goToPayment: (_, answer) => {
      if (answer.ok) window.location.assign(answer.link);
    },
  },
});
