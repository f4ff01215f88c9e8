import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import type { Order, OrderEvent } from '../../../domain/orders/order';
import type { CourierRow, OrderRow } from '../store';
import { courierPosition } from './position';

export function wireCourier(
  order: OrderRow,
  courier: CourierRow | null,
  pickedUpAt: Date | null,
  now: Date,
  language: Language,
): Order['delivery_man'] {
  if (!courier) return null;
  const at = courierPosition(order.route, pickedUpAt, order.rideSeconds ?? 0, now);
  return {
    id: courier.id,
    name: inLanguage(courier.name, language),
    phone: courier.phone,
    image_full_url: courier.image,
    avg_rating: courier.ratingAvg,
    vehicle: inLanguage(courier.vehicle, language),
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
  };
}

export const wireEvent = (
  order: OrderRow,
  courier: CourierRow | null,
  pickedUpAt: Date | null,
  now: Date,
  language: Language,
): OrderEvent => ({
  id: order.id,
  order_status: order.status,
  payment_status: order.paymentStatus,
  eta: order.eta?.toISOString() ?? null,
  eta_latest: order.etaLatest?.toISOString() ?? null,
  delivery_man: wireCourier(order, courier, pickedUpAt, now, language),
});
