import { expect, it } from 'vitest';
import { getTrip, listTrips } from '../../../domain/rental/tripEndpoints';
import { garage, provider, withGarage } from './guestTrips';

withGarage();

it('SESS-07 an account that a guest creates has the trip that was booked, and the guest has it no more', async () => {
  const [guest, other] = [await garage.guest(), await garage.guest()];
  const { trip_id } = await garage.book(guest, await garage.vehicle(provider));
  const theirs = await garage.book(other, await garage.vehicle(provider));
  const token = await garage.customer(guest);
  const listed = async (who: { token: string } | { query: { guest_id: string } }) =>
    (await garage.call(listTrips, who)).trips.map(({ id }) => id);
  expect(await listed({ token })).toEqual([trip_id]);
  expect(await listed({ query: { guest_id: guest } })).toEqual([]);
  expect(await listed({ query: { guest_id: other } })).toEqual([theirs.trip_id]);
  const trip = await garage.call(getTrip, { token, query: { trip_id } });
  expect(trip.id).toBe(trip_id);
  const asked = { query: { trip_id, guest_id: guest } };
  expect((await garage.refusal(getTrip, asked)).status).toBe(404);
});
