import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import * as v from 'valibot';
import { contactForm, customerContactForm, customerName } from '../../../domain/checkout/contact';
import type { CheckoutDraft } from '../../../domain/checkout/draft';
import { addressEntry } from '../../../domain/place/addressFields';
import { type House, houseEntries, houseOf, noHouse } from '../../../domain/place/house';
import type { Point } from '../../../domain/place/place';
import { checkingPhone } from '../../client/phones';

export interface PlaceForm extends House {
  name: string;
  phone: string;
  email: string;
  address: string;
}

/** Who orders: a guest, or a customer by the names that the shop took, of themselves and of whom their courier meets. */
type Orderer = 'guest' | { readonly names: readonly string[] };

/** Which of the fields are asked depends on who orders and how. */
function schemaFor(draft: Pick<CheckoutDraft, 'orderType'>, orderer: Orderer) {
  const contact =
    orderer === 'guest'
      ? contactForm.entries
      : { ...customerContactForm.entries, name: customerName(...orderer.names) };
  return draft.orderType === 'delivery'
    ? v.object({ ...contact, address: addressEntry, ...houseEntries })
    : v.object(contact);
}

const formValues = (draft: CheckoutDraft): PlaceForm => ({
  name: draft.name,
  phone: draft.phone,
  email: draft.email,
  address: draft.place?.address ?? '',
  ...houseOf(draft.place),
});

/** The typed fields as a change of the draft. A place that was typed anew is nobody's saved address. */
export function draftPatch(values: PlaceForm, draft: CheckoutDraft): Partial<CheckoutDraft> {
  const { name, phone, email, address: typed } = values;
  const { place } = draft;
  const moved = place !== null && place.address !== typed;
  return {
    name,
    phone,
    email,
    place: place && {
      ...place,
      address: typed,
      ...houseOf(values),
      ...(moved ? { id: null, address_type: '' } : {}),
    },
  };
}

/** What a guest's dialog kept, as a change of the draft: the pin may have moved with it (ADDR-38). */
export function guestPatch(
  values: PlaceForm,
  point: Point | null,
  draft: CheckoutDraft,
): Partial<CheckoutDraft> {
  const { place } = draft;
  if (!point || draft.orderType !== 'delivery') return draftPatch(values, draft);
  const isThere = place?.latitude === point.lat && place.longitude === point.lng;
  const there = { latitude: point.lat, longitude: point.lng };
  const moved = { id: null, address: '', address_type: '', ...noHouse };
  return draftPatch(values, { ...draft, place: isThere ? place : { ...moved, ...there } });
}

/** The first step's form: checked on blur, its messages leave with the next keystroke. */
export function usePlaceForm(
  draft: CheckoutDraft,
  orderer: Orderer,
  onTyped: (values: PlaceForm) => void,
): UseFormReturnType<PlaceForm> {
  return useForm<PlaceForm>({
    initialValues: formValues(draft),
    validate: checkingPhone(schemaResolver(schemaFor(draft, orderer), { sync: true })),
    validateInputOnBlur: true,
    onValuesChange: onTyped,
  });
}
