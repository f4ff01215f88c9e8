import type { OrderStatus } from '../../../domain/orders/order';

export type OrderStanding = 'editable' | 'accepted' | 'over';

/** Decides whether an order can still be taken back: until its store accepts it, or it is given up. */
export function decideOrderStanding(status: OrderStatus): OrderStanding {
  if (status === 'pending') return 'editable';
  return status === 'canceled' || status === 'failed' ? 'over' : 'accepted';
}
