import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { houseOf } from '../../../domain/place/house';
import type { AddressFormOutput } from '../addressForm';

/** The saved address as a place to deliver to: as the list has it, else as it was typed. */
export function placeOfForm({
  form,
  point,
  address,
}: Extract<AddressFormOutput, { kind: 'saved' }>): DeliveryPlace {
  if (address) return placeOfAddress(address);
  const { type, label } = form;
  return {
    id: null,
    address: form.address,
    address_type: (type === 'other' && label) || type,
    latitude: point.lat,
    longitude: point.lng,
    ...houseOf(form),
  };
}
