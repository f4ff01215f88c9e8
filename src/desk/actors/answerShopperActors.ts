import { fromPromise } from 'xstate';
import * as calls from '../../../domain/desk/deskInboxEndpoints';
import {
  type AnswerTaken,
  type Asked,
  answerShopperMachine,
  type ShopperAnswer,
} from '../../../machines/desk/answerShopper';
import { refusedIn } from '../../client/apiError';
import { callDesk } from '../api/desk';
import { readInboxAgain } from '../api/deskInbox';
import { forgetSent } from '../inbox/drafts';

function tell({ about, id }: Asked, answer: ShopperAnswer, signal: AbortSignal): Promise<unknown> {
  const params = { id };
  if (answer.kind === 'nothing') {
    const body = { seen_id: Number(answer.seen) };
    return callDesk(calls.settleTalk, { params, body, signal });
  }
  const { text, key, seen } = answer;
  if (about === 'review') {
    const body = { reply: text, instead_of: seen };
    return callDesk(calls.answerReview, { params, body, signal });
  }
  const body = { message: text, seen_id: Number(seen) };
  return callDesk(calls.answerTalk, { params, body, idempotencyKey: key, signal });
}

/** An answer to a message counts as sent once it stands there. */
export const liveAnswerShopperMachine = answerShopperMachine.provide({
  actors: {
    sendAnswer: fromPromise<AnswerTaken, Asked & { answer: ShopperAnswer | null }>(
      async ({ input: { answer, ...asked }, signal }) => {
        if (!answer) return { ok: true };
        try {
          await tell(asked, answer, signal);
        } catch (error) {
          const { reason, said, errors } = refusedIn(error);
          if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
          if (reason !== 'already_answered') return { ok: false, reason: 'refused', message: said };
          await readInboxAgain();
          return { ok: false, reason: 'answered', by: errors[0]?.by ?? '' };
        }
        const isShown = readInboxAgain();
        // A review moves to another list once it is read again, and this flow ends with its card.
        if (asked.about === 'talk') await isShown;
        return { ok: true };
      },
    ),
  },
  actions: { forgetDraft: (_, { asked, answer }) => forgetSent(asked, answer) },
});
