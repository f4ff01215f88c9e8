import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { apartFromAddress } from '../../../domain/place/addressParts';
import { listed } from '../../client/i18n';

/** Road, house and floor in one line; empty unless house or floor is known (ADDR-06) and the address does not say it all. */
export function addressLine(
  place: Pick<DeliveryPlace, 'address' | 'road' | 'house' | 'floor'> | null,
): string {
  if (!place || !(place.house || place.floor)) return '';
  return listed(apartFromAddress(place));
}
