import { fromPromise } from 'xstate';
import { askShop } from '../../domain/endpoints/support';
import { type AskAnswer, askShopMachine, type Question } from '../../machines/askShop';
import { isApiError } from '../api/apiError';
import { call } from '../api/client';
import { wholePhone } from '../api/phones';
import { refusalIn } from './orderRefusal';

const aMinute = 60;

async function send(question: Question, signal: AbortSignal): Promise<AskAnswer> {
  const { key: idempotencyKey, phone: typed, ...rest } = question;
  try {
    const body = { ...rest, phone: typed.trim() && (await wholePhone(typed)) };
    await call(askShop, { body, idempotencyKey, signal });
    return { ok: true };
  } catch (error) {
    if (isApiError(error) && error.status === 429) {
      return { ok: false, reason: 'tooMany', wait: error.retryAfterSeconds ?? aMinute };
    }
    const { message } = refusalIn(error);
    const field = isApiError(error) ? (error.errors[0]?.field ?? '') : '';
    return { ok: false, reason: 'refused', field, message };
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
