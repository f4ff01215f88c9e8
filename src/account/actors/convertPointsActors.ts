import { fromPromise } from 'xstate';
import {
  type ConvertPointsAnswer,
  convertPointsMachine,
  type PointsRequest,
} from '../../../machines/account/convertPoints';
import { isApiError } from '../../client/apiError';
import { queryClient } from '../../client/queryClient';
import { askToSignIn } from '../../identity/actors/signInActor';
import { convertPoints, loyaltyQuery } from '../api/loyalty';
import { refreshBalance } from '../api/profile';

/** Converting points with the API behind it. */
export const liveConvertPointsMachine = convertPointsMachine.provide({
  actors: {
    convertPoints: fromPromise<ConvertPointsAnswer, PointsRequest | null>(
      async ({ input, signal }) => {
        if (!input) throw new Error('nothing was asked for');
        try {
          await convertPoints(input, signal);
          return { ok: true };
        } catch (error) {
          if (!isApiError(error)) throw error;
          if (error.kind === 'unauthenticated')
            return { ok: false, reason: 'signedOut', message: '' };
          if (error.kind !== 'refused') throw error;
          return { ok: false, reason: 'refused', message: error.message };
        }
      },
    ),
    askToSignIn,
  },
  actions: {
    showNewBalances: () => {
      void refreshBalance();
      void queryClient.invalidateQueries({ queryKey: loyaltyQuery().queryKey });
    },
  },
});
