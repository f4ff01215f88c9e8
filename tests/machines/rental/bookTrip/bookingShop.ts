import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BookTripPayload } from '../../../../domain/rental/trip';
import type { Sender } from '../../../../machines/checkout/placeOrder';
import {
  type Booking,
  bookTripMachine,
  type RememberedTrip,
  type TripAttempt,
  type TripPricing,
} from '../../../../machines/rental/bookTrip';
import { fakeActor, listen } from '../../../support/fakes';
import { sampleQuote } from '../../../support/rental';

export const payload: BookTripPayload = {
  payment_method: 'cash_on_delivery',
  trip_amount: 120,
  contact_person_name: 'Salma Haddad',
  contact_person_number: '+966500123456',
  coupon_code: 'RIDE10',
};
export const booked: Booking = { ok: true, tripId: 42, redirect: null };
export const refused = (code: string): Booking => ({ ok: false, refusal: { code, message: 'no' } });

/** A shop that counts trips by key, and loses answers when told to; its browser remembers one attempt. */
export function startShop(answers: (Booking | 'lost' | 'lostAfterBooking')[]) {
  const trips = new Set<string>();
  const sent: TripAttempt[] = [];
  let memory: TripAttempt | null = null;
  let left = false;
  let sender: Sender = 'self';
  let made = 0;
  const clock = new SimulatedClock();
  const quotes = fakeActor<TripPricing, { couponCode: string | null }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const machine = bookTripMachine.provide({
    actors: {
      rememberAttempt: fromPromise<RememberedTrip, { payload: BookTripPayload }>(
        async ({ input }) => {
          left = false;
          if (memory) return { attempt: memory, resumed: true, sender };
          memory = { key: `key-${++made}`, payload: input.payload };
          return { attempt: memory, resumed: false, sender: 'self' };
        },
      ),
      bookTrip: fromPromise<Booking, TripAttempt>(async ({ input }) => {
        sent.push(input);
        const answer = answers.shift() ?? booked;
        if (answer === 'lostAfterBooking' || (answer !== 'lost' && answer.ok)) trips.add(input.key);
        if (answer === 'lost' || answer === 'lostAfterBooking') throw new Error('network');
        return answer;
      }),
      quoteTrip: quotes.logic,
      askToSignIn: signIn.logic,
    },
    actions: {
      forgetAttempt: () => {
        memory = null;
        sender = 'self';
      },
      markLeft: () => {
        left = memory !== null;
      },
    },
  });
  const open = () => {
    const actor = createActor(machine, { input: { pending: memory, left }, clock });
    const seen: string[] = [];
    const heard = listen(actor);
    actor.subscribe(({ value }) => {
      if (seen.at(-1) !== value) seen.push(String(value));
    });
    actor.start();
    const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
    const submit = (parts: Partial<BookTripPayload> = {}) =>
      actor.send({
        type: 'bookTrip.submitted',
        payload: { ...payload, ...parts },
        seen: sampleQuote(),
      });
    /** Lets three pauses pass, after which the fourth try is the last. */
    const loseAll = async () => {
      for (const pause of [1000, 2000, 4000]) {
        await reach('awaitingRetry');
        clock.increment(pause);
      }
      await reach('unreachable');
    };
    return { actor, seen, heard, reach, submit, loseAll };
  };
  return {
    open,
    /** A booking of before, whose outcome nobody knows. */
    remember: (attempt: TripAttempt, by: Sender = 'self') => {
      memory = attempt;
      sender = by;
    },
    /** Its customer signs in. */
    senderComes: () => {
      sender = 'self';
    },
    isLeft: () => left,
    clock,
    trips,
    sent,
    keys: () => sent.map(({ key }) => key),
    quotes,
    signIn,
    memory: () => memory,
  };
}
