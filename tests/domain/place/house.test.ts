import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { deliveryPlace } from '../../../domain/checkout/draft';
import { draftOfOrder } from '../../../domain/checkout/draftOfOrder';
import { orderPayloadOf } from '../../../domain/checkout/payload';
import { orderDetails } from '../../../domain/orders/order';
import { parcelAgain } from '../../../domain/parcel/parcelAgain';
import { parcelPayloadOf } from '../../../domain/parcel/parcelDraft';
import {
  addressForm,
  addressPayloadOf,
  isSavedAsIs,
  placeOfAddress,
} from '../../../domain/place/addressBook';
import { addressPayload } from '../../../domain/place/addressEndpoints';
import { apartFromAddress } from '../../../domain/place/addressParts';
import { eachPart, houseOf, houseParts, noHouse } from '../../../domain/place/house';
import { sampleDraft, samplePlace } from '../../machines/checkout/checkout/samples';
import { sampleParcel } from '../../machines/parcel/parcel/samples';
import { sampleAddress, sampleAddressForm } from '../../support/addresses';

/** Every part says its own name: whoever forgets or swaps one is seen. */
const house = eachPart((part) => `the ${part}`);
const place = { ...samplePlace, ...house };
const point = { lat: 25.2, lng: 55.3 };

describe('ADDR-15 what an address says beside its line', () => {
  it('is asked for in the order street, house, floor', () => {
    const first = ['road', 'house', 'floor'];
    expect(houseParts.filter((part) => first.includes(part))).toEqual(first);
    expect(Object.keys(house)).toEqual([...houseParts]);
    expect(houseOf({ floor: '2' })).toEqual({ ...noHouse, floor: '2' });
    expect(houseOf(null)).toEqual(noHouse);
  });

  it.each<[string, () => unknown]>([
    ['the form', () => v.parse(addressForm, sampleAddressForm(house))],
    ['the call that saves', () => addressPayloadOf(sampleAddressForm(house), point)],
    [
      'what the server reads',
      () => v.parse(addressPayload, addressPayloadOf(sampleAddressForm(house), point)),
    ],
    ['a saved address', () => placeOfAddress(sampleAddress(house))],
    ['what the browser keeps', () => v.parse(deliveryPlace, place)],
    ['an order', () => orderPayloadOf(sampleDraft({ place }), [], 10)],
    [
      'a sender',
      () => parcelPayloadOf(sampleParcel({ sender: { name: '', phone: '', place } }), 1),
    ],
    [
      'a receiver',
      () =>
        parcelPayloadOf(sampleParcel({ receiver: { name: '', phone: '', place } }), 1)
          .receiver_details,
    ],
  ])('reaches %s whole', (_, told) => {
    expect(told()).toEqual(expect.objectContaining(house));
  });

  it('comes back with an order that is changed and a parcel that is sent again', () => {
    const order = v.parse(orderDetails, {
      id: 1,
      order_status: 'pending',
      order_type: 'delivery',
      payment_method: 'wallet',
      payment_status: 'paid',
      order_amount: 10,
      store: { id: 7, module_id: 1, zone_id: 3, latitude: 0, longitude: 0 },
      details: [],
      delivery_address: place,
      receiver_details: { ...place, contact_person_name: 'Omar', contact_person_number: '1' },
    });
    expect(houseOf(draftOfOrder(order, 0)?.place)).toEqual(house);
    const again = parcelAgain(order, { categoryIds: [], methods: [] });
    expect([houseOf(again.sender.place), houseOf(again.receiver.place)]).toEqual([house, house]);
  });

  it('is said part by part, and tells two addresses apart', () => {
    expect(apartFromAddress(place)).toEqual(houseParts.map((part) => `the ${part}`));
    const saved = sampleAddress({ ...place, id: 3, ...house });
    expect(isSavedAsIs({ ...place, id: 3 }, [saved])).toBe(true);
    for (const part of houseParts) {
      expect(isSavedAsIs({ ...place, id: 3, [part]: 'other' }, [saved])).toBe(false);
    }
  });
});
