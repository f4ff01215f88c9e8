import { describe, expect, it } from 'vitest';
import { booked, payload, refused, startShop } from './bookingShop';

describe('an earlier booking whose outcome is unknown (BOOK-03)', () => {
  const earlier = { key: 'key-earlier', payload: { ...payload, trip_note: 'At the gate' } };
  /** A shopper who came back to the form after four lost answers, and changes the note. */
  async function leaveAndBookAnew(...answers: Parameters<typeof startShop>[0]) {
    const shop = startShop(['lost', 'lost', 'lost', 'lost', ...answers]);
    const flow = shop.open();
    flow.submit();
    await flow.loseAll();
    flow.actor.send({ type: 'bookTrip.left' });
    flow.submit({ trip_note: 'At the main door' });
    return { shop, ...flow };
  }

  it('is settled before another one, and no second trip arises when it had arrived', async () => {
    const { shop, actor, heard, reach } = await leaveAndBookAnew(booked);
    await reach('booked');
    expect(new Set(shop.keys())).toEqual(new Set(['key-1']));
    expect(shop.sent.at(-1)?.payload).toEqual(payload);
    expect(heard).toEqual(['notify trip.earlierBooked']);
    expect(actor.getSnapshot().output).toEqual({
      tripId: 42,
      contactNumber: '+966500123456',
      redirect: null,
    });
    expect([shop.trips.size, shop.memory()]).toEqual([1, null]);
  });

  it('gives way to the present one once it turns out to be refused', async () => {
    const { shop, heard, reach } = await leaveAndBookAnew(refused('coupon_invalid'), booked);
    await reach('booked');
    expect(shop.keys().slice(-2)).toEqual(['key-1', 'key-2']);
    expect(shop.sent.at(-1)?.payload).toEqual({ ...payload, trip_note: 'At the main door' });
    expect(heard).toEqual(['notify trip.booked']);
  });

  it('is told as the present one when it is the very same, however it was written down', async () => {
    const shop = startShop([refused('coupon_invalid')]);
    const { actor, reach, submit } = shop.open();
    shop.remember({
      key: 'key-earlier',
      payload: { ...payload, trip_note: '', guest_id: undefined },
    });
    submit();
    await reach('refused');
    expect(shop.keys()).toEqual(['key-earlier']);
    expect(actor.getSnapshot().context.refusal).toEqual({ code: 'coupon_invalid', message: 'no' });
  });

  it('is not sent again without a press once the shopper went back from it, reload or not', async () => {
    const shop = startShop(['lost', 'lost', 'lost', 'lost', booked]);
    const flow = shop.open();
    flow.submit();
    await flow.loseAll();
    flow.actor.send({ type: 'bookTrip.left' });
    flow.actor.stop();
    expect([shop.isLeft(), shop.memory()]).toEqual([true, { key: 'key-1', payload }]);
    const after = shop.open();
    expect(after.seen).toEqual(['filling']);
    expect(shop.sent).toHaveLength(4);
    after.submit();
    await after.reach('booked');
    expect(new Set(shop.keys())).toEqual(new Set(['key-1']));
  });

  it('is asked about when the cart turns out to be empty, since it may be booked', async () => {
    const shop = startShop(['lostAfterBooking', 'lost', 'lost', 'lost', booked]);
    const flow = shop.open();
    flow.submit();
    await flow.loseAll();
    flow.actor.send({ type: 'bookTrip.left' });
    const after = shop.open();
    after.actor.send({ type: 'bookTrip.cartFoundEmpty' });
    await after.reach('booked');
    expect([new Set(shop.keys()), shop.trips.size]).toEqual([new Set(['key-1']), 1]);
  });

  it('sends nothing for an empty cart when no booking was left', () => {
    const shop = startShop([]);
    const { actor } = shop.open();
    actor.send({ type: 'bookTrip.cartFoundEmpty' });
    expect([actor.getSnapshot().value, shop.sent]).toEqual(['filling', []]);
  });

  it('SESS-11 of a customer who is away is not sent in the name of anybody else', async () => {
    const shop = startShop([booked]);
    shop.remember(earlier, 'customer');
    const { actor, reach } = shop.open();
    await reach('missingSender');
    actor.send({ type: 'bookTrip.left' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect([shop.sent, shop.memory(), shop.isLeft()]).toEqual([[], earlier, true]);
  });

  it('SESS-11 is asked about once its customer signs in', async () => {
    const shop = startShop([booked]);
    shop.remember(earlier, 'customer');
    const { actor, reach } = shop.open();
    await reach('missingSender');
    actor.send({ type: 'bookTrip.signInChosen' });
    await reach('signingIn');
    shop.senderComes();
    shop.signIn.last().answer({ signedIn: true });
    await reach('booked');
    expect(shop.sent).toEqual([earlier]);
  });

  it('SESS-11 gives way to another one when the shopper books anew', async () => {
    const shop = startShop([booked]);
    shop.remember(earlier, 'customer');
    const { actor, reach } = shop.open();
    await reach('missingSender');
    actor.send({ type: 'bookTrip.bookedAnew' });
    await reach('booked');
    expect(shop.sent).toEqual([{ key: 'key-1', payload: earlier.payload }]);
  });

  it('GATE-07 is kept when the session ends, and asked about again after the sign-in', async () => {
    const shop = startShop(['lost', refused('unauthenticated'), booked]);
    const { seen, reach, submit } = shop.open();
    submit();
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('signingIn');
    expect(shop.memory()).toEqual({ key: 'key-1', payload });
    shop.signIn.last().answer({ signedIn: true });
    await reach('booked');
    expect(shop.keys()).toEqual(['key-1', 'key-1', 'key-1']);
    expect(seen.slice(-4)).toEqual(['signingIn', 'rememberingAttempt', 'booking', 'booked']);
  });

  it('GATE-07 is kept for the shopper who does not sign in', async () => {
    const shop = startShop([refused('unauthenticated')]);
    shop.remember(earlier);
    const { reach } = shop.open();
    await reach('signingIn');
    shop.signIn.last().answer({ signedIn: false });
    await reach('filling');
    expect([shop.memory(), shop.isLeft()]).toEqual([earlier, true]);
  });
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
