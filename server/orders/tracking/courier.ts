import type { Language } from '../../../domain/language/languages';
import { inLanguage } from '../../../domain/language/localized';
import { type DoorReason, doorReasonOf } from '../../../domain/orders/courierChange';
import type { Order, OrderEvent } from '../../../domain/orders/order';
import type { Point } from '../../../domain/place/place';
import type { Env } from '../../env';
import { type CourierRow, isEnded, type OrderRow } from '../store';
import { courierPosition } from './position';

/** An older place is no news of a courier. */
const placeSeconds = 120;

/** Where a courier rides by his own phone; nobody's business before he has the order. */
function placeOf(order: OrderRow, { lat, lng, placedAt }: CourierRow, now: Date): Point | null {
  const isFresh = placedAt !== null && now.getTime() - placedAt.getTime() <= placeSeconds * 1000;
  return order.status === 'picked_up' && isFresh && lat !== null && lng !== null
    ? { lat, lng }
    : null;
}

/** Who brings it: whoever has accepted it by themselves, or whom the demo sends. */
export const bringerOf = ({ DEMO_MODE }: Env, { courierId, riddenAt }: OrderRow): number | null =>
  DEMO_MODE || riddenAt ? courierId : null;

/** What the shopper says at the door, where somebody asks for it. */
export const wireCode = ({ riddenAt, status, deliveryCode }: OrderRow): string =>
  riddenAt && (status === 'handover' || status === 'picked_up') ? deliveryCode : '';

/** While it is not over, whoever waits for it is told that it comes with another, or that it is made again whoever brings it. */
export const isReassigned = ({ courierChanges, lostAt, lostBy, status }: OrderRow): boolean =>
  courierChanges > 0 &&
  lostAt !== null &&
  (lostBy !== null || status === 'processing') &&
  !isEnded(status);

/** Why it came back from the door, until its store, of a parcel an operator, has said what becomes of it. */
export const doorTroubleOf = ({ lostWhy, riddenAt, status }: OrderRow): DoorReason | '' =>
  status === 'handover' && riddenAt === null ? doorReasonOf(lostWhy) : '';

export function wireCourier(
  order: OrderRow,
  courier: CourierRow | null,
  pickedUpAt: Date | null,
  now: Date,
  language: Language,
): Order['delivery_man'] {
  if (!courier) return null;
  const isRidden = order.riddenAt !== null;
  const at = isRidden
    ? placeOf(order, courier, now)
    : courierPosition(order.route, pickedUpAt, order.rideSeconds ?? 0, now);
  return {
    id: courier.id,
    name: inLanguage(courier.name, language),
    phone: courier.phone,
    image_full_url: courier.image,
    avg_rating: courier.ratingAvg,
    vehicle: inLanguage(courier.vehicle, language),
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    is_silent: isRidden && order.status === 'picked_up' && !at ? 1 : 0,
    is_at_door: order.status === 'picked_up' && order.arrivedAt ? 1 : 0,
  };
}

export const wireEvent = (
  order: OrderRow,
  courier: CourierRow | null,
  pickedUpAt: Date | null,
  now: Date,
  language: Language,
  isOwner: boolean,
): OrderEvent => ({
  id: order.id,
  order_status: order.status,
  payment_status: order.paymentStatus,
  payment_method: order.paymentMethod,
  eta: order.eta?.toISOString() ?? null,
  eta_latest: order.etaLatest?.toISOString() ?? null,
  delivery_man: wireCourier(order, courier, pickedUpAt, now, language),
  is_reassigned: isReassigned(order) ? 1 : 0,
  door_trouble: doorTroubleOf(order),
  delivery_code: isOwner ? wireCode(order) : '',
});
