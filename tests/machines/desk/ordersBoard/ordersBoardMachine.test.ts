import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, waitFor } from 'xstate';
import {
  type BoardAnswer,
  type BoardNews,
  ordersBoardMachine,
} from '../../../../machines/desk/ordersBoard';
import { fakeActor } from '../../../support/fakes';

function start() {
  const clock = new SimulatedClock();
  const loadBoard = fakeActor<BoardAnswer>();
  const signOut = fakeActor<unknown>();
  const streams: { tell: (news: BoardNews) => void; isOpen: boolean }[] = [];
  const rings: string[] = [];
  const machine = ordersBoardMachine.provide({
    actors: {
      loadBoard: loadBoard.logic,
      signOut: signOut.logic,
      followBoard: fromCallback<BoardNews>(({ sendBack }) => {
        const stream = { tell: sendBack, isOpen: true };
        streams.push(stream);
        return () => {
          stream.isOpen = false;
        };
      }),
    },
    actions: { ring: () => rings.push('ring') },
  });
  const actor = createActor(machine, { clock }).start();
  const reach = (state: string) =>
    waitFor(actor, (snapshot) => JSON.stringify(snapshot.value).includes(state));
  const live = async (waiting: readonly number[] = []) => {
    loadBoard.last().answer({ ok: true, waiting });
    await reach('connecting');
    streams.at(-1)?.tell({ type: 'ordersBoard.connected' });
  };
  const changed = (...waiting: number[]) =>
    streams.at(-1)?.tell({ type: 'ordersBoard.changed', waiting });
  return { actor, clock, loadBoard, signOut, streams, rings, reach, live, changed };
}

describe('the board of a store', () => {
  it('rings once for each new order, not for those that waited before (DESK-04)', async () => {
    const { rings, live, changed } = start();
    await live([1]);
    changed(1);
    expect(rings).toEqual([]);
    changed(1, 2);
    changed(1, 2);
    expect(rings).toEqual(['ring']);
    // Accepted, and then another: an order whose money came late has a smaller number than it.
    changed(2);
    changed(1, 2);
    expect(rings).toEqual(['ring', 'ring']);
  });

  it('asks for the orders while the live connection is broken, rings, and goes live again (DESK-03)', async () => {
    const { actor, clock, loadBoard, streams, rings, reach, live } = start();
    await live();
    streams.at(-1)?.tell({ type: 'ordersBoard.streamEnded' });
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
    expect(streams.map(({ isOpen }) => isOpen)).toEqual([false]);
    loadBoard.last().answer({ ok: true, waiting: [7] });
    await reach('waiting');
    expect(rings).toEqual(['ring']);
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
    loadBoard.last().answer({ ok: true, waiting: [] });
    await reach('waiting');
    clock.increment(4_000);
    clock.increment(8_000);
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
  });

  it('says that the shop is not reached, and tries again by itself, sooner when the network is back', async () => {
    const { actor, clock, loadBoard, reach, live } = start();
    await live();
    actor.send({ type: 'ordersBoard.networkLost' });
    expect(actor.getSnapshot().value).toEqual({ following: 'lost' });
    clock.increment(2_000);
    loadBoard.last().fail(new Error('down'));
    await reach('lost');
    clock.increment(3_999);
    expect(actor.getSnapshot().value).toEqual({ following: 'lost' });
    actor.send({ type: 'ordersBoard.retried' });
    expect(actor.getSnapshot().value).toEqual({ following: 'asking' });
  });

  it('ends when the session does, and says that nobody left (DESK-01)', async () => {
    const { actor, loadBoard, streams, live, reach } = start();
    await live();
    streams.at(-1)?.tell({ type: 'ordersBoard.streamEnded' });
    loadBoard.last().answer({ ok: false, reason: 'signedOut' });
    await reach('signedOut');
    expect(actor.getSnapshot().output).toEqual({ hasLeft: false });
  });

  it('ends for whoever signs out, whether the shop hears it or not', async () => {
    const { actor, signOut, live, reach } = start();
    await live();
    actor.send({ type: 'ordersBoard.leaving' });
    actor.send({ type: 'ordersBoard.leaving' });
    expect(signOut.calls.length).toBe(1);
    signOut.last().fail(new Error('down'));
    await reach('signedOut');
    expect(actor.getSnapshot().output).toEqual({ hasLeft: true });
  });
});
