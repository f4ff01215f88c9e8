import * as calls from '../../../domain/orders/afterOrderEndpoints';
import type { Register } from '../../http/serve';
import { customerOf } from '../../identity/routes';
import { t } from '../../locales/t';
import { openOrder } from '../access';
import { askRefund, refundReasons } from './refunds';
import { addCourierReview, addItemReview } from './reviews';

const texts = {
  reviewed: t('Thank you for your review'),
  asked: t('Your request has arrived. We answer soon.'),
};

export const registerAfterOrder: Register = (serve, deps) => {
  serve(calls.reviewItem, async ({ caller, body, language }) => {
    await addItemReview(deps, customerOf(caller).id, body);
    return { message: texts.reviewed[language] };
  });

  serve(calls.reviewCourier, async ({ caller, body, language }) => {
    await addCourierReview(deps, customerOf(caller).id, body);
    return { message: texts.reviewed[language] };
  });

  serve(calls.listRefundReasons, ({ language }) => ({
    reasons: refundReasons.map((row) => ({ id: row.id, reason: row[language] })),
  }));

  serve(calls.requestRefund, async ({ caller, address, body, language }) => {
    // By its number alone: who only knows the contact number follows the order, no more.
    const order = await openOrder(deps, { caller, address }, { order_id: body.order_id });
    await askRefund(deps, order, body);
    return { message: texts.asked[language] };
  });
};
