import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { listed } from '../../app/i18n';

/** Road, house and floor in one line; empty unless house or floor is known (ADDR-06). */
export function addressLine(place: Pick<DeliveryPlace, 'road' | 'house' | 'floor'> | null): string {
  if (!place || !(place.house || place.floor)) return '';
  return listed([place.road, place.house, place.floor]);
}
