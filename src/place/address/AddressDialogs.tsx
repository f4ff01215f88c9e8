import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import {
  type AddressForm,
  freeType,
  placeOfAddress,
  typeAndLabel,
} from '../../../domain/place/addressBook';
import { houseOf } from '../../../domain/place/house';
import type { AddressChoiceScreen } from '../../../machines/place/addressChoice';
import { useFocusReturn } from '../../flow/useFocusReturn';
import { AddressFormDialog } from './AddressFormDialog';
import { DeleteAddressDialog } from './DeleteAddressDialog';
import { newPlace } from './newPlace';
import { SavedAddressCards } from './SavedAddressCards';
import type { AddressChoice } from './useAddressChoice';
import { useSavedAddresses } from './useSavedAddresses';

export interface AddressDialogsProps {
  choice: AddressChoice;
  /** The selected address; null in the address book. */
  selected: DeliveryPlace | null;
  /** Of the customer, for new addresses (ADDR-30). */
  contact: { name: string; phone: string };
}

function Form({ choice, selected, contact }: AddressDialogsProps) {
  const form = useSelector(choice.actor, ({ children }) => children.addressForm);
  const id = useSelector(choice.actor, ({ context }) => context.edited.id);
  const { data: saved } = useSavedAddresses();
  if (!form) return null;
  const row = saved?.find((address) => address.id === id);
  const edited = selected?.id === id ? selected : row ? placeOfAddress(row) : null;
  const place = id === null ? newPlace(selected) : edited;
  const start: AddressForm = {
    address: place?.address ?? '',
    ...houseOf(place),
    name: row?.contact_person_name || contact.name,
    phone: row?.contact_person_number || contact.phone,
    ...(id === null
      ? { type: freeType(saved ?? []), label: '' }
      : typeAndLabel(place?.address_type ?? '')),
  };
  return <AddressFormDialog actor={form} start={start} isNew={id === null} />;
}

const None = () => null;

const dialogs = {
  none: None,
  section: None,
  list: SavedAddressCards,
  form: Form,
  deleteQuestion: DeleteAddressDialog,
  deleteRefused: DeleteAddressDialog,
  deleteTrouble: DeleteAddressDialog,
} satisfies Record<AddressChoiceScreen | 'none', (props: AddressDialogsProps) => ReactNode>;

export function AddressDialogs(props: AddressDialogsProps) {
  useFocusReturn();
  const Dialog = dialogs[props.choice.screen];
  return <Dialog {...props} />;
}
