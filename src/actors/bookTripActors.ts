import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { bookTrip } from '../../domain/endpoints/rental/trips';
import { type BookTripPayload, bookTripPayload } from '../../domain/entities/rental/trip';
import {
  type Booking,
  bookTripMachine,
  type RememberedTrip,
  type TripAttempt,
  type TripPricing,
} from '../../machines/bookTrip';
import { isApiError } from '../api/apiError';
import { call } from '../api/client';
import { askTripQuote } from '../api/trips';
import { tripAttemptKey } from '../storage/rentalKeys';
import { pendingIn, randomKey } from './attempts';
import { refusalIn } from './orderRefusal';
import { askToSignIn } from './signInActor';
import { tripCallback } from './tripActors';

/** The booking whose outcome is unknown, or null. */
export const pendingTrip = (): TripAttempt | null => pendingIn(tripAttemptKey);

const refusalOf = (error: unknown) =>
  isApiError(error) && error.code === 'routing_unavailable'
    ? { code: error.code, message: error.message }
    : refusalIn(error);

/** Booking a trip with the API and the browser's storage behind it. */
export const liveBookTripMachine = bookTripMachine.provide({
  actors: {
    rememberAttempt: fromPromise<RememberedTrip, { payload: BookTripPayload }>(
      async ({ input }) => {
        const pending = pendingTrip();
        // What was sent before is settled first, with its own key: its answer may only have been lost.
        if (pending) {
          const { key, payload } = pending;
          return { attempt: { key, payload }, resumed: true };
        }
        const attempt = { key: randomKey(), payload: v.parse(bookTripPayload, input.payload) };
        tripAttemptKey.set({ ...attempt, at: Date.now() });
        return { attempt, resumed: false };
      },
    ),
    bookTrip: fromPromise<Booking, TripAttempt>(async ({ input, signal }) => {
      try {
        const { trip_id, redirect_link } = await call(bookTrip, {
          body: { ...input.payload, callback: tripCallback() },
          idempotencyKey: input.key,
          signal,
        });
        return { ok: true, tripId: trip_id, redirect: redirect_link };
      } catch (error) {
        return { ok: false, refusal: refusalOf(error) };
      }
    }),
    quoteTrip: fromPromise<TripPricing, { couponCode: string | null }>(
      async ({ input, signal }) => {
        try {
          return { ok: true, total: (await askTripQuote(input.couponCode, signal)).total };
        } catch (error) {
          return { ok: false, refusal: refusalOf(error) };
        }
      },
    ),
    askToSignIn,
  },
  actions: { forgetAttempt: () => tripAttemptKey.set(null) },
});
