import { fromPromise } from 'xstate';
import { askShop } from '../../../domain/orders/supportEndpoints';
import { type AskAnswer, askShopMachine, type Question } from '../../../machines/orders/askShop';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';
import { wholePhone } from '../../client/phones';

const aMinute = 60;

async function send(question: Question, signal: AbortSignal): Promise<AskAnswer> {
  const { key: idempotencyKey, phone: typed, ...rest } = question;
  try {
    const body = { ...rest, phone: typed.trim() && (await wholePhone(typed)) };
    await call(askShop, { body, idempotencyKey, signal });
    return { ok: true };
  } catch (error) {
    const { status, retryAfterSeconds, said: message, errors } = refusedIn(error);
    if (status === 429) {
      return { ok: false, reason: 'tooMany', wait: retryAfterSeconds ?? aMinute };
    }
    return { ok: false, reason: 'refused', field: errors[0]?.field ?? '', message };
  }
}

/** Questions to the shop with the API behind them (PAGE-05). */
export const liveAskShopMachine = askShopMachine.provide({
  actors: {
    sendQuestion: fromPromise<AskAnswer, { question: Question | null }>(({ input, signal }) =>
      input.question
        ? send(input.question, signal)
        : Promise.reject(new Error('nothing was written')),
    ),
  },
});
