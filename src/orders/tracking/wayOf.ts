import type { Order } from '../../../domain/orders/order';
import type { Point } from '../../../domain/place/place';

const pointOf = (
  place: { latitude: number | null; longitude: number | null } | null,
): Point | null =>
  place && place.latitude !== null && place.longitude !== null
    ? { lat: place.latitude, lng: place.longitude }
    : null;

/** Where an order that is brought comes from and goes to; null for take-away. */
export function wayOf(
  order: Pick<Order, 'order_type' | 'store' | 'delivery_address' | 'receiver_details'>,
): { from: Point | null; to: Point | null } | null {
  const { order_type, store, delivery_address, receiver_details } = order;
  if (order_type === 'take_away') return null;
  return order_type === 'parcel'
    ? { from: pointOf(delivery_address), to: pointOf(receiver_details) }
    : { from: pointOf(store), to: pointOf(delivery_address) };
}
