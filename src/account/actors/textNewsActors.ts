import { fromPromise } from 'xstate';
import { wantTexts } from '../../../domain/account/customerEndpoints';
import { type TextNewsTold, textNewsMachine } from '../../../machines/account/textNews';
import { refusedIn } from '../../client/apiError';
import { askAgainUnderWay } from '../../client/askAgain';
import { call } from '../../client/client';
import { queryClient } from '../../client/queryClient';
import { profileQuery } from '../api/profile';

async function note(wanted: boolean, signal: AbortSignal): Promise<TextNewsTold> {
  try {
    const { text_messages } = await call(wantTexts, {
      body: { is_wanted: wanted ? 1 : 0 },
      signal,
    });
    const { queryKey } = profileQuery();
    queryClient.setQueryData(queryKey, (known) => (known ? { ...known, text_messages } : known));
    void askAgainUnderWay(queryKey);
    return { ok: true };
  } catch (error) {
    if (refusedIn(error).reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    throw error;
  }
}

export const liveTextNewsMachine = textNewsMachine.provide({
  actors: {
    noteWish: fromPromise<TextNewsTold, { wanted: boolean }>(({ input: { wanted }, signal }) =>
      note(wanted, signal),
    ),
  },
});
