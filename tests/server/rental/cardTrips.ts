import { asc, eq } from 'drizzle-orm';
import * as cartCalls from '../../../domain/rental/tripCartEndpoints';
import * as calls from '../../../domain/rental/tripEndpoints';
import { payments } from '../../../server/db/schema/orders';
import { type FakeStripe, signedEvent } from '../checkout/payment/fakeStripe';
import { booking, type Garage } from './garage';

/** Who books, in their own name: a guest by id, a customer by token. */
export interface Shopper {
  readonly body: { guest_id?: string };
  readonly token?: string;
}

export function cardTrips(garage: Garage, stripe: FakeStripe) {
  const paymentsOf = (tripId: number) =>
    garage.db
      .select()
      .from(payments)
      .where(eq(payments.tripId, tripId))
      .orderBy(asc(payments.after), asc(payments.createdAt));

  /** Opens Stripe's page of a payment. */
  const openPage = async (payment: string) => {
    const page = await garage.app.request(`/pay/${payment}?lang=en`);
    return page.headers.get('Location')?.split('/').at(-1) ?? '';
  };

  /** The shopper pays there, and Stripe tells so. */
  const payPage = async (session: string) => {
    const { payload, signature } = signedEvent('checkout.session.completed', stripe.pay(session));
    const headers = { 'stripe-signature': signature };
    const told = await garage.app.request('/webhooks/stripe', {
      method: 'POST',
      headers,
      body: payload,
    });
    if (!told.ok) throw new Error(`The shop answered ${told.status}: ${await told.text()}`);
    return `pi_of_${session}`;
  };

  /** A trip of three hours at 10.00 that waits for its money. */
  const book = async ({ body, token }: Shopper, car: number) => {
    const guest = body.guest_id ?? '';
    const add = { ...garage.trip(guest, car), guest_id: body.guest_id ?? null };
    await garage.call(cartCalls.addVehicle, { body: add, token });
    return garage.call(calls.bookTrip, {
      token,
      body: {
        ...booking(guest, 30, { payment_method: 'digital_payment' }),
        guest_id: body.guest_id ?? null,
      },
    });
  };

  return {
    paymentsOf,
    openPage,
    payPage,
    /** A trip of three hours at 10.00 that was paid by card. */
    paid: async (shopper: Shopper, car: number) => {
      const { trip_id } = await book(shopper, car);
      const [payment] = await paymentsOf(trip_id);
      const intent = await payPage(await openPage(payment?.id ?? ''));
      return { trip_id, payment: payment?.id ?? '', intent };
    },
    of: ({ body, token }: Shopper, trip_id: number) => {
      const at = (hours: number) => ({ ...body, trip_id, estimated_hours: hours });
      const read = () =>
        garage.call(calls.getTrip, { token, query: { ...body, trip_id: String(trip_id) } });
      return {
        quote: (hours: number) => garage.call(calls.quoteTripLength, { token, body: at(hours) }),
        change: (hours: number) =>
          garage.call(calls.changeTripLength, {
            token,
            body: { ...at(hours), trip_amount: hours * 10 },
          }),
        read: async () => {
          const { trip_amount, paid_amount, given_back_amount, given_back_to } = await read();
          return { trip_amount, paid_amount, given_back_amount, given_back_to };
        },
        rest: async () => {
          const { rest_amount, rest_in_cash, payment_status, trip_status } = await read();
          return { rest_amount, rest_in_cash, payment_status, trip_status };
        },
        /** The id of a new payment. */
        pay: async () => {
          const asked = { ...body, trip_id, callback: '/my-trips' };
          const { redirect_link } = await garage.call(calls.payTrip, { token, body: asked });
          return new URL(redirect_link, 'http://localhost').pathname.split('/').at(-1) ?? '';
        },
        payInCash: () => garage.call(calls.switchTripToCash, { token, body: { ...body, trip_id } }),
        cancel: () =>
          garage.call(calls.cancelTrip, { token, body: { ...body, trip_id, reason: 'Other' } }),
      };
    },
  };
}
