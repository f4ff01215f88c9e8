import type { RefundRequest, RefundStatus } from '../../domain/orders/afterOrder';
import type { OrderDetails } from '../../domain/orders/order';
import type { AppCall } from './call';
import { orderRow } from './orderRow';
import { type ShopTime, stampOf } from './shopClock';

const statusOf: Readonly<Record<RefundStatus, string>> = {
  pending: 'refund_requested',
  approved: 'refunded',
  rejected: 'refund_request_canceled',
};

/** Apps are told in the order's own state how far its refund is. */
function refundOf(
  id: number,
  refund: RefundRequest,
  { picture }: Pick<AppCall, 'picture'>,
  shop: ShopTime,
) {
  return {
    order_status: statusOf[refund.status],
    refund_requested: stampOf(refund.created_at, shop),
    refunded: refund.status === 'approved' ? stampOf(refund.answered_at, shop) : null,
    refund: {
      id,
      order_id: id,
      customer_reason: refund.reason,
      customer_note: refund.note,
      refund_amount: refund.amount,
      admin_note: refund.answer,
      image_full_url: refund.images_full_url.flatMap((address) => picture(address) ?? []),
      created_at: refund.created_at,
    },
  };
}

/** With what is told of one order alone: the code for its courier, and the money asked back. */
export function trackedRow(order: OrderDetails, call: AppCall, shop: ShopTime) {
  return {
    ...orderRow(order, call, shop),
    otp: order.delivery_code,
    ...(order.refund && refundOf(order.id, order.refund, call, shop)),
  };
}
