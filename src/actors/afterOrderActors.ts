import { fromPromise } from 'xstate';
import { requestRefund } from '../../domain/endpoints/afterOrder';
import {
  type RefundToAsk,
  type RequestRefundAnswer,
  requestRefundMachine,
} from '../../machines/requestRefund';
import { call } from '../api/client';
import { refusalIn } from './orderRefusal';
import { photoFields, photosTimeoutMs as timeoutMs } from './photoFields';
import { askToSignIn } from './signInActor';

const reasons: Record<string, 'asked' | 'signedOut'> = {
  already_requested: 'asked',
  unauthenticated: 'signedOut',
};

/** Requests for money back with the API behind them. */
export const liveRequestRefundMachine = requestRefundMachine.provide({
  actors: {
    askRefund: fromPromise<RequestRefundAnswer, RefundToAsk>(async ({ input, signal }) => {
      const { orderId: order_id, reason, note, photos } = input;
      const body = { order_id, reason, note, ...photoFields(photos) };
      try {
        await call(requestRefund, { body, signal, timeoutMs });
        return { ok: true };
      } catch (error) {
        const { code, message } = refusalIn(error);
        return { ok: false, reason: reasons[code] ?? 'refused', message };
      }
    }),
    askToSignIn,
  },
});
