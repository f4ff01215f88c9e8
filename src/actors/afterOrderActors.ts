import { fromPromise } from 'xstate';
import { requestRefund, reviewCourier, reviewItem } from '../../domain/endpoints/afterOrder';
import {
  type RefundToAsk,
  type RequestRefundAnswer,
  requestRefundMachine,
} from '../../machines/requestRefund';
import {
  type OrderReview,
  type ReviewOrderAnswer,
  reviewOrderMachine,
} from '../../machines/reviewOrder';
import { call } from '../api/client';
import { queryClient } from '../api/queryClient';
import { refusalIn } from './orderRefusal';

/** Photos as the fields of a form. */
function photoFields(photos: readonly object[]) {
  const [image_1, image_2, image_3] = photos.filter((photo) => photo instanceof File);
  return { image_1, image_2, image_3 };
}

/** Photos take their time. */
const timeoutMs = 60_000;

/** Reviews with the API behind them; the pages that show them ask anew. */
export const liveReviewOrderMachine = reviewOrderMachine.provide({
  actors: {
    sendReview: fromPromise<ReviewOrderAnswer, OrderReview>(async ({ input, signal }) => {
      const { orderId: order_id, itemId: item_id, rating, comment, photos } = input;
      const body = { order_id, rating, comment, ...photoFields(photos) };
      try {
        if (item_id === null) await call(reviewCourier, { body, signal, timeoutMs });
        else await call(reviewItem, { body: { ...body, item_id }, signal, timeoutMs });
        void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
        return { ok: true };
      } catch (error) {
        return { ok: false, message: refusalIn(error).message };
      }
    }),
  },
});

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
