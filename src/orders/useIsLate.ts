import type { Order } from '../../domain/orders/order';
import { useNow } from '../client/useNow';

/** Whether the last moment for which an order was promised is over, and it is neither brought nor ready to be collected. */
export function useIsLate({ eta, eta_latest, order_type, order_status }: Order): boolean {
  const now = useNow();
  const last = eta_latest ?? eta;
  const isReady = order_type === 'take_away' && order_status === 'handover';
  return last !== null && !isReady && now > Date.parse(last);
}
