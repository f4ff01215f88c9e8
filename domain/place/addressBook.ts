import * as v from 'valibot';
import type { Address } from '../account/customer';
import { phoneWith } from '../checkout/contact';
import { type DeliveryPlace, selectedAddressType } from '../checkout/draft';
import type { AddressPayload } from './addressEndpoints';
import { addressEntry } from './addressFields';
import { houseEntries, houseOf, houseParts } from './house';
import type { Point } from './place';

/** What else can be wrong with an address form; the texts are the specification's (ADDR-23, ADDR-24). */
export const addressMessages = {
  nameRequired: 'Name is required',
  phoneRequired: 'Phone Number is required',
} as const;

/** What an address can be called without a label of one's own (ADDR-36). */
export const addressTypes = ['home', 'office', 'other'] as const;
export type AddressType = (typeof addressTypes)[number];

export const mostAddresses = 50;

export const addressForm = v.object({
  address: addressEntry,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(addressMessages.nameRequired), v.maxLength(100)),
  phone: phoneWith(addressMessages.phoneRequired),
  ...houseEntries,
  type: v.picklist(addressTypes),
  /** A name of one's own; only with type `other`. */
  label: v.pipe(v.string(), v.trim(), v.maxLength(50)),
});
export type AddressForm = v.InferOutput<typeof addressForm>;

/** A finished form as the server takes it (ADDR-29); a label of one's own goes along (ADDR-31). */
export function addressPayloadOf(form: AddressForm, { lat, lng }: Point): AddressPayload {
  const { address, type, name, phone } = form;
  const label = type === 'other' ? form.label : '';
  return {
    address,
    address_type: type,
    ...(label && { address_label: label }),
    contact_person_name: name,
    contact_person_number: phone,
    latitude: lat,
    longitude: lng,
    additional_information: '',
    ...houseOf(form),
  };
}

const typeIn = (type: string): AddressType | undefined =>
  addressTypes.find((known) => known === type.toLowerCase());

export function typeAndLabel(addressType: string): Pick<AddressForm, 'type' | 'label'> {
  const type = typeIn(addressType);
  if (type) return { type, label: '' };
  const isNone = addressType === '' || addressType === selectedAddressType;
  return { type: 'other', label: isNone ? '' : addressType };
}

/** What a new address is called at first: what no saved one is called yet. */
export const freeType = (saved: readonly Pick<Address, 'address_type'>[]): AddressType =>
  addressTypes.find((type) => saved.every((row) => typeIn(row.address_type) !== type)) ?? 'other';

/** A saved address as a place to deliver to (ADDR-37). */
export const placeOfAddress = (address: Address): DeliveryPlace => ({
  id: address.id,
  address: address.address,
  address_type: address.address_type,
  latitude: address.latitude,
  longitude: address.longitude,
  ...houseOf(address),
});

/** Whether a store of `zoneId` delivers to an address; null stands for no store in particular (ADDR-19). */
export const isServedIn = ({ zone_ids }: Pick<Address, 'zone_ids'>, zoneId: number | null) =>
  zoneId === null || zone_ids.includes(zoneId);

/** What can be chosen: the selected address, then the saved ones that the store serves (ADDR-19, ADDR-20). */
export function addressChoices(
  selected: DeliveryPlace | null,
  saved: readonly Address[],
  zoneId: number | null,
): { choices: DeliveryPlace[]; saved: number; unserved: number } {
  const served = saved.filter((address) => isServedIn(address, zoneId));
  const isHere = selected && (selected.id === null || served.some(({ id }) => id === selected.id));
  const others = served.filter(({ id }) => id !== selected?.id).map(placeOfAddress);
  return {
    choices: isHere ? [selected, ...others] : others,
    saved: served.length,
    unserved: saved.length - served.length,
  };
}

export function isSavedAsIs(place: DeliveryPlace, saved: readonly Address[]): boolean {
  const row = saved.find(({ id }) => id === place.id);
  return (
    row !== undefined &&
    (['address', ...houseParts] as const).every((key) => row[key] === place[key].trim())
  );
}

/** Some fifty metres, in degrees: pins of one door need not be at the same spot. */
const sameDoor = 0.0005;

/** The saved address that a place is, just as it stands; null where there is none. */
export function savedIdIn(place: DeliveryPlace, saved: readonly Address[]): number | null {
  const found = saved.find(
    (row) =>
      isSavedAsIs({ ...place, id: row.id }, [row]) &&
      Math.abs(row.latitude - place.latitude) < sameDoor &&
      Math.abs(row.longitude - place.longitude) < sameDoor,
  );
  return found?.id ?? null;
}
