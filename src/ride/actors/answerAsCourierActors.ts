import { fromPromise } from 'xstate';
import * as calls from '../../../domain/ride/rideTalkEndpoints';
import {
  type AnswerTaken,
  type Asked,
  answerShopperMachine,
  type ShopperAnswer,
} from '../../../machines/desk/answerShopper';
import { refusedIn } from '../../client/apiError';
import { forgetSent } from '../../desk/inbox/drafts';
import { callRide } from '../api/ride';
import { readRideTalkAgain } from '../api/talks';

function tell(id: number, answer: ShopperAnswer, signal: AbortSignal): Promise<unknown> {
  const params = { id };
  if (answer.kind === 'nothing') {
    const body = { seen_id: Number(answer.seen) };
    return callRide(calls.settleRideTalk, { params, body, signal });
  }
  const body = { message: answer.text };
  return callRide(calls.answerRideTalk, { params, body, idempotencyKey: answer.key, signal });
}

/** An answer counts as sent once it stands there. */
export const liveAnswerAsCourierMachine = answerShopperMachine.provide({
  actors: {
    sendAnswer: fromPromise<AnswerTaken, Asked & { answer: ShopperAnswer | null }>(
      async ({ input: { id, answer }, signal }) => {
        if (!answer) return { ok: true };
        try {
          await tell(id, answer, signal);
        } catch (error) {
          const { reason, said } = refusedIn(error);
          if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
          return { ok: false, reason: 'refused', message: said };
        }
        await readRideTalkAgain(id);
        return { ok: true };
      },
    ),
  },
  actions: { forgetDraft: (_, { asked, answer }) => forgetSent(asked, answer) },
});
