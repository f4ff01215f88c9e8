import { fromPromise } from 'xstate';
import { askShop } from '../../../domain/orders/supportEndpoints';
import { type AskAnswer, askShopMachine, type Question } from '../../../machines/orders/askShop';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { wholePhone } from '../../client/phones';
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
