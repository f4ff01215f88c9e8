import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { TripStatus } from '../../../../domain/rental/trip';
import { type HandleTripAnswer, handleTripMachine } from '../../../../machines/desk/handleTrip';
import { fakeActor } from '../../../support/fakes';

type Asked = { tripId: number };

function begin(status: TripStatus) {
  const actors = {
    confirm: fakeActor<HandleTripAnswer, Asked>(),
    decline: fakeActor<HandleTripAnswer, Asked & { words: string }>(),
    start: fakeActor<HandleTripAnswer, Asked & { collected: number }>(),
    end: fakeActor<HandleTripAnswer, Asked & { collected: number }>(),
  };
  const machine = handleTripMachine.provide({
    actors: {
      confirm: actors.confirm.logic,
      decline: actors.decline.logic,
      start: actors.start.logic,
      end: actors.end.logic,
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { tripId: 100012, status }, clock });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, clock, ...actors };
}

describe('seeing to a trip', () => {
  it('confirms it once, however often that is pressed, and is not closed meanwhile (DESK-17)', async () => {
    const { actor, states, rest, clock, confirm } = begin('pending');
    actor.send({ type: 'handleTrip.confirmed' });
    actor.send({ type: 'handleTrip.confirmed' });
    actor.send({ type: 'handleTrip.closed' });
    actor.send({ type: 'handleTrip.moved', status: 'confirmed', by: 'samir@office.example' });
    // Nothing waits for time here: an answer that is late is waited for.
    clock.increment(600_000);
    expect(confirm.calls.map(({ input }) => input)).toEqual([{ tripId: 100012 }]);
    confirm.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['looking', 'confirming', 'done']);
    expect(actor.getSnapshot().output).toEqual({ signedOut: false });
  });

  it('starts it with the keys, and ends it with what was collected (DESK-17, DESK-19)', async () => {
    const first = begin('confirmed');
    first.actor.send({ type: 'handleTrip.started', collected: 30 });
    first.start.last().answer({ ok: true });
    await first.rest();
    expect(first.start.calls.map(({ input }) => input)).toEqual([
      { tripId: 100012, collected: 30 },
    ]);
    expect(first.states).toEqual(['looking', 'starting', 'done']);
    const second = begin('ongoing');
    second.actor.send({ type: 'handleTrip.ended', collected: 20.5 });
    second.end.last().answer({ ok: true });
    await second.rest();
    expect(second.end.calls.map(({ input }) => input)).toEqual([
      { tripId: 100012, collected: 20.5 },
    ]);
    expect(second.states).toEqual(['looking', 'ending', 'done']);
  });

  it('tells that another sum is due, and goes back to the trip as it stands then (DESK-19)', async () => {
    const { actor, states, rest, end } = begin('ongoing');
    actor.send({ type: 'handleTrip.ended', collected: 30 });
    end.last().answer({ ok: false, reason: 'refused', message: 'Collect the cash first.' });
    expect((await rest()).context.message).toBe('Collect the cash first.');
    actor.send({ type: 'handleTrip.back' });
    actor.send({ type: 'handleTrip.ended', collected: 50 });
    end.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['looking', 'ending', 'refusedByShop', 'looking', 'ending', 'done']);
  });

  it('tells who was faster (DESK-20)', async () => {
    const { actor, states, rest, confirm } = begin('pending');
    actor.send({ type: 'handleTrip.confirmed' });
    confirm.last().answer({ ok: false, reason: 'handled', by: 'samir@office.example' });
    expect((await rest()).context.by).toBe('samir@office.example');
    actor.send({ type: 'handleTrip.closed' });
    expect(states).toEqual(['looking', 'confirming', 'handledElsewhere', 'closed']);
  });

  it('declines it in words, never without, and with the same again when nothing answered (DESK-18)', async () => {
    const { actor, states, rest, decline } = begin('confirmed');
    actor.send({ type: 'handleTrip.declining' });
    actor.send({ type: 'handleTrip.declined', words: '   ' });
    expect(decline.calls).toEqual([]);
    actor.send({ type: 'handleTrip.declined', words: 'The van broke down.' });
    decline.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'handleTrip.retried' });
    decline.last().answer({ ok: true });
    await rest();
    expect(decline.calls.map(({ input }) => input)).toEqual([
      { tripId: 100012, words: 'The van broke down.' },
      { tripId: 100012, words: 'The van broke down.' },
    ]);
    expect(states).toEqual(['looking', 'writingWords', 'declining', 'failed', 'declining', 'done']);
  });

  it.each(['looking', 'writingWords', 'failed', 'refusedByShop'])(
    'leaves %s once the trip is gone from the board (DESK-20)',
    async (where) => {
      const { actor, rest, confirm } = begin('pending');
      actor.send({ type: 'handleTrip.moved', status: 'pending', by: 'samir@office.example' });
      if (where === 'writingWords') actor.send({ type: 'handleTrip.declining' });
      if (where === 'failed' || where === 'refusedByShop') {
        actor.send({ type: 'handleTrip.confirmed' });
        actor.send({ type: 'handleTrip.left' });
        expect(actor.getSnapshot().value).toBe('confirming');
        if (where === 'failed') confirm.last().fail(new Error('down'));
        else confirm.last().answer({ ok: false, reason: 'refused', message: 'No.' });
        await rest();
      }
      expect(actor.getSnapshot().value).toBe(where);
      actor.send({ type: 'handleTrip.left' });
      const { value, context } = actor.getSnapshot();
      expect([value, context.by]).toEqual(['handledElsewhere', '']);
    },
  );

  it('goes on showing a trip that nothing was left to do to', () => {
    const { actor } = begin('completed');
    actor.send({ type: 'handleTrip.left' });
    expect(actor.getSnapshot().value).toBe('looking');
  });

  it('does nothing that cannot be done where it stands', () => {
    const { actor, confirm, decline, start } = begin('ongoing');
    actor.send({ type: 'handleTrip.confirmed' });
    actor.send({ type: 'handleTrip.declining' });
    actor.send({ type: 'handleTrip.started', collected: 30 });
    expect(actor.getSnapshot().value).toBe('looking');
    expect([confirm, decline, start].flatMap(({ calls }) => calls)).toEqual([]);
  });

  it('follows the board: what was confirmed elsewhere can be started here (DESK-17)', async () => {
    const { actor, states, rest, start } = begin('pending');
    actor.send({ type: 'handleTrip.moved', status: 'confirmed', by: 'samir@office.example' });
    actor.send({ type: 'handleTrip.started', collected: 30 });
    start.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['looking', 'starting', 'done']);
  });

  it('writes no words for what is on the road meanwhile (DESK-20)', () => {
    const { actor, states } = begin('confirmed');
    actor.send({ type: 'handleTrip.declining' });
    actor.send({ type: 'handleTrip.moved', status: 'ongoing', by: 'samir@office.example' });
    expect(states).toEqual(['looking', 'writingWords', 'handledElsewhere']);
  });

  it('says that the session has ended, and that it does (DESK-01)', async () => {
    const { actor, rest, end } = begin('ongoing');
    actor.send({ type: 'handleTrip.ended', collected: 0 });
    end.last().answer({ ok: false, reason: 'signedOut' });
    expect((await rest()).value).toBe('signedOut');
    actor.send({ type: 'handleTrip.closed' });
    expect(actor.getSnapshot().output).toEqual({ signedOut: true });
  });
});
