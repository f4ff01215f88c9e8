import { fromPromise } from 'xstate';
import { gatewayPart } from '../../../domain/checkout/gateways';
import type { OrderStatus } from '../../../domain/orders/order';
import { owesRest, type TripStatus } from '../../../domain/rental/trip';
import { cancelTrip, payTrip, switchTripToCash } from '../../../domain/rental/tripEndpoints';
import { paymentMachine } from '../../../machines/checkout/payment';
import {
  type LoadedOrder,
  type OrderKey,
  trackingMachine,
} from '../../../machines/orders/tracking';
import { cancelTripMachine } from '../../../machines/rental/cancelTrip';
import { isApiError } from '../../client/apiError';
import { call } from '../../client/client';
import { fetchAnew } from '../../client/fetchAnew';
import { askToSignIn } from '../../identity/actors/signInActor';
import { ensureGuestId } from '../../identity/api/identity';
import { followStream, isUnknown } from '../../orders/actors/followStream';
import { cancelAnswer, okOrMessage } from '../../orders/actors/okOrMessage';
import { applyTripEvent, tripQuery } from '../api/trips';
import { tripEvents } from './tripStream';

export const tripCallback = () => `${window.location.origin}/my-trips`;

/** A trip's status by the names that tracking and payment know. */
const statusOf = (status: TripStatus): OrderStatus =>
  ({
    pending: 'pending' as const,
    confirmed: 'confirmed' as const,
    ongoing: 'picked_up' as const,
    completed: 'delivered' as const,
    canceled: 'canceled' as const,
  })[status];

const named = ({ orderId, contactNumber }: OrderKey) => ({
  trip_id: orderId,
  ...(contactNumber ? { contact_number: contactNumber } : {}),
});

export const liveTripTrackingMachine = trackingMachine.provide({
  actors: {
    loadOrder: fromPromise<LoadedOrder, OrderKey>(async ({ input, signal }) => {
      try {
        await ensureGuestId(signal);
        const trip = await fetchAnew(tripQuery(input));
        return { ok: true, status: statusOf(trip.trip_status) };
      } catch (error) {
        if (isApiError(error) && isUnknown(error.status)) return { ok: false, reason: 'notFound' };
        throw error;
      }
    }),
    followOrder: followStream(tripEvents, (key, event) => {
      applyTripEvent(key, event);
      return statusOf(event.trip_status);
    }),
  },
});

/** Paying for a trip (BOOK-04). */
export const liveTripPaymentMachine = paymentMachine.provide({
  actors: {
    checkPayment: fromPromise(async ({ input }) => {
      const trip = await fetchAnew(tripQuery(input));
      const owes = owesRest(trip);
      return {
        ok: true as const,
        facts: {
          status: statusOf(trip.trip_status),
          method: owes ? ('digital_payment' as const) : trip.payment_method,
          paid: trip.payment_status === 'paid' && !owes,
          givenBack: trip.refunded_to !== null,
          underWay: trip.payment_under_way === 1,
        },
      };
    }),
    openPayment: fromPromise(async ({ input, signal }) => {
      const part = gatewayPart('digital_payment', input.gateway);
      const body = { ...named(input), callback: tripCallback(), ...part };
      return okOrMessage(async () => {
        const { redirect_link: link } = await call(payTrip, { body, signal });
        return { link };
      });
    }),
    switchToCash: fromPromise(({ input, signal }) =>
      okOrMessage(() => call(switchTripToCash, { body: named(input), signal })),
    ),
  },
});

/** Cancelling a trip (ORD-07). */
export const liveCancelTripMachine = cancelTripMachine.provide({
  actors: {
    cancel: fromPromise(({ input, signal }) => {
      const { reason, note } = input;
      const body = { ...named(input), reason, note };
      return cancelAnswer(
        () => call(cancelTrip, { body, signal }),
        async () => {
          const trip = await fetchAnew(tripQuery(input));
          return trip.trip_status === 'canceled';
        },
      );
    }),
    askToSignIn,
  },
});
