import { describe, expect, it } from 'vitest';
import type { DeliveryPlace } from '../../../domain/checkout/draft';
import {
  addressChoices,
  addressPayloadOf,
  freeType,
  isSavedAsIs,
  placeOfAddress,
  typeAndLabel,
} from '../../../domain/place/addressBook';
import { houseOf } from '../../../domain/place/house';
import { sampleAddress, sampleAddressForm } from '../../support/addresses';

const point = { lat: 25.2, lng: 55.3 };

describe('an address form as the server takes it', () => {
  it('ADDR-29 carries every field, additional information empty', () => {
    expect(addressPayloadOf(sampleAddressForm(), point)).toEqual({
      address: '12 Palm Street',
      address_type: 'home',
      contact_person_name: 'Lina Haddad',
      contact_person_number: '+971501234567',
      latitude: 25.2,
      longitude: 55.3,
      additional_information: '',
      ...houseOf({ road: 'Palm Street', house: '12', floor: '3' }),
    });
  });
  it.each([
    ['other', 'Grandma', 'Grandma'],
    ['other', '', undefined],
    ['home', 'Grandma', undefined],
  ] as const)('ADDR-31 %s with the label "%s" sends the label %s', (type, label, sent) => {
    const { address_label } = addressPayloadOf(sampleAddressForm({ type, label }), point);
    expect(address_label).toBe(sent);
  });
});

it.each([
  [[], 'home'],
  [['Home'], 'office'],
  [['Office', 'Grandma'], 'home'],
  [['home', 'office'], 'other'],
  [['home', 'office', 'other'], 'other'],
])('ADDR-21 beside %j a new address is called %s at first', (saved, type) => {
  expect(freeType(saved.map((address_type) => ({ address_type })))).toBe(type);
});

describe('ADDR-36 what an address is called, in the form', () => {
  it.each([
    ['home', 'home', ''],
    ['Office', 'office', ''],
    ['Grandma', 'other', 'Grandma'],
    ['Selected Address', 'other', ''],
    ['', 'other', ''],
  ] as const)('%s', (addressType, type, label) => {
    expect(typeAndLabel(addressType)).toEqual({ type, label });
  });
});

describe('what can be chosen', () => {
  const home = sampleAddress({ id: 1, zone_ids: [1] });
  const office = sampleAddress({ id: 2, address_type: 'office', zone_ids: [1, 2] });
  const far = sampleAddress({ id: 3, zone_ids: [9] });
  const nowhere = sampleAddress({ id: 4, zone_ids: [] });
  const here = { ...placeOfAddress(home), id: null, address_type: 'Selected Address' };
  const ids = (selected: DeliveryPlace | null, zoneId: number | null) => {
    const { choices, ...counts } = addressChoices(selected, [home, office, far, nowhere], zoneId);
    return [choices.map(({ id }) => id), counts];
  };
  it('ADDR-20 the selected address comes first, then the saved ones', () => {
    expect(ids(here, null)).toEqual([[null, 1, 2, 3, 4], { saved: 4, unserved: 0 }]);
  });
  it('ADDR-20 a saved address that is selected stands once', () => {
    expect(ids({ ...here, id: 2 }, null)[0]).toEqual([2, 1, 3, 4]);
  });
  it('ADDR-19 only what lies in the zone of the store', () => {
    expect(ids(here, 1)).toEqual([[null, 1, 2], { saved: 2, unserved: 2 }]);
    expect(ids(null, 2)).toEqual([[2], { saved: 1, unserved: 3 }]);
  });
  it('ADDR-19 not even the selected one, when it is saved outside the zone', () => {
    expect(ids({ ...here, id: 3 }, 1)[0]).toEqual([1, 2]);
  });
});

describe('whether a place is saved as it stands', () => {
  const saved = [sampleAddress({ id: 1 })];
  const place = placeOfAddress(sampleAddress({ id: 1 }));
  it.each([
    ['as saved', place, true],
    ['spaces at its ends', { ...place, house: ' 12 ' }, true],
    ['another floor', { ...place, floor: '4' }, false],
    ['not saved at all', { ...place, id: null }, false],
    ['saved by somebody else', { ...place, id: 7 }, false],
  ])('%s', (_name, one, expected) => {
    expect(isSavedAsIs(one, saved)).toBe(expected);
  });
});

it('ADDR-37 a saved address as a place has its point and words', () => {
  expect(placeOfAddress(sampleAddress({ id: 5 }))).toEqual({
    id: 5,
    address: '12 Palm Street',
    address_type: 'home',
    latitude: 25.2,
    longitude: 55.3,
    ...houseOf({ road: 'Palm Street', house: '12', floor: '3' }),
  });
});
