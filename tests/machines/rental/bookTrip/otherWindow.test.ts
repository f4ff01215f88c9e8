import { describe, expect, it } from 'vitest';
import type { Booking } from '../../../../machines/rental/bookTrip';
import { booked, refused, startShop } from './bookingShop';

const taken: Booking = {
  ok: false,
  refusal: { code: 'already_booked', message: '', tripId: 100002 },
};

describe('a trip cart that another window was faster with (S11, BOOK-03)', () => {
  it('is told by the number of its trip, and nothing stays written down', async () => {
    const shop = startShop([taken]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('bookedElsewhere');
    expect(actor.getSnapshot().context.elsewhere).toBe(100002);
    expect([shop.trips.size, shop.memory()]).toEqual([0, null]);
  });

  it('is told at once when the other window says so, before anything is pressed', () => {
    const shop = startShop([]);
    const { actor } = shop.open();
    actor.send({ type: 'bookTrip.bookedElsewhere', tripId: 100003 });
    expect(actor.getSnapshot().value).toBe('bookedElsewhere');
    expect([actor.getSnapshot().context.elsewhere, shop.sent.length]).toEqual([100003, 0]);
  });

  it('is told where the shop only says that the cart is empty, and another window has told why', async () => {
    const shop = startShop([refused('cart_empty')]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('booking');
    actor.send({ type: 'bookTrip.bookedElsewhere', tripId: 100004 });
    await reach('bookedElsewhere');
    expect(actor.getSnapshot().context.elsewhere).toBe(100004);
  });
});

describe('a booking without a connection (S10)', () => {
  it('is not sent, and is sent once there is one', async () => {
    const shop = startShop([refused('offline'), booked]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('needingConnection');
    expect(shop.memory()).toBeNull();
    actor.send({ type: 'bookTrip.retried' });
    await reach('booked');
    expect(shop.trips.size).toBe(1);
  });

  it('leads back to the form', async () => {
    const shop = startShop([refused('offline')]);
    const { actor, reach, submit } = shop.open();
    submit();
    await reach('needingConnection');
    actor.send({ type: 'bookTrip.left' });
    expect(actor.getSnapshot().value).toBe('filling');
    expect([shop.trips.size, shop.isLeft()]).toEqual([0, false]);
  });

  it('stays written down when the connection went after a try that may have arrived', async () => {
    const shop = startShop(['lostAfterBooking', refused('offline'), booked]);
    const { reach, submit } = shop.open();
    submit();
    await reach('awaitingRetry');
    shop.clock.increment(1000);
    await reach('unreachable');
    expect(shop.memory()?.key).toBe('key-1');
  });
});
