import { describe, expect, it } from 'vitest';
import { parcelAgain } from '../../../domain/parcel/parcelAgain';
import type { ParcelDraft } from '../../../domain/parcel/parcelDraft';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import { noHouse } from '../../../domain/place/house';
import { firstOpenParcelStep } from '../../../machines/parcel/parcel';

describe('a parcel that is sent again', () => {
  const past = {
    charge_payer: 'receiver',
    contact_person_name: 'Lina Haddad',
    contact_person_number: '+971501234567',
    delivery_address: {
      address: '12 Palm Street',
      address_type: '',
      ...noHouse,
      house: '4',
      floor: '2',
      latitude: 25.2,
      longitude: 55.3,
    },
    delivery_instruction: 'Keep it upright',
    leave_at_door: 1,
    order_note: 'Ring twice',
    parcel_category: { id: 2, name: 'Box', image_full_url: '' },
    payment_method: 'cash_on_delivery',
    receiver_details: {
      contact_person_name: 'Omar Saleh',
      contact_person_number: '+971507654321',
      address: '9 Harbour Road',
      latitude: 25.23,
      longitude: 55.33,
      ...noHouse,
    },
  } as const;
  const ground = { categoryIds: [1, 2], methods: ['cash_on_delivery', 'wallet'] } as const;

  it('has its kind, people and places; time and tip are chosen anew', () => {
    expect(parcelAgain(past, ground)).toEqual({
      categoryId: 2,
      note: 'Ring twice',
      instruction: 'Keep it upright',
      leaveAtDoor: true,
      sender: {
        name: 'Lina Haddad',
        phone: '+971501234567',
        place: { ...past.delivery_address, id: null, address_type: 'Selected Address' },
      },
      receiver: {
        name: 'Omar Saleh',
        phone: '+971507654321',
        place: {
          id: null,
          address: '9 Harbour Road',
          address_type: 'Selected Address',
          latitude: 25.23,
          longitude: 55.33,
          ...noHouse,
        },
      },
      payer: 'receiver',
      scheduleAt: null,
      tip: 0,
      method: 'cash_on_delivery',
      whatDone: true,
      senderDone: true,
      receiverDone: true,
    });
  });

  it('goes out under the number that its sender has today', () => {
    const own = { name: 'Lina Haddad', phone: '+971500000001' };
    expect(parcelAgain(past, { ...ground, own }).sender.phone).toBe('+971500000001');
    const others = { ...past, contact_person_name: 'Mona' };
    expect(parcelAgain(others, { ...ground, own }).sender.phone).toBe('+971501234567');
  });

  it.each<[string, Parameters<typeof parcelAgain>, Partial<ParcelDraft>, ParcelStep]>([
    [
      'its kind is no longer offered',
      [past, { ...ground, categoryIds: [1] }],
      { categoryId: null, whatDone: false },
      'what',
    ],
    [
      'its way of paying is no longer taken',
      [{ ...past, charge_payer: null, payment_method: 'digital_payment' }, ground],
      { payer: 'sender', method: 'cash_on_delivery' },
      'payment',
    ],
    [
      'its sender stood nowhere',
      [{ ...past, delivery_address: null }, ground],
      { sender: { name: 'Lina Haddad', phone: '+971501234567', place: null } },
      'sender',
    ],
  ])('asks for what is missing when %s', (_, [order, now], change, step) => {
    const draft = parcelAgain(order, now);
    expect(draft).toEqual({ ...parcelAgain(past, ground), ...change });
    expect(firstOpenParcelStep(draft)).toBe(step);
  });
});
