import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type LengthChange,
  type LengthOffer,
  type LengthQuote,
  type TripLengthInput,
  tripLengthMachine,
} from '../../../../machines/rental/tripLength';
import { fakeActor, listen } from '../../../support/fakes';

const input = { tripId: 42, contactNumber: null, hours: 3 };
const offer: LengthOffer = {
  hours: 5,
  returnTime: '2026-11-22T15:00:00.000Z',
  oldAmount: 33,
  givenBack: null,
  amount: 55,
};
const taken = { ok: false as const, code: 'vehicle_unavailable', message: 'Not free then.' };

function open() {
  const quotes = fakeActor<LengthQuote, TripLengthInput>();
  const changes = fakeActor<LengthChange, Omit<TripLengthInput, 'hours'> & LengthOffer>();
  const machine = tripLengthMachine.provide({
    actors: { quoteLength: quotes.logic, changeLength: changes.logic },
  });
  const actor = createActor(machine, { input });
  const heard = listen(actor);
  actor.start();
  const choose = (hours: number) => actor.send({ type: 'tripLength.chosen', hours });
  const until = (value: string) => waitFor(actor, (snapshot) => snapshot.value === value);
  /** To the offer of five hours. */
  const decide = async () => {
    choose(5);
    quotes.last().answer({ ok: true, offer });
    await until('deciding');
  };
  return { actor, quotes, changes, heard, choose, until, decide };
}

describe('making a booked trip longer or shorter (BOOK-05)', () => {
  it('shows the price first, then changes the trip at it, once, and says so', async () => {
    const { actor, quotes, changes, heard, until, decide } = open();
    await decide();
    expect(quotes.calls.map((call) => call.input)).toEqual([{ ...input, hours: 5 }]);
    expect(actor.getSnapshot().context.offer).toEqual(offer);
    expect(changes.calls).toHaveLength(0);
    actor.send({ type: 'tripLength.confirmed' });
    actor.send({ type: 'tripLength.confirmed' });
    expect(changes.calls.map((call) => call.input)).toEqual([{ ...input, ...offer }]);
    changes.last().answer({ ok: true });
    await until('closed');
    expect(heard).toEqual(['notify trip.updated']);
    expect(actor.getSnapshot().output).toEqual({ changed: 'yes' });
  });

  it('asks for another length when it is that long already', () => {
    const { actor, quotes, choose } = open();
    choose(3);
    expect(actor.getSnapshot().value).toBe('choosingOther');
    choose(3);
    expect([actor.getSnapshot().value, quotes.calls.length]).toEqual(['choosingOther', 0]);
    choose(4);
    expect(actor.getSnapshot().value).toBe('quoting');
  });

  it('prices a length that is entered instead', async () => {
    const { actor, quotes, choose, decide } = open();
    await decide();
    choose(7);
    expect(actor.getSnapshot().value).toBe('quoting');
    expect(actor.getSnapshot().context.offer).toBeNull();
    expect(quotes.last().input.hours).toBe(7);
  });

  it('TRIP-12 tells why it is not possible, and lets another length be asked about', async () => {
    const { actor, quotes, heard, choose, until } = open();
    choose(9);
    quotes.last().answer(taken);
    await until('refused');
    expect(actor.getSnapshot().context.message).toBe('Not free then.');
    choose(4);
    quotes.last().answer({ ok: true, offer: { ...offer, hours: 4 } });
    await until('deciding');
    expect(heard).toEqual([]);
  });

  it('says that the price is another one by now, and shows it again', async () => {
    const { actor, quotes, changes, heard, until, decide } = open();
    await decide();
    actor.send({ type: 'tripLength.confirmed' });
    changes.last().answer({ ok: false, code: 'amount_changed', message: '' });
    await until('quoting');
    expect(heard).toEqual(['notify trip.priceChanged']);
    quotes.last().answer({ ok: true, offer: { ...offer, amount: 60 } });
    await until('deciding');
    expect(actor.getSnapshot().context.offer?.amount).toBe(60);
  });

  it('tells when the vehicle went while the shopper was deciding', async () => {
    const { actor, changes, until, decide } = open();
    await decide();
    actor.send({ type: 'tripLength.confirmed' });
    changes.last().answer(taken);
    await until('refused');
    actor.send({ type: 'tripLength.closed' });
    expect(actor.getSnapshot().output).toEqual({ changed: 'no' });
  });

  it('ERR-01 asks again after an answer was lost, which tells what became of it', async () => {
    const { actor, quotes, changes, until, decide } = open();
    await decide();
    actor.send({ type: 'tripLength.confirmed' });
    changes.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'tripLength.retried' });
    expect(quotes.last().input.hours).toBe(5);
    quotes.last().fail(new Error('offline'));
    await until('failed');
    expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  });

  it('ERR-01 left after the change’s answer was lost does not say that nothing changed', async () => {
    const { actor, changes, until, decide } = open();
    await decide();
    actor.send({ type: 'tripLength.confirmed' });
    changes.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'tripLength.closed' });
    expect(actor.getSnapshot().output).toEqual({ changed: 'unknown' });
  });

  it('ERR-01 left after a price’s answer was lost says so', async () => {
    const { actor, quotes, choose, until } = open();
    choose(5);
    quotes.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'tripLength.closed' });
    expect(actor.getSnapshot().output).toEqual({ changed: 'no' });
  });

  it('is not left while the trip is changed, but before', async () => {
    const { actor, quotes, decide } = open();
    await decide();
    actor.send({ type: 'tripLength.confirmed' });
    actor.send({ type: 'tripLength.closed' });
    expect(actor.getSnapshot().value).toBe('changing');
    const other = open();
    other.choose(6);
    other.actor.send({ type: 'tripLength.closed' });
    expect(other.actor.getSnapshot().output).toEqual({ changed: 'no' });
    expect(other.quotes.last().signal.aborted).toBe(true);
    expect(quotes.calls).toHaveLength(1);
  });
});
