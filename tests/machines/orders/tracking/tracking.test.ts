import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate';
import { type OrderStatus, type OrderType, order } from '../../../../domain/orders/order';
import {
  type FollowEvent,
  isOver,
  type LoadedOrder,
  type OrderKey,
  stageOf,
  stageReached,
  stagesOf,
  trackingMachine,
} from '../../../../machines/orders/tracking';
import { fakeActor } from '../../../support/fakes';

describe('stages of an order (ORD-02)', () => {
  const cases: [OrderStatus, OrderType, string | undefined][] = [
    ['pending', 'delivery', 'placed'],
    ['confirmed', 'delivery', 'accepted'],
    ['processing', 'delivery', 'preparing'],
    ['handover', 'delivery', 'preparing'],
    ['picked_up', 'delivery', 'onTheWay'],
    ['delivered', 'delivery', 'delivered'],
    ['handover', 'take_away', 'ready'],
    ['delivered', 'take_away', 'collected'],
    ['handover', 'parcel', 'collecting'],
    ['picked_up', 'parcel', 'onTheWay'],
    ['canceled', 'delivery', undefined],
    ['failed', 'take_away', undefined],
  ];
  it.each(cases)('%s of %s is %s', (status, type, stage) => {
    expect(stagesOf(type)[stageReached(status, type)]).toBe(stage);
  });
  it('a parcel that no courier has accepted stands where it began (RIDE-15)', () => {
    const offered = { order_type: 'parcel', order_status: 'handover' };
    const cash = { payment_method: 'cash_on_delivery', order_amount: 20, tax_included: 0 };
    const ofOrder = (parts: object) =>
      stageOf(v.parse(order, { id: 1, ...cash, ...offered, ...parts }));
    expect([
      ofOrder({}),
      ofOrder({ is_reassigned: 1 }),
      ofOrder({ delivery_man: { id: 7, name: 'Samir', phone: '' } }),
      ofOrder({ order_type: 'delivery' }),
    ]).toEqual([0, 2, 2, 2]);
  });
  it('is over when delivered, cancelled or failed', () => {
    const over = (['pending', 'picked_up', 'delivered', 'canceled', 'failed'] as const).map(isOver);
    expect(over).toEqual([false, false, true, true, true]);
    expect(isOver(null)).toBe(false);
  });
});

function follow() {
  const clock = new SimulatedClock();
  const loads = fakeActor<LoadedOrder, OrderKey>();
  let send: (event: FollowEvent) => void = () => undefined;
  let streams = 0;
  let open = 0;
  const machine = trackingMachine.provide({
    actors: {
      loadOrder: loads.logic,
      followOrder: fromCallback<FollowEvent, OrderKey>(({ sendBack }) => {
        streams += 1;
        open += 1;
        send = sendBack;
        return () => {
          open -= 1;
        };
      }),
    },
  });
  const actor = createActor(machine, { clock, input: { orderId: 100001, contactNumber: null } });
  actor.start();
  const until = (value: Parameters<SnapshotFrom<typeof trackingMachine>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(value));
  return {
    actor,
    clock,
    loads,
    until,
    tell: (event: FollowEvent) => send(event),
    streams: () => ({ made: streams, open }),
  };
}

const found = (status: OrderStatus): LoadedOrder => ({ ok: true, status });

async function followLive() {
  const flow = follow();
  flow.loads.last().answer(found('pending'));
  await flow.until({ streaming: 'connecting' });
  flow.tell({ type: 'tracking.connected' });
  return flow;
}

describe('following an order (ORD-02, ORD-04)', () => {
  it('goes live and ends with the order', async () => {
    const { actor, tell, streams } = await followLive();
    expect(actor.getSnapshot().value).toEqual({ streaming: 'live' });
    tell({ type: 'tracking.orderChanged', status: 'picked_up' });
    expect(actor.getSnapshot().context.status).toBe('picked_up');
    tell({ type: 'tracking.orderChanged', status: 'delivered' });
    expect(actor.getSnapshot().value).toBe('ended');
    expect(streams()).toEqual({ made: 1, open: 0 });
  });
  it('says that there is no such order', async () => {
    const { loads, until } = follow();
    loads.last().answer({ ok: false, reason: 'notFound' });
    await until('notFound');
  });
  it('does not follow an order that is over', async () => {
    const { loads, until, streams } = follow();
    loads.last().answer(found('canceled'));
    await until('ended');
    expect(streams().made).toBe(0);
  });
  it('can be tried again when the order could not be fetched', async () => {
    const { actor, loads, until } = follow();
    loads.last().fail(new Error('offline'));
    await until('failed');
    actor.send({ type: 'tracking.retried' });
    loads.last().answer(found('pending'));
    await until('streaming');
  });
  it('asks every five seconds when no stream can be had, and tries the stream again', async () => {
    const { clock, loads, until, streams } = follow();
    loads.last().answer(found('pending'));
    await until({ streaming: 'connecting' });
    clock.increment(8_000);
    for (let poll = 1; poll <= 3; poll++) {
      await until({ polling: 'asking' });
      loads.last().answer(found('confirmed'));
      await until({ polling: 'waiting' });
      clock.increment(5_000);
    }
    await until({ streaming: 'connecting' });
    expect(streams()).toEqual({ made: 2, open: 1 });
  });
  it('tells a lost connection, waits longer each time, and recovers by itself', async () => {
    const { actor, clock, loads, tell, until } = await followLive();
    tell({ type: 'tracking.streamEnded' });
    await until({ polling: 'asking' });
    loads.last().fail(new Error('offline'));
    await until('lost');
    clock.increment(4_000);
    await until({ polling: 'asking' });
    loads.last().fail(new Error('offline'));
    await until('lost');
    clock.increment(7_999);
    expect(actor.getSnapshot().value).toBe('lost');
    clock.increment(1);
    await until({ polling: 'asking' });
    loads.last().answer(found('picked_up'));
    await until({ polling: 'waiting' });
    expect(actor.getSnapshot().context.status).toBe('picked_up');
  });
  it('takes a stream that has fallen silent for dead', async () => {
    const { actor, clock, tell } = await followLive();
    clock.increment(39_000);
    tell({ type: 'tracking.orderChanged', status: 'confirmed' });
    clock.increment(39_999);
    expect(actor.getSnapshot().value).toEqual({ streaming: 'live' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ polling: 'asking' });
  });
  it('tells at once that the device has no network', async () => {
    const { actor, streams } = await followLive();
    actor.send({ type: 'tracking.networkLost' });
    expect(actor.getSnapshot().value).toBe('lost');
    expect(streams().open).toBe(0);
  });
  it('tries at once when the network is back', async () => {
    const { actor, loads, tell, until } = await followLive();
    tell({ type: 'tracking.streamEnded' });
    loads.last().fail(new Error('offline'));
    await until('lost');
    actor.send({ type: 'tracking.retried' });
    expect(actor.getSnapshot().value).toEqual({ polling: 'asking' });
  });
  it('reads the order again after something was done to it', async () => {
    const { actor, loads } = await followLive();
    actor.send({ type: 'tracking.refreshed' });
    expect(actor.getSnapshot().value).toBe('loading');
    expect(loads.calls).toHaveLength(2);
  });
});
