import { fromPromise } from 'xstate';
import { interestsMachine } from '../../../machines/account/interests';
import type { PlainAnswer } from '../../../machines/identity/identityAnswer';
import { queryClient } from '../../client/queryClient';
import { asPlain } from '../../identity/actors/answers';
import { askToSignIn } from '../../identity/actors/signInActor';
import { sendInterests } from '../api/account';
import { profileQuery } from '../api/profile';

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
