import { describe, expect, it } from 'vitest';
import { booked, payload, startShop } from './bookingShop';

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
    expect(after.seen).toEqual(['rememberingAttempt', 'booking', 'booked']);
    expect(shop.keys()).toEqual(['key-1', 'key-1']);
    expect(shop.trips.size).toBe(1);
    expect(after.actor.getSnapshot().output).toEqual({
      tripId: 42,
      contactNumber: '+966500123456',
      redirect: null,
    });
  });
});
