import { fromPromise } from 'xstate';
import {
  cancelTrip,
  payTrip,
  reviewVehicle,
  switchTripToCash,
} from '../../domain/endpoints/rental/trips';
import type { OrderStatus } from '../../domain/entities/order';
import type { ReviewVehiclePayload, TripStatus } from '../../domain/entities/rental/trip';
import { cancelTripMachine } from '../../machines/cancelTrip';
import { paymentMachine } from '../../machines/payment';
import { type ReviewAnswer, reviewTripMachine } from '../../machines/reviewTrip';
import { type LoadedOrder, type OrderKey, trackingMachine } from '../../machines/tracking';
import { isApiError } from '../api/apiError';
import { call } from '../api/client';
import { ensureGuestId } from '../api/identity';
import { queryClient } from '../api/queryClient';
import { applyTripEvent, tripQuery } from '../api/trips';
import { followStream, isUnknown } from './followStream';
import { refusalIn } from './orderRefusal';
import { tripEvents } from './tripStream';

/** Where the payment page leads back to. */
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

/** Following a trip as an order is followed, with the trip's stream and answers behind it. */
export const liveTripTrackingMachine = trackingMachine.provide({
  actors: {
    loadOrder: fromPromise<LoadedOrder, OrderKey>(async ({ input, signal }) => {
      try {
        await ensureGuestId(signal);
        const trip = await queryClient.fetchQuery({ ...tripQuery(input), staleTime: 0 });
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
      const trip = await queryClient.fetchQuery({ ...tripQuery(input), staleTime: 0 });
      return {
        ok: true as const,
        facts: {
          status: statusOf(trip.trip_status),
          method: trip.payment_method,
          paid: trip.payment_status === 'paid',
        },
      };
    }),
    openPayment: fromPromise(async ({ input, signal }) => {
      try {
        const body = { ...named(input), callback: tripCallback() };
        const { redirect_link } = await call(payTrip, { body, signal });
        return { ok: true as const, link: redirect_link };
      } catch (error) {
        return { ok: false as const, message: refusalIn(error).message };
      }
    }),
    switchToCash: fromPromise(async ({ input, signal }) => {
      try {
        await call(switchTripToCash, { body: named(input), signal });
        return { ok: true as const };
      } catch (error) {
        return { ok: false as const, message: refusalIn(error).message };
      }
    }),
  },
});

/** Cancelling a trip (ORD-07). */
export const liveCancelTripMachine = cancelTripMachine.provide({
  actors: {
    cancelTrip: fromPromise(async ({ input, signal }) => {
      try {
        const { tripId, contactNumber, reason, note } = input;
        const body = { ...named({ orderId: tripId, contactNumber }), reason, note };
        await call(cancelTrip, { body, signal });
        return { ok: true as const };
      } catch (error) {
        const { code } = refusalIn(error);
        return {
          ok: false as const,
          reason: code === 'not_cancellable' ? ('tooLate' as const) : ('refused' as const),
        };
      }
    }),
  },
});

/** Reviewing a vehicle of a completed trip (ORD-08). */
export const liveReviewTripMachine = reviewTripMachine.provide({
  actors: {
    sendReview: fromPromise<ReviewAnswer, ReviewVehiclePayload>(async ({ input, signal }) => {
      try {
        await call(reviewVehicle, { body: input, signal });
        return { ok: true };
      } catch (error) {
        return { ok: false, message: refusalIn(error).message };
      }
    }),
  },
});
