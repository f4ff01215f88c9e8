import { tripEvent } from '../../../domain/rental/trip';
import { liveEvents } from '../../orders/actors/orderStream';
import { type OrderRef, orderOwnerQuery } from '../../orders/api/orders';

export function tripEvents(ref: OrderRef, signal: AbortSignal, onOpen: () => void) {
  const query = new URLSearchParams({ trip_id: String(ref.orderId), ...orderOwnerQuery(ref) });
  const path = `/rental/user/trip/stream?${query}`;
  return liveEvents({ path, name: 'trip', schema: tripEvent }, signal, onOpen);
}
