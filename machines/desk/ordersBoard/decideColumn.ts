import type { OrderStatus } from '../../../domain/orders/order';

export const columns = ['new', 'cooking', 'ready'] as const;
export type Column = (typeof columns)[number];

/** Where an order stands on the board; null when it has left the store. */
export function decideColumn(status: OrderStatus): Column | null {
  switch (status) {
    case 'pending':
      return 'new';
    case 'confirmed':
    case 'processing':
      return 'cooking';
    case 'handover':
      return 'ready';
    default:
      return null;
  }
}
