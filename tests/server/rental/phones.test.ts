import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVehicle } from '../../../domain/rental/tripCartEndpoints';
import {
  bookTrip,
  cancelTrip,
  changeTripLength,
  getTrip,
  payTrip,
  quoteTripCart,
  switchTripToCash,
} from '../../../domain/rental/tripEndpoints';
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

it('a trip is read by whoever has its link, and neither canceled, changed nor paid by it (ORD-09)', async () => {
  const guest = await garage.guest();
  const vehicle = await garage.vehicle(await garage.provider());
  await garage.call(addVehicle, { body: garage.trip(guest, vehicle) });
  const { total } = await garage.call(quoteTripCart, { body: { guest_id: guest } });
  const body = booking(guest, total, { payment_method: 'digital_payment' });
  const { trip_id } = await garage.call(bookTrip, { body });
  const own = await garage.call(getTrip, { query: { trip_id, guest_id: guest } });
  expect([own.can_cancel, own.can_pay]).toEqual([1, 1]);
  const link = { trip_id, contact_number: own.track_token };
  const read = await garage.call(getTrip, { query: link });
  const { can_cancel, can_change, can_pay, contact_person_number, contact_person_email } = read;
  expect({ can_cancel, can_change, can_pay, contact_person_number, contact_person_email }).toEqual({
    can_cancel: 0,
    can_change: 0,
    can_pay: 0,
    contact_person_number: '',
    contact_person_email: '',
  });
  const refused = [
    await garage.refusal(cancelTrip, { body: { ...link, reason: 'Plans changed' } }),
    await garage.refusal(changeTripLength, {
      body: { ...link, estimated_hours: 9, trip_amount: 99 },
    }),
    await garage.refusal(payTrip, { body: { ...link, callback: '/my-trips' } }),
    await garage.refusal(switchTripToCash, { body: link }),
  ];
  expect(refused.map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
    [403, 'forbidden'],
    [403, 'forbidden'],
  ]);
  const still = await garage.call(getTrip, { query: { trip_id, guest_id: guest } });
  expect([still.trip_status, still.payment_method]).toEqual(['pending', 'digital_payment']);
});
