import { type DeliveryPlace, selectedAddressType } from '../../../domain/checkout/draft';
import type { Place } from '../../storage/storage';

/** The place that the shopper browses from, as a place to deliver to (ADDR-37). */
export const placeHere = (here: Place | null): DeliveryPlace | null =>
  here && {
    id: null,
    address: here.address,
    address_type: selectedAddressType,
    latitude: here.point.lat,
    longitude: here.point.lng,
    road: '',
    house: '',
    floor: '',
  };
