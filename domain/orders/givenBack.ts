import type { OrderDetails } from './order';

/** How much of what was paid for an order has gone back: all of a cancelled one, of another what the shop agreed to. */
export const givenBackOf = (
  order: Pick<OrderDetails, 'refunded_to' | 'refund' | 'order_amount'>,
): number => {
  if (order.refund?.status === 'approved') return order.refund.amount;
  return order.refunded_to ? order.order_amount : 0;
};
