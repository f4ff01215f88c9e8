import { describe, expect, it } from 'vitest';
import * as calls from '../../../domain/rental/tripEndpoints';
import { booking } from './garage';
import { add, codeOf, garage, guest, withGarage } from './guestTrips';

withGarage();

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
});
