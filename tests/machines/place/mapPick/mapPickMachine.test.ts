import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { Point } from '../../../../domain/place/place';
import {
  mapPickMachine,
  type NameAnswer,
  type PinInput,
  type ZoneAnswer,
} from '../../../../machines/place/mapPick';
import { fakeActor } from '../../../support/fakes';

const here: Point = { lat: 1, lng: 2 };
const there: Point = { lat: 3, lng: 4 };

function start(point: Point | null) {
  const clock = new SimulatedClock();
  const centre = fakeActor<Point>();
  const name = fakeActor<NameAnswer, PinInput>();
  const zone = fakeActor<ZoneAnswer, PinInput>();
  const machine = mapPickMachine.provide({
    actors: { findDefaultPoint: centre.logic, namePoint: name.logic, lookUpZone: zone.logic },
  });
  const actor = createActor(machine, { input: { point }, clock }).start();
  const reaches = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const output = async () => (await waitFor(actor, ({ status }) => status === 'done')).output;
  const serve = async () => {
    name.last().answer({ address: 'Quay 1' });
    await reaches('checkingZone');
    zone.last().answer({ ok: true, zoneIds: [2] });
    return reaches('served');
  };
  return { actor, clock, centre, name, zone, reaches, output, serve };
}

describe('picking a place on the map', () => {
  it('names a known place and its zone at once, and ends with it when confirmed', async () => {
    const { actor, name, zone, serve, output } = start(here);
    await serve();
    expect([name.last().input, zone.last().input]).toEqual([{ point: here }, { point: here }]);
    actor.send({ type: 'pick.confirmed' });
    expect(await output()).toEqual({
      kind: 'picked',
      address: 'Quay 1',
      point: here,
      zoneIds: [2],
    });
  });

  it('opens in the middle of the city when no place is known (LOC-21)', async () => {
    const { centre, name, reaches } = start(null);
    centre.last().answer(there);
    await reaches('naming');
    expect(name.last().input).toEqual({ point: there });
  });

  it('ends as failed when it does not know where to open', async () => {
    const { centre, output } = start(null);
    centre.last().fail(new Error('down'));
    expect(await output()).toEqual({ kind: 'mapFailed' });
  });

  it('waits until the map stands still for 300 ms, and drops what was asked of earlier stops', async () => {
    const { actor, clock, name, reaches } = start(here);
    const stale = name.last();
    actor.send({ type: 'pick.pinMoved', point: there });
    clock.increment(299);
    actor.send({ type: 'pick.pinMoved', point: here });
    clock.increment(299);
    expect(stale.signal.aborted).toBe(true);
    expect(name.calls).toHaveLength(1);
    clock.increment(1);
    await reaches('naming');
    expect(name.last().input).toEqual({ point: here });
  });

  it('cannot be confirmed while the address is not known, nor outside all zones', async () => {
    const { actor, name, zone, reaches } = start(here);
    expect(actor.getSnapshot().can({ type: 'pick.confirmed' })).toBe(false);
    name.last().answer({ address: 'Far Away 1' });
    await reaches('checkingZone');
    zone.last().answer({ ok: false, reason: 'outside' });
    expect((await reaches('outside')).can({ type: 'pick.confirmed' })).toBe(false);
  });

  it('takes an answer without zones for outside', async () => {
    const { name, zone, reaches } = start(here);
    name.last().answer({ address: 'Far Away 1' });
    await reaches('checkingZone');
    zone.last().answer({ ok: true, zoneIds: [] });
    await reaches('outside');
  });

  it('forgets address and zones when the pin moves on', async () => {
    const { actor, serve } = start(here);
    await serve();
    actor.send({ type: 'pick.pinMoved', point: there });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'aiming',
      context: { point: there, address: '', zoneIds: [] },
    });
  });

  it.each(['name', 'zone'] as const)('can be tried again when the %s fails', async (which) => {
    const { actor, name, zone, reaches } = start(here);
    if (which === 'name') name.last().fail(new Error('down'));
    else {
      name.last().answer({ address: 'Quay 1' });
      await reaches('checkingZone');
      zone.last().fail(new Error('down'));
    }
    await reaches('failed');
    actor.send({ type: 'pick.retried' });
    expect(actor.getSnapshot().value).toBe('naming');
  });

  it('ends without a place when closed, also after one was named', async () => {
    const { actor, serve, output } = start(here);
    await serve();
    actor.send({ type: 'pick.closed' });
    expect(await output()).toEqual({ kind: 'closed' });
  });

  it('ends as failed when the map cannot be drawn', async () => {
    const { actor, output } = start(here);
    actor.send({ type: 'pick.mapFailed' });
    expect(await output()).toEqual({ kind: 'mapFailed' });
  });
});
