import { fromPromise } from 'xstate';
import {
  type ConvertPointsAnswer,
  convertPointsMachine,
  type PointsRequest,
} from '../../../machines/account/convertPoints';
import { refusedIn } from '../../client/apiError';
import { askAgain } from '../../client/askAgain';
import { askToSignIn } from '../../identity/actors/signInActor';
import { convertPoints, loyaltyQuery } from '../api/loyalty';
import { refreshBalance } from '../api/profile';

export const liveConvertPointsMachine = convertPointsMachine.provide({
  actors: {
    convertPoints: fromPromise<ConvertPointsAnswer, PointsRequest | null>(
      async ({ input, signal }) => {
        if (!input) throw new Error('nothing was asked for');
        try {
          await convertPoints(input, signal);
          return { ok: true };
        } catch (error) {
          const { reason, said: message } = refusedIn(error);
          return {
            ok: false,
            reason: reason === 'unauthenticated' ? 'signedOut' : 'refused',
            message,
          };
        }
      },
    ),
    askToSignIn,
  },
  actions: {
    showNewBalances: () => {
      void refreshBalance();
      void askAgain(loyaltyQuery().queryKey);
    },
  },
});
