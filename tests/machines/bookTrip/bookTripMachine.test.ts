import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { BookTripPayload } from '../../../domain/entities/rental/trip';
import {
  type Booking,
  bookTripMachine,
  type TripAttempt,
  type TripPricing,
} from '../../../machines/bookTrip';
import { fakeActor, listen } from '../../support/fakes';

const payload: BookTripPayload = {
  payment_method: 'cash_on_delivery',
  trip_amount: 120,
  contact_person_name: 'Salma Haddad',
  contact_person_number: '+966500123456',
  coupon_code: 'RIDE10',
};
const booked: Booking = { ok: true, tripId: 42, redirect: null };
const refused = (code: string): Booking => ({ ok: false, refusal: { code, message: 'no' } });

/** A shop that counts trips by key, and loses answers when told to; its browser remembers one attempt. */
function startShop(answers: (Booking | 'lost' | 'lostAfterBooking')[]) {
  const trips = new Set<string>();
  const sent: TripAttempt[] = [];
  let memory: TripAttempt | null = null;
  let made = 0;
  const clock = new SimulatedClock();
  const quotes = fakeActor<TripPricing, { couponCode: string | null }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const machine = bookTripMachine.provide({
    actors: {
      rememberAttempt: fromPromise<TripAttempt, { payload: BookTripPayload }>(async ({ input }) => {
        const same = memory && JSON.stringify(memory.payload) === JSON.stringify(input.payload);
        memory = memory && same ? memory : { key: `key-${++made}`, payload: input.payload };
        return memory;
      }),
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
      },
    },
  });
  const open = () => {
    const actor = createActor(machine, { input: { pending: memory }, clock });
    const seen: string[] = [];
    const heard = listen(actor);
    actor.subscribe(({ value }) => {
      if (seen.at(-1) !== value) seen.push(String(value));
    });
    actor.start();
    const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
    const submit = (parts: Partial<BookTripPayload> = {}) =>
      actor.send({ type: 'bookTrip.submitted', payload: { ...payload, ...parts } });
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
    clock,
    trips,
    sent,
    keys: () => sent.map(({ key }) => key),
    quotes,
    signIn,
    memory: () => memory,
  };
}

describe('booking a trip (BOOK-03)', () => {
  it('waits for the shopper, books once, says so and forgets the attempt', async () => {
    const shop = startShop([booked]);
    const { actor, seen, heard, reach, submit } = shop.open();
    expect(actor.getSnapshot().value).toBe('filling');
    submit();
    submit();
    await reach('booked');
    expect(seen).toEqual(['filling', 'rememberingAttempt', 'booking', 'booked']);
    expect(shop.sent).toEqual([{ key: 'key-1', payload }]);
    expect(actor.getSnapshot().output).toEqual({
      tripId: 42,
      contactNumber: '+966500123456',
      redirect: null,
    });
    expect(heard).toEqual(['notify trip.booked']);
    expect(shop.memory()).toBeNull();
  });

  it('hands over the page on which it is paid', async () => {
    const shop = startShop([{ ok: true, tripId: 43, redirect: '/payment/9' }]);
    const { actor, reach, submit } = shop.open();
    submit({ payment_method: 'digital_payment' });
    await reach('booked');
    expect(actor.getSnapshot().output).toMatchObject({ tripId: 43, redirect: '/payment/9' });
  });

  it('asks again with the same key when the answer was lost, so that one trip arises', async () => {
    const shop = startShop(['lostAfterBooking', 'lost', booked]);
    const { seen, reach, submit } = shop.open();
    submit();
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('booking');
    await reach('awaitingRetry');
    shop.clock.increment(1999);
    expect(seen.at(-1)).toBe('awaitingRetry');
    shop.clock.increment(1);
    await reach('booked');
    expect(shop.keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(shop.trips.size).toBe(1);
  });

  it('ERR-01 asks the shopper after four lost answers, and goes on with the same key', async () => {
    const shop = startShop(['lostAfterBooking', 'lost', 'lost', 'lost', 'lost', booked]);
    const { actor, reach, submit, loseAll } = shop.open();
    submit();
    await loseAll();
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(shop.memory()).toEqual({ key: 'key-1', payload });
    actor.send({ type: 'bookTrip.retried' });
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('booked');
    expect([shop.sent.length, new Set(shop.keys())]).toEqual([6, new Set(['key-1'])]);
    expect(shop.trips.size).toBe(1);
  });

  it('ERR-01 keeps the key of an unknown outcome for the shopper who goes back to the form', async () => {
    const shop = startShop(['lost', 'lost', 'lost', 'lost', booked]);
    const { actor, reach, submit, loseAll } = shop.open();
    submit();
    await loseAll();
    actor.send({ type: 'bookTrip.left' });
    expect(actor.getSnapshot().value).toBe('filling');
    submit();
    await reach('booked');
    expect(new Set(shop.keys())).toEqual(new Set(['key-1']));
  });

  it('asks about a pending booking first after a reload, with its key and its contact', async () => {
    const shop = startShop(['lostAfterBooking', booked]);
    const before = shop.open();
    before.submit();
    await before.reach('awaitingRetry');
    before.actor.stop();
    const after = shop.open();
    await after.reach('booked');
    expect(after.seen).toEqual(['booking', 'booked']);
    expect(shop.keys()).toEqual(['key-1', 'key-1']);
    expect(shop.trips.size).toBe(1);
    expect(after.actor.getSnapshot().output).toEqual({
      tripId: 42,
      contactNumber: '+966500123456',
      redirect: null,
    });
  });
});

describe('a changed total (BOOK-05)', () => {
  it('is shown, and booked with a key of its own once confirmed', async () => {
    const shop = startShop([refused('amount_changed'), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    expect(shop.memory()).toBeNull();
    expect(shop.quotes.last().input).toEqual({ couponCode: 'RIDE10' });
    shop.quotes.last().answer({ ok: true, total: 135.5 });
    await reach('confirmingTotal');
    expect(actor.getSnapshot().context).toMatchObject({
      payload: { trip_amount: 120 },
      newTotal: 135.5,
    });
    actor.send({ type: 'bookTrip.totalConfirmed' });
    await reach('booked');
    expect(shop.sent).toEqual([
      { key: 'key-1', payload },
      { key: 'key-2', payload: { ...payload, trip_amount: 135.5 } },
    ]);
  });

  it('books nothing when it is declined', async () => {
    const shop = startShop([refused('amount_changed')]);
    const { actor, reach, submit } = shop.open();
    submit({ coupon_code: '' });
    await reach('checkingPrice');
    expect(shop.quotes.last().input).toEqual({ couponCode: null });
    shop.quotes.last().answer({ ok: true, total: 135.5 });
    await reach('confirmingTotal');
    actor.send({ type: 'bookTrip.totalDeclined' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect([shop.trips.size, shop.sent.length]).toEqual([0, 1]);
  });

  it.each([
    ['vehicle_gone', 'mendingVehicles'],
    ['coupon_invalid', 'refused'],
  ])('that cannot be told for %s leads to %s', async (code, state) => {
    const shop = startShop([refused('amount_changed')]);
    const { reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    shop.quotes.last().answer({ ok: false, refusal: { code, message: 'no' } });
    const { context } = await reach(state);
    expect(context.refusal).toEqual({ code, message: 'no' });
  });

  it('ERR-01 can be asked for again when the shop does not answer', async () => {
    const shop = startShop([refused('amount_changed'), refused('amount_changed'), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('checkingPrice');
    shop.quotes.last().fail(new Error('down'));
    await reach('unreachable');
    actor.send({ type: 'bookTrip.retried' });
    await reach('checkingPrice');
    shop.quotes.last().answer({ ok: true, total: 90 });
    await reach('confirmingTotal');
    expect(shop.trips.size).toBe(0);
  });
});

describe('a refused booking', () => {
  it.each([
    ['vehicle_unavailable', 'mendingVehicles'],
    ['pickup_past', 'mendingTrip'],
    ['coupon_invalid', 'refused'],
  ])('%s leads to %s, until something changes', async (code, state) => {
    const shop = startShop([refused(code), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    const { context } = await reach(state);
    expect([context.refusal, shop.memory()]).toEqual([{ code, message: 'no' }, null]);
    actor.send({ type: 'bookTrip.edited' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect(actor.getSnapshot().context.refusal).toBeNull();
    submit({ trip_note: 'At the main door' });
    await reach('booked');
    expect(shop.keys()).toEqual(['key-1', 'key-2']);
  });

  it.each(['vehicle_unavailable', 'pickup_past', 'coupon_invalid'])(
    '%s can be sent again as it is, with a key of its own',
    async (code) => {
      const shop = startShop([refused(code), booked]);
      const { actor, reach, submit } = shop.open();
      submit();
      await waitFor(actor, ({ context }) => context.refusal !== null);
      submit();
      await reach('booked');
      expect(shop.keys()).toEqual(['key-1', 'key-2']);
    },
  );
});

describe('a booking that needs a sign-in (GATE-07)', () => {
  it.each(['unauthenticated', 'guest_checkout_off'])(
    '%s asks for it, and the customer looks the form over before it is sent again',
    async (code) => {
      const shop = startShop([refused(code), booked]);
      const { actor, reach, submit } = shop.open();
      submit();
      await reach('signingIn');
      expect(actor.getSnapshot().hasTag('needsSignIn')).toBe(true);
      expect(shop.memory()).toBeNull();
      shop.signIn.last().answer({ signedIn: true });
      await reach('filling');
      expect(shop.sent).toHaveLength(1);
      submit();
      await reach('booked');
      expect(shop.keys()).toEqual(['key-1', 'key-2']);
    },
  );

  it('books nothing when the shopper does not sign in', async () => {
    const shop = startShop([refused('unauthenticated')]);
    const { reach, submit } = shop.open();
    submit();
    await reach('signingIn');
    shop.signIn.last().answer({ signedIn: false });
    await reach('filling');
    expect([shop.trips.size, shop.memory()]).toEqual([0, null]);
  });
});
