import { eq } from 'drizzle-orm';
import type { Language } from '../../../domain/language/languages';
import type { OrderDetails } from '../../../domain/orders/order';
import { fromMillis } from '../../../domain/values/money';
import { courierReviews, refundRequests } from '../../db/schema/afterOrder';
import { reviews } from '../../db/schema/reviews';
import type { Deps } from '../../deps';
import { signedPictures } from '../../identity/account/shownPhotos';
import { reasonIn } from '../reasons';
import type { OrderRow } from '../store';
import { isRefundable, refundReasons } from './refunds';

type Afterwards = Pick<
  OrderDetails,
  'refund' | 'can_refund' | 'can_review' | 'reviewed_items' | 'courier_reviewed'
>;

export const untold: Afterwards = {
  refund: null,
  can_refund: 0,
  can_review: 0,
  reviewed_items: [],
  courier_reviewed: 0,
};

export async function readAfterwards(
  deps: Deps,
  order: OrderRow,
  language: Language,
): Promise<Afterwards> {
  const { id } = order;
  if (order.status !== 'delivered') return untold;
  const [request] = await deps.db
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, id));
  const reviewed = await deps.db
    .select({ itemId: reviews.itemId })
    .from(reviews)
    .where(eq(reviews.orderId, id));
  const ofCourier = await deps.db
    .select({ id: courierReviews.id })
    .from(courierReviews)
    .where(eq(courierReviews.orderId, id));
  const canRefund = !request && (await isRefundable(deps.db, order, deps.clock.now()));
  return {
    refund: request
      ? {
          status: request.status,
          reason: reasonIn(language, request.reason, refundReasons),
          note: request.note,
          images_full_url: await signedPictures(deps, request.images),
          amount: fromMillis(request.amount),
          answer: request.answer,
          created_at: request.createdAt.toISOString(),
          answered_at: request.answeredAt?.toISOString() ?? null,
        }
      : null,
    can_refund: canRefund ? 1 : 0,
    can_review: order.customerId === null ? 0 : 1,
    reviewed_items: reviewed.map(({ itemId }) => itemId),
    courier_reviewed: ofCourier.length > 0 ? 1 : 0,
  };
}
