import { fromPromise } from 'xstate';
import { requestRefund } from '../../../domain/orders/afterOrderEndpoints';
import {
  type RefundToAsk,
  type RequestRefundAnswer,
  requestRefundMachine,
} from '../../../machines/orders/requestRefund';
import { call } from '../../client/client';
import { askToSignIn } from '../../identity/actors/signInActor';
import { orderRefusalIn } from './orderRefusal';
import { photoFields, photosTimeoutMs as timeoutMs } from './photoFields';

const reasons: Record<string, 'asked' | 'signedOut'> = {
  already_requested: 'asked',
  unauthenticated: 'signedOut',
};

export const liveRequestRefundMachine = requestRefundMachine.provide({
  actors: {
    askRefund: fromPromise<RequestRefundAnswer, RefundToAsk>(async ({ input, signal }) => {
      const { orderId: order_id, reason, note, photos } = input;
      const body = { order_id, reason, note, ...photoFields(photos) };
      try {
        await call(requestRefund, { body, signal, timeoutMs });
        return { ok: true };
      } catch (error) {
        const { code, message } = orderRefusalIn(error);
        return { ok: false, reason: reasons[code] ?? 'refused', message };
      }
    }),
    askToSignIn,
  },
});
