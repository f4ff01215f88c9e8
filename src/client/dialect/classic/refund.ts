import { moment, number, type Row, row, word, wordsIn } from './values';

const refundStatus: Record<string, string> = { refunded: 'approved', approved: 'approved' };

export function refundOf(order: Row) {
  const told = row(order.refund);
  if (number(told.id) === null) return null;
  const isRejected = order.order_status === 'refund_request_canceled';
  return {
    status: isRejected ? 'rejected' : (refundStatus[word(order.order_status)] ?? 'pending'),
    reason: word(told.customer_reason),
    note: word(told.customer_note),
    images_full_url: wordsIn(told.image_full_url),
    amount: told.refund_amount,
    answer: word(told.admin_note),
    created_at: moment(told.created_at),
    answered_at: null,
  };
}
