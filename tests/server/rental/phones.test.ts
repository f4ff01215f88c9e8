import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVehicle } from '../../../domain/rental/tripCartEndpoints';
import { bookTrip, getTrip, quoteTripCart } from '../../../domain/rental/tripEndpoints';
import { booking, type Garage, openGarage } from './garage';

let garage: Garage;
beforeAll(async () => {
  garage = await openGarage();
});
afterAll(() => garage.close());

const kept = '+966500123456';

it('a trip is found by its phone however it is written, and by the token of its link (ORD-04)', async () => {
  const guest = await garage.guest();
  const vehicle = await garage.vehicle(await garage.provider());
  await garage.call(addVehicle, { body: garage.trip(guest, vehicle) });
  const { total } = await garage.call(quoteTripCart, { body: { guest_id: guest } });
  const wrong = booking(guest, total, { contact_person_number: '1234567890' });
  const { status, errors } = await garage.refusal(bookTrip, { body: wrong, language: 'ar' });
  expect([status, errors]).toEqual([
    403,
    [
      {
        code: 'contact_required',
        message: 'لا يوجد رقم هاتف كهذا. يرجى التحقق منه.',
        field: 'contact_person_number',
      },
    ],
  ]);
  const body = booking(guest, total, { contact_person_number: '+966 ٠٥٠٠١٢٣٤٥٦' });
  const { trip_id } = await garage.call(bookTrip, { body });
  for (const contact_number of ['0500123456', '+966 50 012 3456', '966500123456', '٠٥٠٠١٢٣٤٥٦']) {
    const found = await garage.call(getTrip, { query: { trip_id, contact_number } });
    expect(found.contact_person_number).toBe(kept);
  }
  const { track_token } = await garage.call(getTrip, {
    query: { trip_id, contact_number: kept },
  });
  const byToken = { trip_id, contact_number: track_token };
  expect((await garage.call(getTrip, { query: byToken })).id).toBe(trip_id);
});
