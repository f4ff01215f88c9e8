import {
  type DeliveryPlace,
  isSameSpot,
  selectedAddressType,
} from '../../../domain/checkout/draft';
import { withAddress } from '../../../domain/place/addressParts';
import { noHouse } from '../../../domain/place/house';
import { chosenAddressKey } from '../../client/storage/chosenAddress';
import type { StoredPlace } from '../../client/storage/storage';

/** A spot that was found or picked, as a place to deliver to: its address tells street and house (ADDR-15). */
export const placeAt = ({
  address,
  point,
}: Pick<StoredPlace, 'address' | 'point'>): DeliveryPlace =>
  withAddress(
    {
      id: null,
      address: '',
      address_type: selectedAddressType,
      latitude: point.lat,
      longitude: point.lng,
      ...noHouse,
    },
    address,
  );

/** The words and the point of the place that the shopper browses from. */
export const spotOf = ({ address, point: { lat, lng } }: StoredPlace) => ({
  address,
  latitude: lat,
  longitude: lng,
});

/**
 * The place that the shopper browses from, as a place to deliver to (ADDR-37): where it was chosen from the saved
 * addresses, that one, with its house and floor (LOC-07).
 */
export function placeHere(here: StoredPlace | null): DeliveryPlace | null {
  if (!here) return null;
  const saved = chosenAddressKey.get();
  return saved && isSameSpot(saved, spotOf(here)) ? saved : placeAt(here);
}
