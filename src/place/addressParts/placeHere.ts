import { type DeliveryPlace, selectedAddressType } from '../../../domain/checkout/draft';
import { withAddress } from '../../../domain/place/addressParts';
import { noHouse } from '../../../domain/place/house';
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

/** The place that the shopper browses from, as a place to deliver to (ADDR-37). */
export const placeHere = (here: StoredPlace | null): DeliveryPlace | null => here && placeAt(here);
