import type { OrderStatus } from '../../../domain/orders/order';

/** What a state of an order means to somebody who is about to change it. */
export type OrderStanding = 'editable' | 'accepted' | 'over';

/** Decides whether an order can still be taken back: until its store accepts it, or it is given up. */
export function decideOrderStanding(status: OrderStatus): OrderStanding {
  if (status === 'pending') return 'editable';
  return status === 'canceled' || status === 'failed' ? 'over' : 'accepted';
}
