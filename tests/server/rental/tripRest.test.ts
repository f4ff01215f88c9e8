import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listWalletTransactions } from '../../../domain/account/walletEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { sendRefunds } from '../../../server/checkout/payment/refunds';
import { settlePayment } from '../../../server/checkout/payment/service';
import { trips } from '../../../server/db/schema/trips';
import { moveTrip } from '../../../server/rental/trips/advance';
import { type FakeStripe, openFakeStripe } from '../checkout/payment/fakeStripe';
import { cardTrips, type Shopper } from './cardTrips';
import { type Garage, openGarage } from './garage';

let stripe: FakeStripe;
let garage: Garage;
let cards: ReturnType<typeof cardTrips>;
let car: number;
let guest: Shopper;

beforeAll(async () => {
  stripe = await openFakeStripe();
  garage = await openGarage(stripe.env);
  cards = cardTrips(garage, stripe);
});
afterAll(async () => {
  await garage.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.refunds.clear();
  car = await garage.vehicle(await garage.provider({ tax: 0 }));
  guest = { body: { guest_id: await garage.guest() } };
});

const paid = { rest_in_cash: 0, payment_status: 'paid', trip_status: 'pending' } as const;
const moneyOf = (trip_amount: number, paid_amount: number, back = 0) => ({
  trip_amount,
  paid_amount,
  given_back_amount: back,
  given_back_to: back > 0 ? 'provider' : null,
});
const stepOf = async (tripId: number) =>
  (await garage.db.select().from(trips).where(eq(trips.id, tripId)))[0]?.nextStepAt;
/** A trip that was paid with 30.00 and then made longer by two hours. */
const longer = async (shopper = guest) => {
  const { trip_id, payment, intent } = await cards.paid(shopper, car);
  const trip = cards.of(shopper, trip_id);
  await trip.change(5);
  return { trip_id, first: payment, intent, ...trip };
};
const payRest = async (trip: Awaited<ReturnType<typeof longer>>) => {
  const payment = await trip.pay();
  return { payment, intent: await cards.payPage(await cards.openPage(payment)) };
};

describe('BOOK-04, BOOK-05 what a trip that was paid by card costs more since it was made longer', () => {
  it('is told, and paid by card: that and no more, while the trip goes its way', async () => {
    const trip = await longer();
    const step = await stepOf(trip.trip_id);
    garage.clock.advance(1_000);
    expect(await trip.rest()).toEqual({ ...paid, rest_amount: 20 });
    await payRest(trip);
    expect(await trip.read()).toEqual(moneyOf(50, 50));
    expect(await trip.rest()).toEqual({ ...paid, rest_amount: 0 });
    expect(await stepOf(trip.trip_id)).toEqual(step);
    const rows = await cards.paymentsOf(trip.trip_id);
    expect(rows.map(({ amount, status }) => [amount, status])).toEqual([
      [30_000, 'paid'],
      [20_000, 'paid'],
    ]);
    const again = { body: { ...guest.body, trip_id: trip.trip_id, callback: '/my-trips' } };
    const { status, errors } = await garage.refusal(calls.payTrip, again);
    expect([status, errors[0]?.code]).toEqual([400, 'payment_unavailable']);
  });

  it.each(['failed', 'canceled'] as const)(
    'is still to be paid after a payment that %s',
    async (outcome) => {
      const trip = await longer();
      await settlePayment(garage.deps, await trip.pay(), outcome);
      expect(await trip.rest()).toEqual({ ...paid, rest_amount: 20 });
      expect(await trip.read()).toEqual(moneyOf(50, 30));
      await payRest(trip);
      expect(await trip.read()).toEqual(moneyOf(50, 50));
    },
  );

  it('is paid in cash on the return instead, or by card after all', async () => {
    const trip = await longer();
    const page = await trip.pay();
    await trip.payInCash();
    expect(await trip.rest()).toEqual({ ...paid, rest_amount: 20, rest_in_cash: 1 });
    // The page that was open takes nothing more.
    const { flag } = await settlePayment(garage.deps, page, 'paid');
    expect(flag).toBe('cancel');
    expect(await trip.read()).toEqual(moneyOf(50, 30));
    // Longer once more, the shopper is asked anew.
    await trip.change(6);
    expect(await trip.rest()).toEqual({ ...paid, rest_amount: 30, rest_in_cash: 0 });
    await trip.payInCash();
    await payRest(trip);
    expect(await trip.rest()).toEqual({ ...paid, rest_amount: 0 });
    expect(await trip.read()).toEqual(moneyOf(60, 60));
  });

  it('is refused in cash above its limit, or where the shop takes none', async () => {
    const trip = await longer();
    const { settings } = garage.deps;
    const { config } = settings;
    const asked = { body: { ...guest.body, trip_id: trip.trip_id } };
    const refusedWith = async (parts: object) => {
      settings.config = async (language) => ({ ...(await config(language)), ...parts });
      const { errors } = await garage.refusal(calls.switchTripToCash, asked);
      settings.config = config;
      return errors[0]?.code;
    };
    expect(await refusedWith({ cod_max_amount: 19.99 })).toBe('cod_limit');
    expect(await refusedWith({ cash_on_delivery: 0 })).toBe('payment_unavailable');
    settings.config = async (language) => ({ ...(await config(language)), cod_max_amount: 20 });
    await trip.payInCash();
    settings.config = config;
    expect(await trip.rest()).toEqual({ ...paid, rest_amount: 20, rest_in_cash: 1 });
  });

  it('goes back when the trip is made shorter again: the last payment first, no cent twice', async () => {
    const trip = await longer();
    const rest = await payRest(trip);
    await trip.change(4);
    expect(await trip.read()).toEqual(moneyOf(40, 40, 10));
    await trip.change(1);
    expect(await trip.read()).toEqual(moneyOf(10, 10, 40));
    while ((await sendRefunds(garage.deps)) > 0);
    const sums = new Map<string, number>();
    for (const { payment_intent, amount } of stripe.refunds.values())
      sums.set(payment_intent, (sums.get(payment_intent) ?? 0) + amount);
    expect([...sums].sort()).toEqual(
      [
        [rest.intent, 2000],
        [trip.intent, 2000],
      ].sort(),
    );
  });

  it('goes back with the trip, to both payments', async () => {
    const trip = await longer();
    const rest = await payRest(trip);
    await trip.cancel();
    while ((await sendRefunds(garage.deps)) > 0);
    const sent = [...stripe.refunds.values()].map((one) => [one.payment_intent, one.amount]);
    expect(sent.sort()).toEqual(
      [
        [rest.intent, 2000],
        [trip.intent, 3000],
      ].sort(),
    );
  });

  it('is no more where the trip is made as short as it was: a page for it takes nothing', async () => {
    const trip = await longer();
    const page = await cards.openPage(await trip.pay());
    await trip.change(3);
    const intent = await cards.payPage(page);
    expect(await trip.read()).toEqual(moneyOf(30, 30));
    expect(await sendRefunds(garage.deps)).toBe(1);
    expect([...stripe.refunds.values()]).toEqual([{ payment_intent: intent, amount: 2000 }]);
  });

  it('is not taken any more once it changed hands with the keys', async () => {
    const trip = await longer();
    const page = await cards.openPage(await trip.pay());
    for (let step = 0; step < 3; step += 1) await moveTrip(garage.deps, trip.trip_id);
    expect(await trip.read()).toEqual(moneyOf(50, 50));
    await cards.payPage(page);
    expect(await trip.read()).toEqual(moneyOf(50, 50));
    expect(await sendRefunds(garage.deps)).toBe(1);
  });

  it('comes once, whoever presses twice', async () => {
    const trip = await longer();
    const page = await cards.openPage(await trip.pay());
    await Promise.all([cards.payPage(page), cards.payPage(page)]);
    expect(await trip.read()).toEqual(moneyOf(50, 50));
  });

  it('goes into a customer’s wallet each time it goes back, at the same total too', async () => {
    const customer: Shopper = { body: {}, token: await garage.customer() };
    const trip = await longer(customer);
    await payRest(trip);
    await trip.change(4);
    await trip.change(5);
    await payRest(trip);
    await trip.change(4);
    expect(await trip.read()).toEqual({
      trip_amount: 40,
      paid_amount: 40,
      given_back_amount: 20,
      given_back_to: 'wallet',
    });
    const { data } = await garage.call(listWalletTransactions, { token: customer.token });
    expect(data.map(({ credit, balance }) => [credit, balance])).toEqual([
      [10, 20],
      [10, 10],
    ]);
  });
});
