import { describe, expect, it } from 'vitest';
import {
  isSamePlace,
  type ParcelDraft,
  parcelPayloadOf,
  parcelQuoteOf,
} from '../../../domain/parcel/parcelDraft';
import { quoteParcel } from '../../../domain/parcel/parcelPrice';
import { isCourierTime, isParcelSlot, parcelSlots } from '../../../domain/parcel/parcelTimes';
import { houseOf } from '../../../domain/place/house';
import { sampleParcel } from '../../machines/parcel/parcel/samples';

const zone = {
  per_km_shipping_charge: 0.5,
  minimum_shipping_charge: 1.5,
  maximum_shipping_charge: 12,
  increased_delivery_fee: 0,
};
const zoneRates = { parcel_per_km_shipping_charge: null, parcel_minimum_shipping_charge: null };
const config = {
  additional_charge: 0.5,
  additional_charge_status: 0,
  digit_after_decimal_point: 2,
  dm_tips_status: 1,
} as const;
const asked = { distance: 4_210, category: zoneRates, zone, config, tip: 0 };

describe('the price of a parcel (PRICE-23, PRICE-24)', () => {
  it.each([
    ['by kilometre, rounded half away from zero', {}, 2.11],
    ['at least the minimum', { distance: 900 }, 1.5],
    ['at most the maximum', { distance: 90_000 }, 12],
    [
      'without a maximum',
      { distance: 90_000, zone: { ...zone, maximum_shipping_charge: null } },
      45,
    ],
    [
      'by the kind’s own charges',
      { category: { parcel_per_km_shipping_charge: 1.2, parcel_minimum_shipping_charge: 6 } },
      6,
    ],
    [
      'by its own kilometre beside the zone’s minimum',
      { category: { parcel_per_km_shipping_charge: 1, parcel_minimum_shipping_charge: null } },
      4.21,
    ],
    [
      'for nothing by the kilometre, when the kind says so',
      { category: { parcel_per_km_shipping_charge: 0, parcel_minimum_shipping_charge: 0 } },
      0,
    ],
    [
      'busy hours after the clamp',
      { distance: 900, zone: { ...zone, increased_delivery_fee: 10 } },
      1.65,
    ],
    ['with the shop’s fee', { config: { ...config, additional_charge_status: 1 as const } }, 2.61],
    ['with a tip', { tip: 2 }, 4.11],
    [
      'without a tip where none is taken',
      { tip: 2, config: { ...config, dm_tips_status: 0 as const } },
      2.11,
    ],
    ['in a currency without decimals', { config: { ...config, digit_after_decimal_point: 0 } }, 2],
  ] as const)('%s', (_, change, total) => {
    expect(quoteParcel({ ...asked, ...change }).quote.total).toBe(total);
  });
});

describe('the ends of a parcel’s way', () => {
  const at = sampleParcel().sender.place;
  const near = at && { ...at, latitude: at.latitude + 0.0002 };
  const far = at && { ...at, longitude: at.longitude + 0.0003 };
  it.each([
    ['the same point', at, at, true],
    ['22 metres apart', at, near, true],
    ['30 metres apart', at, far, false],
    ['one of them unknown', at, null, false],
  ])('%s', (_, a, b, same) => {
    expect(isSamePlace(a, b)).toBe(same);
  });

  it.each<[string, Partial<ParcelDraft>]>([
    ['the kind', { categoryId: null }],
    ['the destination', { receiver: { name: 'A', phone: '1', place: null } }],
    ['a way', { receiver: sampleParcel().sender }],
  ])('give no price without %s', (_, change) => {
    expect(parcelQuoteOf(sampleParcel(change))).toBeNull();
  });

  it('are sent with their people, numbers as digits', () => {
    expect(parcelPayloadOf(sampleParcel(), 3.5)).toEqual({
      order_type: 'parcel',
      parcel_category_id: 2,
      latitude: 25.2,
      longitude: 55.3,
      receiver_details: {
        contact_person_name: 'Omar Saleh',
        contact_person_number: '+971507654321',
        address: '9 Harbour Road',
        latitude: 25.23,
        longitude: 55.33,
        ...houseOf({ house: '4', floor: '2' }),
      },
      dm_tips: 0,
      charge_payer: 'sender',
      payment_method: 'cash_on_delivery',
      order_amount: 3.5,
      contact_person_name: 'Lina Haddad',
      contact_person_number: '+971501234567',
      address: '12 Palm Street',
      address_type: 'Selected Address',
      ...houseOf({ house: '4', floor: '2' }),
      order_note: 'Ring twice',
      delivery_instruction: 'Keep it upright',
      leave_at_door: 0,
      schedule_at: null,
    });
  });

  it('are left at the door where that is wished (RIDE-14)', () => {
    const wish = { instruction: 'Leave at the door', leaveAtDoor: true };
    const { leave_at_door, delivery_instruction } = parcelPayloadOf(sampleParcel(wish), 3.5);
    expect([leave_at_door, delivery_instruction]).toEqual([1, 'Leave at the door']);
  });
});

describe('when a parcel can arrive', () => {
  const day = { day: 6, opening_time: '08:00', closing_time: '12:00' };
  const settings: Parameters<typeof parcelSlots>[0] = {
    courier_hours: [day],
    schedule_order: 1,
    schedule_order_slot_duration: 60,
    time_zone: 'UTC',
  };
  const saturday = new Date('2026-11-21T08:30:00Z');

  it('is in slots of the couriers’ hours, the first one an hour from now', () => {
    expect(parcelSlots(settings, saturday).map(({ start }) => start.slice(0, 16))).toEqual([
      '2026-11-21T10:00',
      '2026-11-21T11:00',
      '2026-11-28T08:00',
    ]);
    expect(parcelSlots(settings, saturday, 20)[0]?.start).toBe('2026-11-21T09:00:00.000Z');
    expect(parcelSlots({ ...settings, schedule_order: 0 }, saturday)).toEqual([]);
    const always = parcelSlots({ ...settings, courier_hours: [] }, saturday);
    expect(always).toHaveLength(7 * 24 - 1);
    expect(isCourierTime(settings, saturday)).toBe(true);
    expect(isCourierTime(settings, new Date('2026-11-22T08:30:00Z'))).toBe(false);
    expect(isCourierTime({ ...settings, courier_hours: [] }, saturday)).toBe(true);
  });

  it.each([
    ['a slot', '2026-11-21T10:00:00Z', settings, true],
    ['no slot’s start', '2026-11-21T10:10:00Z', settings, false],
    ['out of hours', '2026-11-21T12:00:00Z', settings, false],
    ['sooner than the way takes', '2026-11-21T09:00:00Z', settings, false],
    ['more than a week ahead', '2026-11-28T09:00:00Z', settings, false],
    ['no time', 'tomorrow', settings, false],
    ['where nothing is planned', '2026-11-21T10:00:00Z', { ...settings, schedule_order: 0 }, false],
  ] as const)('%s', (_, start, where, possible) => {
    expect(isParcelSlot(start, where, saturday, 40)).toBe(possible);
  });
});
