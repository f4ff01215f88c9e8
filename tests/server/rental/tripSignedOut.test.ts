import { expect, it } from 'vitest';
import { logout } from '../../../domain/identity/identityEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { codeOf, garage, provider, withGarage } from './guestTrips';

withGarage();

it('SESS-11 a trip whose customer’s session has ended asks for the sign-in instead of being unknown', async () => {
  const guest = await garage.guest();
  const { trip_id } = await garage.book(guest, await garage.vehicle(provider));
  const token = await garage.customer(guest);
  await garage.call(logout, { token });
  const body = { trip_id };
  expect([
    codeOf(await garage.refusal(calls.getTrip, { token, query: body })),
    codeOf(await garage.refusal(calls.cancelTrip, { token, body: { ...body, reason: 'Ill' } })),
    codeOf(await garage.refusal(calls.payTrip, { token, body: { ...body, callback: '/t' } })),
    codeOf(await garage.refusal(calls.switchTripToCash, { token, body })),
    codeOf(
      await garage.refusal(calls.quoteTripLength, { token, body: { ...body, estimated_hours: 3 } }),
    ),
  ]).toEqual(Array(5).fill([401, 'unauthenticated']));
  const stream = await garage.app.request(`/api/v1/rental/user/trip/stream?trip_id=${trip_id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(stream.status).toBe(401);
});
