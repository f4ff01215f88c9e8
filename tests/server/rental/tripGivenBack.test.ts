import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listWalletTransactions } from '../../../domain/account/walletEndpoints';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { sendRefunds } from '../../../server/checkout/payment/refunds';
import { payments } from '../../../server/db/schema/orders';
import { runOpsCommand } from '../../../server/ops/command';
import { expireUnpaidTrips, moveTrip } from '../../../server/rental/trips/advance';
import { type FakeStripe, openFakeStripe } from '../checkout/payment/fakeStripe';
import { cardTrips, type Shopper } from './cardTrips';
import { booking, type Garage, moduleId, openGarage } from './garage';

let stripe: FakeStripe;
let garage: Garage;
let car: number;

beforeAll(async () => {
  stripe = await openFakeStripe();
  garage = await openGarage(stripe.env);
});
afterAll(async () => {
  await garage.close();
  await stripe.close();
});
afterEach(() => vi.restoreAllMocks());
const paidTrip = (shopper: Shopper) => cardTrips(garage, stripe).paid(shopper, car);
const lengthOf = (shopper: Shopper, trip_id: number) =>
  cardTrips(garage, stripe).of(shopper, trip_id);

beforeEach(async () => {
  stripe.refunds.clear();
  car = await garage.vehicle(await garage.provider({ tax: 0 }));
});

const aGuest = async (): Promise<Shopper> => ({ body: { guest_id: await garage.guest() } });

describe('BOOK-05 a trip that was paid by card and is made shorter', () => {
  it('says where the money goes before, and sends a guest’s back to the card, part by part', async () => {
    const guest = await aGuest();
    const { trip_id, payment, intent } = await paidTrip(guest);
    const { quote, change, read } = lengthOf(guest, trip_id);
    expect(await quote(2)).toMatchObject({
      difference: -10,
      given_back_amount: 10,
      given_back_to: 'provider',
    });
    await change(2);
    expect(await read()).toEqual({
      trip_amount: 20,
      paid_amount: 20,
      given_back_amount: 10,
      given_back_to: 'provider',
    });
    expect(await sendRefunds(garage.deps)).toBe(1);
    await change(1);
    expect(await sendRefunds(garage.deps)).toBe(1);
    expect(await sendRefunds(garage.deps)).toBe(0);
    expect([...stripe.refunds]).toEqual([
      [`refund:${payment}:10000`, { payment_intent: intent, amount: 1000 }],
      [`refund:${payment}:20000`, { payment_intent: intent, amount: 1000 }],
    ]);
    // The rest goes back with the trip: 30.00 in all, and not a cent more.
    const why = { ...guest.body, trip_id, reason: 'Changed my mind' };
    await garage.call(calls.cancelTrip, { body: why });
    await sendRefunds(garage.deps);
    const sums = [...stripe.refunds.values()].map(({ amount }) => amount);
    expect(sums).toEqual([1000, 1000, 1000]);
  });

  it('asks again for the same part when the answer was lost, whatever has become due meanwhile', async () => {
    const guest = await aGuest();
    const { trip_id, payment, intent } = await paidTrip(guest);
    const { change } = lengthOf(guest, trip_id);
    await change(2);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stripe.failures.push({ status: 402, code: 'card_declined' });
    expect(await sendRefunds(garage.deps)).toBe(0);
    await change(1);
    garage.clock.advance(30_000);
    expect(await sendRefunds(garage.deps)).toBe(1);
    expect(await sendRefunds(garage.deps)).toBe(1);
    expect([...stripe.refunds]).toEqual([
      [`refund:${payment}:10000`, { payment_intent: intent, amount: 1000 }],
      [`refund:${payment}:20000`, { payment_intent: intent, amount: 1000 }],
    ]);
  });

  it('puts a customer’s money into the wallet, each part once', async () => {
    const customer: Shopper = { body: {}, token: await garage.customer() };
    const { trip_id, payment } = await paidTrip(customer);
    const { quote, change, read } = lengthOf(customer, trip_id);
    expect(await quote(2)).toMatchObject({ given_back_amount: 10, given_back_to: 'wallet' });
    await change(2);
    await change(2);
    await change(1);
    expect(await read()).toEqual({
      trip_amount: 10,
      paid_amount: 10,
      given_back_amount: 20,
      given_back_to: 'wallet',
    });
    const { data } = await garage.call(listWalletTransactions, { token: customer.token });
    expect(data.map(({ credit, balance }) => [credit, balance])).toEqual([
      [10, 20],
      [10, 10],
    ]);
    expect(await sendRefunds(garage.deps)).toBe(0);
    expect(
      (await garage.db.select().from(payments).where(eq(payments.id, payment)))[0],
    ).toMatchObject({
      refundAmount: 0,
    });
  });

  it('takes what a longer one costs more with the keys, and gives back only what came in', async () => {
    const guest = await aGuest();
    const { trip_id } = await paidTrip(guest);
    const { quote, change, read } = lengthOf(guest, trip_id);
    expect(await quote(5)).toMatchObject({
      difference: 20,
      given_back_amount: 0,
      given_back_to: null,
    });
    await change(5);
    expect(await read()).toMatchObject({ trip_amount: 50, paid_amount: 30, given_back_amount: 0 });
    expect(await quote(4)).toMatchObject({ difference: -10, given_back_amount: 0 });
    expect(await quote(2)).toMatchObject({ difference: -30, given_back_amount: 10 });
    await change(4);
    expect(await sendRefunds(garage.deps)).toBe(0);
    for (let step = 0; step < 3; step += 1) await moveTrip(garage.deps, trip_id);
    expect(await read()).toMatchObject({ trip_amount: 40, paid_amount: 40, given_back_amount: 0 });
  });
});

describe('BOOK-05 a customer’s trip that was paid in cash', () => {
  it('gives its money back in cash alone, made shorter or canceled: its office has it', async () => {
    const token = await garage.customer();
    const add = { ...garage.trip('', car), guest_id: null };
    await garage.call(cartCalls.addVehicle, { token, body: add });
    const { trip_id } = await garage.call(calls.bookTrip, { token, body: booking('', 30) });
    const { quote, change, read } = lengthOf({ body: {}, token }, trip_id);
    await moveTrip(garage.deps, trip_id);
    expect(await moveTrip(garage.deps, trip_id)).toBe('ongoing');
    const { given_back_amount, given_back_to } = await quote(2);
    expect([given_back_amount, given_back_to]).toEqual([0, null]);
    await change(2);
    expect(await read()).toEqual({
      trip_amount: 20,
      paid_amount: 30,
      given_back_amount: 0,
      given_back_to: null,
    });
    await runOpsCommand(garage.deps, ['trip', String(trip_id), 'cancel', 'Broken', 'down']);
    const query = { trip_id: String(trip_id) };
    const { trip_status, refunded_to } = await garage.call(calls.getTrip, { token, query });
    expect([trip_status, refunded_to]).toEqual(['canceled', 'cash']);
    expect((await garage.call(listWalletTransactions, { token })).data).toEqual([]);
  });

  it('sends back to the card what came by card since, and no more', async () => {
    const token = await garage.customer();
    const add = { ...garage.trip('', car), guest_id: null };
    await garage.call(cartCalls.addVehicle, { token, body: add });
    const { trip_id } = await garage.call(calls.bookTrip, { token, body: booking('', 30) });
    const { change, pay, read } = lengthOf({ body: {}, token }, trip_id);
    await moveTrip(garage.deps, trip_id);
    await moveTrip(garage.deps, trip_id);
    await change(5);
    const { openPage, payPage } = cardTrips(garage, stripe);
    await payPage(await openPage(await pay()));
    await change(3);
    expect(await read()).toEqual({
      trip_amount: 30,
      paid_amount: 30,
      given_back_amount: 20,
      given_back_to: 'provider',
    });
    expect(await sendRefunds(garage.deps)).toBe(1);
    await change(4);
    await payPage(await openPage(await pay()));
    await runOpsCommand(garage.deps, ['trip', String(trip_id), 'cancel', 'Broken', 'down']);
    expect(await sendRefunds(garage.deps)).toBe(1);
    expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([2000, 1000]);
    expect((await garage.call(listWalletTransactions, { token })).data).toEqual([]);
  });
});

it('BOOK-05 a trip that waits for its money and comes to nothing waits no more', async () => {
  const { body: own } = await aGuest();
  const guest = own.guest_id ?? '';
  await garage.coupon('TEN', { moduleId, discountType: 'amount', discount: 10_000 });
  await garage.call(cartCalls.addVehicle, { body: garage.trip(guest, car) });
  const sent = { coupon_code: 'TEN', payment_method: 'digital_payment' as const };
  const { trip_id } = await garage.call(calls.bookTrip, { body: booking(guest, 20, sent) });
  const length = { ...own, trip_id, estimated_hours: 1, trip_amount: 0 };
  await garage.call(calls.changeTripLength, { body: length });
  garage.clock.advance(60 * 60_000);
  await expireUnpaidTrips(garage.deps);
  const { payment_status, trip_status } = await garage.call(calls.getTrip, {
    query: { ...own, trip_id: String(trip_id) },
  });
  expect([payment_status, trip_status]).toEqual(['paid', 'pending']);
});
