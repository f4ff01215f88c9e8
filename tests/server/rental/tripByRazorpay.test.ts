import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addVehicle } from '../../../domain/rental/tripCartEndpoints';
import {
  bookTrip,
  cancelTrip,
  changeTripLength,
  getTrip,
} from '../../../domain/rental/tripEndpoints';
import { sendRefunds } from '../../../server/checkout/payment/refunds';
import { payments } from '../../../server/db/schema/orders';
import {
  type FakeRazorpay,
  openFakeRazorpay,
  razorpayNews,
} from '../checkout/payment/fakeRazorpay';
import { booking, type Garage, openGarage } from './garage';

let razorpay: FakeRazorpay;
let garage: Garage;
beforeAll(async () => {
  razorpay = await openFakeRazorpay();
  garage = await openGarage(razorpay.env);
});
afterAll(async () => {
  await garage.close();
  await razorpay.close();
});

/** A trip of three hours at 10.00 whose guest stands on the gateway's page. */
async function onTheLink() {
  const guest_id = await garage.guest();
  const car = await garage.vehicle(await garage.provider({ tax: 0 }));
  await garage.call(addVehicle, { body: { ...garage.trip(guest_id, car), guest_id } });
  const body = { ...booking(guest_id, 30, { payment_method: 'digital_payment' }), guest_id };
  const { trip_id } = await garage.call(bookTrip, { body });
  const [row] = await garage.db.select().from(payments).where(eq(payments.tripId, trip_id));
  const page = await garage.app.request(`/pay/${row?.id}`);
  const id = page.headers.get('Location')?.split('/').at(-1) ?? '';
  const read = () => garage.call(getTrip, { query: { guest_id, trip_id: String(trip_id) } });
  return { guest_id, trip_id, payment: row?.id ?? '', id, read };
}

it('BOOK-04 a trip is paid by a signed return, and its money goes back part by part', async () => {
  const { guest_id, trip_id, payment, id, read } = await onTheLink();
  const asked = razorpay.links.get(id);
  expect([asked?.amount, asked?.description, asked?.notes]).toEqual([
    3_000,
    `Trip #${trip_id}`,
    { subject: `trip-${trip_id}` },
  ]);
  const back = `/pay/${payment}/back?${razorpay.returnOf(razorpay.pay(id))}`;
  const location = (await garage.app.request(back)).headers.get('Location');
  expect(location).toContain(`trip_id=${trip_id}&flag=success`);
  expect((await read()).payment_status).toBe('paid');
  const shorter = { guest_id, trip_id, estimated_hours: 2, trip_amount: 20 };
  await garage.call(changeTripLength, { body: shorter });
  expect(await sendRefunds(garage.deps)).toBe(1);
  await garage.call(cancelTrip, { body: { guest_id, trip_id, reason: 'Changed my mind' } });
  expect(await sendRefunds(garage.deps)).toBe(1);
  expect([...razorpay.refunds]).toEqual([
    [`refund-${payment}-10000`, { payment: `pay_of_${id}`, amount: 1_000 }],
    [`refund-${payment}-30000`, { payment: `pay_of_${id}`, amount: 2_000 }],
  ]);
});

it('BOOK-04 money for a trip that was cancelled meanwhile goes back', async () => {
  const { guest_id, trip_id, id, read } = await onTheLink();
  await garage.call(cancelTrip, { body: { guest_id, trip_id, reason: 'Changed my mind' } });
  razorpay.refunds.clear();
  const request = razorpayNews('payment_link.paid', razorpay.pay(id), { id: `pay_of_${id}` });
  const told = await garage.app.request('/webhooks/razorpay', { method: 'POST', ...request });
  expect(told.status).toBe(200);
  expect((await read()).payment_status).toBe('unpaid');
  expect(await sendRefunds(garage.deps)).toBe(1);
  expect([...razorpay.refunds.values()]).toEqual([{ payment: `pay_of_${id}`, amount: 3_000 }]);
});
