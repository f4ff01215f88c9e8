import { describe, expect, it } from 'vitest';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { elementAt } from '../../../domain/values/elementAt';
import { booking, moduleId } from './garage';
import { add, codeOf, garage, guest, provider, withGarage } from './guestTrips';

withGarage();

/** Codes that are listed to somebody in zone 2. */
const offered = async (name: RegExp, of: { provider_id?: number } = {}) => {
  const query = { guest_id: guest, ...of };
  const rows = await garage.call(cartCalls.listTripCoupons, { query, moduleId, zoneIds: [2] });
  return rows.map(({ code }) => code).filter((code) => name.test(code));
};

describe('coupons of trips', () => {
  it('PRICE-02 takes none for free delivery, which would be used up for nothing', async () => {
    await garage.coupon('BROUGHT', { type: 'free_delivery' });
    await add();
    const body = { guest_id: guest, coupon_code: 'BROUGHT' };
    const quoted = await garage.call(calls.quoteTripCart, { body });
    expect([quoted.total, quoted.coupon, quoted.coupon_refusal]).toEqual([
      30,
      null,
      {
        code: 'coupon_invalid',
        message: 'This coupon saves delivery fees: a trip has none.',
      },
    ]);
    const sent = booking(guest, 30, { coupon_code: 'BROUGHT' });
    expect(codeOf(await garage.refusal(calls.bookTrip, { body: sent }))).toEqual([
      404,
      'coupon_invalid',
    ]);
  });

  it('PRICE-04 lists those of where the shopper is, once the trip cart is empty', async () => {
    await garage.coupon('INONE', { type: 'zone_wise', moduleId, zoneIds: [1] });
    await garage.coupon('INTWO', { type: 'zone_wise', moduleId, zoneIds: [2] });
    const { carts } = await add();
    const { id } = elementAt(carts, 0);
    expect(await offered(/^IN/)).toEqual(['INONE']);
    await garage.call(cartCalls.removeVehicle, { query: { guest_id: guest, cart_id: id } });
    expect(await offered(/^IN/)).toEqual(['INTWO']);
  });

  it('PAGE-02 lists those of the providers that pick up here, by name', async () => {
    const other = await garage.provider({ name: { en: 'Dunes', ar: 'الكثبان' } });
    const shut = await garage.provider({ active: false });
    const far = await garage.provider({ pickupZoneIds: [3] });
    const own = { type: 'store_wise', moduleId } as const;
    await garage.coupon('OFBOTH', { ...own, storeIds: [provider, other] });
    await garage.coupon('OFOTHER', { ...own, storeIds: [other] });
    await garage.coupon('OFSHUT', { ...own, storeIds: [shut] });
    await garage.coupon('OFFAR', { ...own, storeIds: [far] });
    const query = { guest_id: guest };
    const rows = await garage.call(cartCalls.listTripCoupons, { query, moduleId, zoneIds: [2] });
    const named = rows.filter(({ code }) => code.startsWith('OF'));
    expect(named.map(({ code, store_id, store_name }) => [code, store_id, store_name])).toEqual([
      ['OFBOTH', null, 'Test provider, Dunes'],
      ['OFOTHER', other, 'Dunes'],
    ]);
    expect(await offered(/^OF/, { provider_id: provider })).toEqual(['OFBOTH']);
  });
});
