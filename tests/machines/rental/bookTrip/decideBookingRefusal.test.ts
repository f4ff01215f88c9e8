import { expect, it } from 'vitest';
import { decideBookingRefusal } from '../../../../machines/rental/bookTrip';

it('tells of a trip that is booked already, where its number is known', () => {
  expect(decideBookingRefusal('already_booked', 42)).toBe('tellBooked');
  expect(decideBookingRefusal('idempotency_key_reused', 42)).toBe('tellBooked');
  expect(decideBookingRefusal('idempotency_key_reused')).toBe('tell');
});

it.each([
  ['offline', 'waitForConnection'],
  ['amount_changed', 'confirmTotal'],
  ['unauthenticated', 'signIn'],
  ['guest_checkout_off', 'signIn'],
  ['trip_type_missing', 'mendVehicles'],
  ['vehicle_gone', 'mendVehicles'],
  ['vehicle_limit', 'mendVehicles'],
  ['vehicle_unavailable', 'mendVehicles'],
  ['cart_empty', 'mendVehicles'],
  ['pickup_past', 'mendTrip'],
  ['trip_duration', 'mendTrip'],
  ['pickup_outside_zone', 'mendTrip'],
  ['destination_outside_zone', 'mendTrip'],
  ['routing_unavailable', 'mendTrip'],
  ['coupon_invalid', 'tell'],
  ['something new', 'tell'],
])('after the refusal %s: %s', (code, then) => {
  expect(decideBookingRefusal(code)).toBe(then);
});
