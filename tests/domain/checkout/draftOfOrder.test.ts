import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkoutDraft } from '../../../domain/checkout/draft';
import { draftOfOrder, draftOfRepeat } from '../../../domain/checkout/draftOfOrder';
import { orderDetails } from '../../../domain/orders/order';
import { houseOf } from '../../../domain/place/house';

const now = Date.parse('2026-11-22T12:00:00Z');
const ordered = (parts: object = {}) =>
  v.parse(orderDetails, {
    id: 100007,
    order_status: 'pending',
    order_type: 'delivery',
    payment_method: 'wallet',
    payment_status: 'paid',
    order_amount: 24.5,
    coupon_code: 'TEN',
    dm_tips: 3,
    order_note: 'Ring twice',
    delivery_instruction: 'At the gate',
    leave_at_door: 1,
    cutlery: 1,
    contact_person_name: 'Lina Haddad',
    contact_person_number: '+971501234567',
    delivery_address: {
      address: '12 Palm Street',
      address_type: 'home',
      road: 'Palm',
      house: '4',
      floor: '2',
      latitude: 25.2,
      longitude: 55.3,
    },
    schedule_at: '2026-11-22T18:00:00Z',
    store: { id: 7, module_id: 1, zone_id: 3, latitude: 0, longitude: 0 },
    details: [],
    ...parts,
  });

describe('what the checkout begins with that changes an order', () => {
  it('CHK-05 is everything as it was ordered', () => {
    const draft = draftOfOrder(ordered(), now);
    expect(draft).toEqual({
      storeId: 7,
      orderType: 'delivery',
      place: {
        id: null,
        address: '12 Palm Street',
        address_type: 'home',
        latitude: 25.2,
        longitude: 55.3,
        ...houseOf({ road: 'Palm', house: '4', floor: '2' }),
      },
      name: 'Lina Haddad',
      phone: '+971501234567',
      email: '',
      scheduleAt: '2026-11-22T18:00:00.000Z',
      note: 'Ring twice',
      instruction: 'At the gate',
      leaveAtDoor: true,
      tip: 3,
      couponCode: 'TEN',
      cutlery: true,
      prescription: [],
      placeDone: true,
      detailsDone: true,
      paymentMethod: 'wallet',
      gateway: null,
      ofOrder: true,
    });
    expect(v.parse(checkoutDraft, draft)).toEqual(draft);
  });

  it('WAL-07 is paid through whom the order was to be paid', () => {
    const parts = { payment_method: 'digital_payment', payment_gateway: 'bank' };
    expect(draftOfOrder(ordered(parts), now)).toMatchObject({
      paymentMethod: 'digital_payment',
      gateway: 'bank',
    });
  });

  it('has a slot chosen anew that has passed', () => {
    const late = ordered({ schedule_at: '2026-11-22T12:00:00Z' });
    expect(draftOfOrder(late, now)).toMatchObject({ scheduleAt: null, detailsDone: false });
    const atOnce = ordered({ schedule_at: null });
    expect(draftOfOrder(atOnce, now)).toMatchObject({ scheduleAt: null, detailsDone: true });
  });

  it('LOC-07 stays at its address wherever the shopper browses from by now', () => {
    const there = ordered().delivery_address;
    const order = ordered({ delivery_address: { ...there, address_type: 'Selected Address' } });
    expect(draftOfOrder(order, now)?.place).toMatchObject({
      address: '12 Palm Street',
      address_type: '',
    });
  });

  it('has no address for take-away, and nothing for a parcel', () => {
    const collected = ordered({ order_type: 'take_away', delivery_address: null });
    expect(draftOfOrder(collected, now)).toMatchObject({ orderType: 'take_away', place: null });
    expect(draftOfOrder(ordered({ order_type: 'parcel', store: null }), now)).toBeNull();
  });
});

describe('what the checkout begins with that orders the same again', () => {
  it('goes to the same door in the same name, and leaves what belonged to that day', () => {
    const draft = draftOfRepeat(ordered(), false);
    expect(draft).toEqual({
      storeId: 7,
      orderType: 'delivery',
      place: {
        id: null,
        address: '12 Palm Street',
        address_type: 'home',
        latitude: 25.2,
        longitude: 55.3,
        ...houseOf({ road: 'Palm', house: '4', floor: '2' }),
      },
      name: 'Lina Haddad',
      phone: '+971501234567',
      email: '',
      scheduleAt: null,
      note: '',
      instruction: 'At the gate',
      leaveAtDoor: true,
      tip: 0,
      couponCode: null,
      cutlery: true,
      prescription: [],
      placeDone: false,
      detailsDone: false,
      paymentMethod: 'wallet',
    });
    expect(v.parse(checkoutDraft, draft)).toEqual(draft);
  });

  it('leaves a customer’s contact to their profile', () => {
    const draft = draftOfRepeat(ordered(), true);
    expect(draft).toEqual({ ...draftOfRepeat(ordered(), false), name: '', phone: '' });
  });

  it.each([
    ['what was collected', { order_type: 'take_away', delivery_address: null }],
    ['a parcel', { order_type: 'parcel', store: null }],
    ['an order whose door is not on the map', { delivery_address: { address: 'Somewhere' } }],
  ])('is begun anew for %s', (_, parts) => {
    expect(draftOfRepeat(ordered(parts), false)).toBeNull();
  });
});
