import type { OrderStatus } from '../../../domain/orders/order';

export type OrderStep = 'accept' | 'refuse' | 'markPrepared' | 'handOver';

/** What can be done to an order where it stands. */
export function decideSteps(status: OrderStatus): readonly OrderStep[] {
  switch (status) {
    case 'pending':
      return ['accept', 'refuse'];
    case 'confirmed':
    case 'processing':
      return ['markPrepared', 'refuse'];
    case 'handover':
      return ['handOver'];
    default:
      return [];
  }
}
