import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import {
  type RideBoardAnswer,
  type RideBoardNews,
  rideBoardMachine,
} from '../../../../machines/ride/rideBoard';
import { fakeActor } from '../../../support/fakes';

function start() {
  const clock = new SimulatedClock();
  const beginBoard = fakeActor<RideBoardAnswer>();
  const loadBoard = fakeActor<RideBoardAnswer>();
  const signOut = fakeActor<unknown>();
  const streams: { tell: (news: RideBoardNews) => void; isOpen: boolean }[] = [];
  const buzzes: string[] = [];
  const machine = rideBoardMachine.provide({
    actors: {
      beginBoard: beginBoard.logic,
      loadBoard: loadBoard.logic,
      signOut: signOut.logic,
      followBoard: fromCallback<RideBoardNews>(({ sendBack }) => {
        const stream = { tell: sendBack, isOpen: true };
        streams.push(stream);
        return () => {
          stream.isOpen = false;
        };
      }),
    },
    actions: { buzz: () => buzzes.push('buzz') },
  });
  const actor = createActor(machine, { clock }).start();
  const reach = (state: string) =>
    waitFor(actor, (snapshot) => JSON.stringify(snapshot.value).includes(state));
  const live = async (offers: readonly number[] = [], messages: readonly number[] = []) => {
    beginBoard.last().answer({ ok: true, offers, messages });
    await reach('connecting');
    streams.at(-1)?.tell({ type: 'rideBoard.connected' });
  };
  const tell = (offers: readonly number[], messages: readonly number[]) =>
    streams.at(-1)?.tell({ type: 'rideBoard.changed', offers, messages });
  const changed = (...offers: number[]) => tell(offers, []);
  return {
    tell,
    actor,
    clock,
    loadBoard,
    signOut,
    streams,
    buzzes,
    reach,
    live,
    changed,
  };
}

describe('the board of a courier', () => {
  it('buzzes once for each new offer, not for those that were there before (RIDE-03)', async () => {
    const { buzzes, live, changed } = start();
    await live([1]);
    changed(1);
    expect(buzzes).toEqual([]);
    changed(1, 2);
    changed(1, 2);
    expect(buzzes).toEqual(['buzz']);
    // Accepted by another, and then given back.
    changed(2);
    changed(1, 2);
    expect(buzzes).toEqual(['buzz', 'buzz']);
  });

  it('buzzes once for each message that nobody has answered (RIDE-17)', async () => {
    const { buzzes, live, tell } = start();
    await live([1], [31]);
    tell([1], [31]);
    expect(buzzes).toEqual([]);
    tell([1], [32]);
    tell([1], [32]);
    expect(buzzes).toEqual(['buzz']);
    tell([1], []);
    expect(buzzes).toEqual(['buzz']);
  });

  it('asks for the offers while the live connection is broken, buzzes, and goes live again (RIDE-03)', async () => {
    const { actor, clock, loadBoard, streams, buzzes, reach, live } = start();
    await live();
    streams.at(-1)?.tell({ type: 'rideBoard.streamEnded' });
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
    loadBoard.last().answer({ ok: true, offers: [7], messages: [] });
    await reach('waiting');
    expect(buzzes).toEqual(['buzz']);
    clock.increment(4_000);
    expect(actor.getSnapshot().value).toEqual({ following: { streaming: 'connecting' } });
  });

  it('takes a silent connection for dead after 40 seconds, and one that never comes after 8', async () => {
    const { actor, clock, loadBoard, reach, live } = start();
    await live();
    clock.increment(39_999);
    expect(actor.getSnapshot().value).toEqual({ following: { streaming: 'live' } });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
    loadBoard.last().answer({ ok: true, offers: [], messages: [] });
    await reach('waiting');
    clock.increment(4_000);
    clock.increment(8_000);
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
  });

  it('says that the shop is not reached, and tries again by itself, sooner when the network is back', async () => {
    const { actor, clock, loadBoard, reach, live } = start();
    await live();
    actor.send({ type: 'rideBoard.networkLost' });
    expect(actor.getSnapshot().value).toEqual({ following: 'lost' });
    clock.increment(2_000);
    loadBoard.last().fail(new Error('down'));
    await reach('lost');
    clock.increment(3_999);
    expect(actor.getSnapshot().value).toEqual({ following: 'lost' });
    actor.send({ type: 'rideBoard.retried' });
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
  });

  it('ends when the session does, and says that nobody left (RIDE-01)', async () => {
    const { actor, loadBoard, streams, live, reach } = start();
    await live();
    streams.at(-1)?.tell({ type: 'rideBoard.streamEnded' });
    loadBoard.last().answer({ ok: false, reason: 'signedOut' });
    await reach('signedOut');
    expect(actor.getSnapshot().output).toEqual({ hasLeft: false });
  });

  it('ends for whoever signs out, whether the shop hears it or not', async () => {
    const { actor, signOut, live, reach } = start();
    await live();
    actor.send({ type: 'rideBoard.leaving' });
    actor.send({ type: 'rideBoard.leaving' });
    expect(signOut.calls.length).toBe(1);
    signOut.last().fail(new Error('down'));
    await reach('signedOut');
    expect(actor.getSnapshot().output).toEqual({ hasLeft: true });
  });
});
