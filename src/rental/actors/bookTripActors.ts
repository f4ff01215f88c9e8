import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type BookTripPayload, bookTripPayload } from '../../../domain/rental/trip';
import { bookTrip } from '../../../domain/rental/tripEndpoints';
import { toMillis } from '../../../domain/values/money';
import {
  type Booking,
  type BookTripInput,
  bookTripMachine,
  type RememberedTrip,
  type TripAttempt,
  type TripPricing,
} from '../../../machines/rental/bookTrip';
import { senderOf, whoAsks } from '../../checkout/actors/sender';
import {
  attemptOwner,
  isOtherWindows,
  pendingIn,
  randomKey,
  thisWindow,
} from '../../client/attempts';
import { call } from '../../client/client';
import { isOffline } from '../../client/connection';
import { wholePhone } from '../../client/phones';
import { steadyNow } from '../../client/steadyClock';
import { recentTripsKey } from '../../client/storage/recentTrips';
import { tripAttemptKey } from '../../client/storage/rentalKeys';
import { rememberSeenTotal } from '../../client/storage/seenTotals';
import { tellOrdered } from '../../client/windows';
import { askToSignIn } from '../../identity/actors/signInActor';
import { orderRefusalIn } from '../../orders/actors/orderRefusal';
import { refreshTripCart, tripCartOwner } from '../api/tripCart';
import { askTripQuote, refreshTripQuotes } from '../api/trips';
import { tripCallback } from './tripActors';

/** The booking whose outcome is unknown, and whether the shopper went away from it. */
export function pendingTrip(): BookTripInput {
  const stored = pendingIn(tripAttemptKey);
  if (!stored) return { pending: null, left: false };
  const { key, payload, left } = stored;
  return { pending: { key, payload }, left };
}

const isKnown = (tripId: number) => (recentTripsKey.get() ?? []).some(({ id }) => id === tripId);

export const liveBookTripMachine = bookTripMachine.provide({
  actors: {
    rememberAttempt: fromPromise<RememberedTrip, { payload: BookTripPayload }>(
      async ({ input }) => {
        const pending = pendingIn(tripAttemptKey);
        // What was sent before is settled first, with its own key: its answer may only have been lost.
        if (pending) {
          const { key, payload, by } = pending;
          const sender = senderOf(by);
          tripAttemptKey.set({ ...pending, left: false, window: await attemptOwner(pending) });
          const attempt = { key, payload, ...(sender === 'guest' && { guestId: by }) };
          return { attempt, resumed: true, sender };
        }
        const attempt = { key: randomKey(), payload: v.parse(bookTripPayload, input.payload) };
        const now = { by: whoAsks(), at: steadyNow(), left: false, window: await thisWindow() };
        tripAttemptKey.set({ ...attempt, ...now });
        return { attempt, resumed: false, sender: 'self' };
      },
    ),
    bookTrip: fromPromise<Booking, TripAttempt>(async ({ input, signal }) => {
      if (isOffline()) return { ok: false, refusal: { code: 'offline', message: '' } };
      const stored = tripAttemptKey.get();
      try {
        const phone = await wholePhone(input.payload.contact_person_number);
        const { trip_id, total_amount, redirect_link } = await call(bookTrip, {
          body: { ...input.payload, contact_person_number: phone, callback: tripCallback() },
          idempotencyKey: input.key,
          asGuest: input.guestId,
          signal,
        });
        if (await isOtherWindows(stored, input.key, isKnown(trip_id))) {
          return { ok: false, refusal: { code: 'already_booked', message: '', tripId: trip_id } };
        }
        const seen = Number(input.payload.trip_amount);
        if (toMillis(total_amount) !== toMillis(seen))
          rememberSeenTotal({ what: 'trip', id: trip_id }, seen);
        tellOrdered({ what: 'trip', thing: tripCartOwner(), id: trip_id });
        return { ok: true, tripId: trip_id, redirect: redirect_link };
      } catch (error) {
        const refusal = orderRefusalIn(error);
        // What it was refused for, as a coupon that has ended, is in the price that is shown; a changed total is asked for anyway.
        if (refusal.code !== 'amount_changed') void refreshTripQuotes();
        if (refusal.code === 'changed_meanwhile') void refreshTripCart();
        // A guest whom the shop no longer knows has booked nothing.
        const isForgotten = input.guestId && refusal.code === 'unauthenticated';
        return { ok: false, refusal: isForgotten ? { ...refusal, code: 'guest_id' } : refusal };
      }
    }),
    quoteTrip: fromPromise<TripPricing, { couponCode: string | null }>(
      async ({ input, signal }) => {
        try {
          const quote = await askTripQuote(input.couponCode, signal);
          // Whoever declines sees the new amounts in the form as well.
          void refreshTripQuotes();
          return { ok: true, quote };
        } catch (error) {
          return { ok: false, refusal: orderRefusalIn(error) };
        }
      },
    ),
    askToSignIn,
  },
  actions: {
    forgetAttempt: () => tripAttemptKey.set(null),
    markLeft: () => {
      const stored = tripAttemptKey.get();
      if (stored) tripAttemptKey.set({ ...stored, left: true });
    },
  },
});
