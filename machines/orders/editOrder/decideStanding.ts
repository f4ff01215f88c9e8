import type { OrderStatus } from '../../../domain/orders/order';

/** What a state of an order means to somebody who is about to change it. */
export type Standing = 'editable' | 'accepted' | 'over';

/** Decides whether an order can still be taken back: until its store accepts it, or it is given up. */
export function decideStanding(status: OrderStatus): Standing {
  if (status === 'pending') return 'editable';
  return status === 'canceled' || status === 'failed' ? 'over' : 'accepted';
}
