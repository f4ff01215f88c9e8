import type { DeliveryPlace } from '../../../domain/checkout/draft';
import type { Point } from '../../../domain/place/place';
import { storedPlace } from '../../client/storage/storage';
import { placeAt } from '../addressParts/placeHere';

/** Where a new address begins: at the selected one while it is not saved, else where the shopper is. */
export function newPlace(selected: DeliveryPlace | null): DeliveryPlace | null {
  if (selected && selected.id === null) return selected;
  const here = storedPlace();
  return here && placeAt(here);
}

/** Where a place lies; null for none. */
export const pointOf = (place: DeliveryPlace | null): Point | null =>
  place && { lat: place.latitude, lng: place.longitude };
