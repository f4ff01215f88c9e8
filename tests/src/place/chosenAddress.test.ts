import { afterEach, beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Address } from '../../../domain/account/customer';
import { queryClient } from '../../../src/client/queryClient';
import { chosenAddressKey } from '../../../src/client/storage/chosenAddress';
import { buyNowLine, directDraft, draftKey } from '../../../src/client/storage/orderKeys';
import { storedPlace } from '../../../src/client/storage/storage';
import { renewChosen, renewDraft } from '../../../src/place/actors/chosenAddress';
import { liveLocationMachine } from '../../../src/place/actors/locationActors';
import { placeHere } from '../../../src/place/addressParts/placeHere';
import { addressesQuery } from '../../../src/place/api/addresses';
import { sampleDraft } from '../../machines/checkout/checkout/samples';

const office: Address = {
  id: 9,
  address: '4 North Bank',
  address_type: 'office',
  contact_person_name: 'Lina',
  contact_person_number: '+966500000001',
  contact_person_email: '',
  additional_information: '',
  latitude: 25.4,
  longitude: 55.1,
  road: 'North Bank',
  house: '4',
  floor: '3',
  zone_ids: [2],
};
const officePlace = {
  id: 9,
  address: '4 North Bank',
  address_type: 'office',
  latitude: 25.4,
  longitude: 55.1,
  road: 'North Bank',
  house: '4',
  floor: '3',
};

const choose = (address: string) =>
  createActor(liveLocationMachine, {
    input: { entry: 'asking', known: null, isPickup: false },
  })
    .start()
    .send({
      type: 'location.savedChosen',
      address,
      point: { lat: office.latitude, lng: office.longitude },
      zoneIds: [2],
    });

beforeEach(() => queryClient.setQueryData(addressesQuery().queryKey, [office]));
afterEach(() => {
  queryClient.clear();
  window.localStorage.clear();
});

it('LOC-07 a saved address chosen in the header is where an order goes, with kind, house and floor', () => {
  choose('4 North Bank');
  expect(storedPlace()).toEqual({
    address: '4 North Bank',
    point: { lat: 25.4, lng: 55.1 },
    zoneIds: [2],
  });
  expect(placeHere(storedPlace())).toEqual(officePlace);
});

it('LOC-07 another place of the same spot is none of the saved addresses', () => {
  choose('4 North Bank');
  choose('Behind the mill');
  expect(placeHere(storedPlace())).toEqual({
    ...officePlace,
    id: null,
    address: 'Behind the mill',
    address_type: 'Selected Address',
    road: '',
    house: '',
    floor: '',
  });
});

it('ADDR-32 the chosen address follows what is saved of it, and is none once it is gone', () => {
  choose('4 North Bank');
  renewChosen([{ ...office, floor: '5' }]);
  expect(placeHere(storedPlace())).toEqual({ ...officePlace, floor: '5' });
  renewChosen([]);
  expect(chosenAddressKey.get()).toBeNull();
  expect(placeHere(storedPlace())).toEqual({
    ...officePlace,
    id: null,
    address_type: 'Selected Address',
    floor: '',
  });
});

it('ADDR-32 a checkout that was left goes to its address as it is saved since, and others stay', () => {
  draftKey.set(sampleDraft({ place: officePlace }));
  buyNowLine.set({
    model: 'Item',
    item_id: 3,
    quantity: 1,
    price: 0,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    key: 'the key of this line',
  });
  directDraft.set(sampleDraft({ place: officePlace }));
  renewDraft({ ...office, floor: '7' });
  expect(draftKey.get()?.place).toEqual({ ...officePlace, floor: '7' });
  expect(directDraft.get()?.place).toEqual({ ...officePlace, floor: '7' });
  renewDraft({ ...office, id: 10, floor: '9' });
  expect(draftKey.get()?.place).toEqual({ ...officePlace, floor: '7' });
});
