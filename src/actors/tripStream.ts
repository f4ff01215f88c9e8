import { tripEvent } from '../../domain/entities/rental/trip';
import { type OrderRef, ownerOf } from '../api/orders';
import { liveEvents } from './orderStream';

/** The live stream of a trip. */
export function tripEvents(ref: OrderRef, signal: AbortSignal, onOpen: () => void) {
  const query = new URLSearchParams({ trip_id: String(ref.orderId), ...ownerOf(ref) });
  const path = `/rental/user/trip/stream?${query}`;
  return liveEvents({ path, name: 'trip', schema: tripEvent }, signal, onOpen);
}
