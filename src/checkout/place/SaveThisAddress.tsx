import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import { isSavedAsIs, typeAndLabel } from '../../../domain/place/addressBook';
import { eachPart } from '../../../domain/place/house';
import type { AddressChoice } from '../../place/address/useAddressChoice';
import { useSavedAddresses } from '../../place/address/useSavedAddresses';

export interface SaveThisAddressProps {
  choice: AddressChoice;
  place: DeliveryPlace;
  /** First plus last name and phone of the profile (ADDR-30); of an address that is saved already, whom the courier meets there. */
  contact: { name: string; phone: string };
}

/**
 * 'Save this Address': ticking it saves at once (ADDR-17). It is ticked as long as the address is saved
 * just as it stands, so that an edit invites to save again.
 */
export function SaveThisAddress({ choice, place, contact: { name, phone } }: SaveThisAddressProps) {
  const { data: saved = [] } = useSavedAddresses();
  const isSaving = useSelector(choice.actor, ({ context }) => context.toSave !== null);
  const isSaved = isSavedAsIs(place, saved);
  const save = () => {
    const { address, address_type, latitude, longitude } = place;
    choice.intents.saveAsIs({
      id: place.id,
      point: { lat: latitude, lng: longitude },
      form: {
        address: address.trim(),
        ...eachPart((part) => place[part].trim()),
        name,
        phone,
        ...typeAndLabel(address_type),
      },
    });
  };
  return (
    <Checkbox
      label={<Trans>Save this Address</Trans>}
      checked={isSaved || isSaving}
      disabled={isSaved || isSaving || choice.isBusy}
      onChange={save}
    />
  );
}
