import { fromPromise } from 'xstate';
import type { PlainAnswer } from '../../machines/identityAnswer';
import { interestsMachine } from '../../machines/interests';
import { sendInterests } from '../api/account';
import { profileQuery } from '../api/profile';
import { queryClient } from '../api/queryClient';
import { asPlain } from './identity/answers';
import { askToSignIn } from './signInActor';

/** Favourite categories, with the API behind them. */
export const liveInterestsMachine = interestsMachine.provide({
  actors: {
    saveInterests: fromPromise<PlainAnswer, { categories: number[] }>(async ({ input, signal }) => {
      const answer = await asPlain(sendInterests(input.categories, signal));
      if (answer.ok) {
        void queryClient.invalidateQueries({ queryKey: profileQuery().queryKey });
        // Lists show first what is liked.
        void queryClient.invalidateQueries({ queryKey: ['catalogue'], refetchType: 'none' });
      }
      return answer;
    }),
    askToSignIn,
  },
});
