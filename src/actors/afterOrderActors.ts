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
        return { ok: false, reason: code === 'already_requested' ? 'asked' : 'refused', message };
      }
    }),
  },
});
