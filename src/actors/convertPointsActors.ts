import { fromPromise } from 'xstate';
import {
  type ConvertPointsAnswer,
  convertPointsMachine,
  type PointsRequest,
} from '../../machines/convertPoints';
import { isApiError } from '../api/apiError';
import { convertPoints, loyaltyQuery } from '../api/loyalty';
import { refreshBalance } from '../api/profile';
import { queryClient } from '../api/queryClient';

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
          if (!isApiError(error) || error.kind !== 'refused') throw error;
          return { ok: false, message: error.message };
        }
      },
    ),
  },
  actions: {
    showNewBalances: () => {
      void refreshBalance();
      void queryClient.invalidateQueries({ queryKey: loyaltyQuery().queryKey });
    },
  },
});
