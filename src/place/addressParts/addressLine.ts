import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { apartFromAddress } from '../../../domain/place/addressParts';
import { type HousePart, houseParts } from '../../../domain/place/house';
import { listed } from '../../client/i18n';

/** What a place says beside its address, in one line; empty unless more than the road is known (ADDR-06) and the address does not say it all. */
export function addressLine(place: Pick<DeliveryPlace, 'address' | HousePart> | null): string {
  if (!place || houseParts.every((part) => part === 'road' || !place[part])) return '';
  return listed(apartFromAddress(place));
}
