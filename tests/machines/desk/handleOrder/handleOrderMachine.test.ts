import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { RefusalReason, RescueWay } from '../../../../domain/desk/deskOrder';
import type { OrderStatus } from '../../../../domain/orders/order';
import { type HandleAnswer, handleOrderMachine } from '../../../../machines/desk/handleOrder';
import { fakeActor } from '../../../support/fakes';

type Asked = { orderId: number };

function start(status: OrderStatus, canRescue = false, canDeliver = false) {
  const actors = {
    accept: fakeActor<HandleAnswer, Asked & { minutes: number }>(),
    refuse: fakeActor<HandleAnswer, Asked & { reason: RefusalReason }>(),
    rescue: fakeActor<HandleAnswer, Asked & { way: RescueWay }>(),
    markPrepared: fakeActor<HandleAnswer, Asked>(),
    handOver: fakeActor<HandleAnswer, Asked>(),
    deliver: fakeActor<HandleAnswer, Asked>(),
  };
  const machine = handleOrderMachine.provide({
    actors: {
      accept: actors.accept.logic,
      refuse: actors.refuse.logic,
      rescue: actors.rescue.logic,
      markPrepared: actors.markPrepared.logic,
      handOver: actors.handOver.logic,
      deliver: actors.deliver.logic,
    },
  });
  const actor = createActor(machine, {
    input: { orderId: 100007, status, canRescue, canDeliver, isElsewhere: false },
  });
  const states: unknown[] = [];
  actor.subscribe(({ value }) => {
    if (states.at(-1) !== value) states.push(value);
  });
  actor.start();
  const rest = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return { actor, states, rest, ...actors };
}

describe('seeing to an order', () => {
  it('accepts it once with its minutes, however often they are pressed (DESK-05)', async () => {
    const { actor, states, rest, accept } = start('pending');
    actor.send({ type: 'handleOrder.accepted', minutes: 20 });
    actor.send({ type: 'handleOrder.accepted', minutes: 45 });
    actor.send({ type: 'handleOrder.closed' });
    expect(accept.calls.map(({ input }) => input)).toEqual([{ orderId: 100007, minutes: 20 }]);
    accept.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['looking', 'accepting', 'done']);
    expect(actor.getSnapshot().output).toEqual({ signedOut: false });
  });

  it('tells who was faster (DESK-08)', async () => {
    const { actor, states, rest, accept } = start('pending');
    actor.send({ type: 'handleOrder.accepted', minutes: 20 });
    accept.last().answer({ ok: false, reason: 'handled', by: 'samir@store.example' });
    const { context } = await rest();
    expect(context.by).toBe('samir@store.example');
    actor.send({ type: 'handleOrder.closed' });
    expect(states).toEqual(['looking', 'accepting', 'handledElsewhere', 'closed']);
  });

  it('refuses it for a reason, and does the same again when nothing answered (DESK-06)', async () => {
    const { actor, states, rest, refuse } = start('processing');
    actor.send({ type: 'handleOrder.refusing' });
    actor.send({ type: 'handleOrder.refused', reason: 'sold_out' });
    refuse.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'handleOrder.retried' });
    refuse.last().answer({ ok: true });
    await rest();
    expect(refuse.calls.map(({ input }) => input)).toEqual([
      { orderId: 100007, reason: 'sold_out' },
      { orderId: 100007, reason: 'sold_out' },
    ]);
    expect(states).toEqual(['looking', 'choosingReason', 'refusing', 'failed', 'refusing', 'done']);
  });

  it('does nothing that cannot be done where it stands', () => {
    const { actor, accept, refuse, markPrepared } = start('handover');
    actor.send({ type: 'handleOrder.accepted', minutes: 20 });
    actor.send({ type: 'handleOrder.refusing' });
    actor.send({ type: 'handleOrder.prepared' });
    expect(actor.getSnapshot().value).toBe('looking');
    expect([accept, refuse, markPrepared].flatMap(({ calls }) => calls)).toEqual([]);
  });

  it('follows the board: what was accepted elsewhere can be said to be ready here (DESK-07)', async () => {
    const { actor, states, rest, markPrepared } = start('pending');
    actor.send({
      type: 'handleOrder.moved',
      status: 'processing',
      canRescue: false,
      canDeliver: false,
      isElsewhere: false,
      by: 'samir@store.example',
    });
    actor.send({ type: 'handleOrder.prepared' });
    expect(markPrepared.calls.map(({ input }) => input)).toEqual([{ orderId: 100007 }]);
    markPrepared.last().answer({ ok: true });
    await rest();
    expect(states).toEqual(['looking', 'markingPrepared', 'done']);
  });

  it('says that their own courier has brought it, and does the same again when nothing answered (DESK-31)', async () => {
    const { actor, states, rest, deliver } = start('picked_up', false, true);
    actor.send({ type: 'handleOrder.handedOver' });
    actor.send({ type: 'handleOrder.delivered' });
    deliver.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'handleOrder.retried' });
    deliver.last().answer({ ok: true });
    await rest();
    expect(deliver.calls.map(({ input }) => input)).toEqual([
      { orderId: 100007 },
      { orderId: 100007 },
    ]);
    expect(states).toEqual(['looking', 'delivering', 'failed', 'delivering', 'done']);
  });

  it('chooses no reason for what its shopper has cancelled meanwhile (DESK-08)', () => {
    const { actor, states } = start('pending');
    actor.send({ type: 'handleOrder.refusing' });
    actor.send({
      type: 'handleOrder.moved',
      status: 'canceled',
      canRescue: false,
      canDeliver: false,
      isElsewhere: false,
      by: '',
    });
    expect(states).toEqual(['looking', 'choosingReason', 'handledElsewhere']);
  });

  it.each(['looking', 'choosingReason', 'choosingWay', 'failed'])(
    'leaves %s once the order is gone from the board (DESK-08)',
    async (where) => {
      const { actor, rest, handOver } = start('handover', true);
      actor.send({
        type: 'handleOrder.moved',
        status: where === 'choosingReason' ? 'processing' : 'handover',
        canRescue: true,
        canDeliver: false,
        isElsewhere: false,
        by: 'samir@store.example',
      });
      if (where === 'choosingReason') actor.send({ type: 'handleOrder.refusing' });
      if (where === 'choosingWay') actor.send({ type: 'handleOrder.rescuing' });
      if (where === 'failed') {
        actor.send({ type: 'handleOrder.handedOver' });
        actor.send({ type: 'handleOrder.left' });
        expect(actor.getSnapshot().value).toBe('handingOver');
        handOver.last().fail(new Error('down'));
        await rest();
      }
      expect(actor.getSnapshot().value).toBe(where);
      actor.send({ type: 'handleOrder.left' });
      const { value, context } = actor.getSnapshot();
      expect([value, context.by]).toEqual(['handledElsewhere', '']);
    },
  );

  it('goes on showing an order that nothing was left to do to', () => {
    const { actor } = start('picked_up');
    actor.send({ type: 'handleOrder.left' });
    expect(actor.getSnapshot().value).toBe('looking');
  });

  it('says once what becomes of what its courier does not bring, and the same again when nothing answered (DESK-29)', async () => {
    const { actor, states, rest, rescue } = start('picked_up', true);
    actor.send({ type: 'handleOrder.rescuing' });
    actor.send({ type: 'handleOrder.rescued', way: 'again' });
    actor.send({ type: 'handleOrder.rescued', way: 'cancel' });
    rescue.last().fail(new Error('down'));
    await rest();
    actor.send({ type: 'handleOrder.retried' });
    rescue.last().answer({ ok: true });
    await rest();
    expect(rescue.calls.map(({ input }) => input)).toEqual([
      { orderId: 100007, way: 'again' },
      { orderId: 100007, way: 'again' },
    ]);
    expect(states).toEqual(['looking', 'choosingWay', 'rescuing', 'failed', 'rescuing', 'done']);
  });

  it('takes nothing off a courier who is there (DESK-29)', () => {
    const { actor } = start('picked_up');
    actor.send({ type: 'handleOrder.rescuing' });
    expect(actor.getSnapshot().value).toBe('looking');
  });

  it('chooses nothing any more for an order whose courier is back, and goes on where it was brought back (DESK-29)', () => {
    const { actor, states } = start('picked_up', true);
    actor.send({ type: 'handleOrder.rescuing' });
    actor.send({
      type: 'handleOrder.moved',
      status: 'handover',
      canRescue: true,
      canDeliver: false,
      isElsewhere: false,
      by: 'Samir',
    });
    expect(actor.getSnapshot().value).toBe('choosingWay');
    actor.send({
      type: 'handleOrder.moved',
      status: 'picked_up',
      canRescue: false,
      canDeliver: false,
      isElsewhere: false,
      by: '',
    });
    expect(states).toEqual(['looking', 'choosingWay', 'handledElsewhere']);
  });

  it('says that the session has ended, and that it does (DESK-01)', async () => {
    const { actor, rest, handOver } = start('handover');
    actor.send({ type: 'handleOrder.handedOver' });
    handOver.last().answer({ ok: false, reason: 'signedOut' });
    expect((await rest()).value).toBe('signedOut');
    actor.send({ type: 'handleOrder.closed' });
    expect(actor.getSnapshot().output).toEqual({ signedOut: true });
  });
});
