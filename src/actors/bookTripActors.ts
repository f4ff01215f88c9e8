import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { bookTrip } from '../../domain/endpoints/rental/trips';
import { type BookTripPayload, bookTripPayload } from '../../domain/entities/rental/trip';
import {
  type Booking,
  bookTripMachine,
  type TripAttempt,
  type TripPricing,
} from '../../machines/bookTrip';
import { isApiError } from '../api/apiError';
import { call } from '../api/client';
import { askTripQuote } from '../api/trips';
import { tripAttemptKey } from '../storage/rentalKeys';
import { refusalIn } from './orderRefusal';
import { askToSignIn } from './signInActor';
import { tripCallback } from './tripActors';

/** A shopper who comes back later has given the attempt up; servers forget keys too. */
const attemptLifetime = 30 * 60_000;

/** The booking whose outcome is unknown, or null. */
export function pendingTrip(): TripAttempt | null {
  const stored = tripAttemptKey.get();
  if (!stored) return null;
  if (Date.now() - stored.at < attemptLifetime) return stored;
  tripAttemptKey.set(null);
  return null;
}

const randomKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const refusalOf = (error: unknown) =>
  isApiError(error) && error.code === 'routing_unavailable'
    ? { code: error.code, message: error.message }
    : refusalIn(error);

const isSame = (a: BookTripPayload, b: BookTripPayload) => JSON.stringify(a) === JSON.stringify(b);

/** Booking a trip with the API and the browser's storage behind it. */
export const liveBookTripMachine = bookTripMachine.provide({
  actors: {
    rememberAttempt: fromPromise<TripAttempt, { payload: BookTripPayload }>(async ({ input }) => {
      const payload = v.parse(bookTripPayload, input.payload);
      const pending = pendingTrip();
      // The same booking keeps its key: its answer may only have been lost.
      if (pending && isSame(pending.payload, payload)) return pending;
      const attempt = { key: randomKey(), payload };
      tripAttemptKey.set({ ...attempt, at: Date.now() });
      return attempt;
    }),
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
