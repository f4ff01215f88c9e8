import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { here, isIn, start } from './start';

describe('the current location (LOC-11)', () => {
  it('goes from the device to the address, the zone and the memory, in this order', async () => {
    const { actor, device, name, zone, stored, output } = start();
    actor.send({ type: 'location.deviceAsked' });
    device.last().answer({ ok: true, ...here });
    await waitFor(actor, () => name.calls.length === 1);
    expect([name.last().input, zone.calls.length]).toEqual([{ point: here }, 0]);
    name.last().answer({ address: 'Quay 1' });
    await waitFor(actor, () => zone.calls.length === 1);
    expect(stored).toEqual([]);
    zone.last().answer({ ok: true, zoneIds: [2, 3] });
    expect(await output()).toEqual({ kind: 'chosen' });
    expect(stored).toEqual([{ address: 'Quay 1', point: here, zoneIds: [2, 3] }]);
  });

  it('can be the first thing asked for', () => {
    const { device } = start({ entry: 'device' });
    expect(device.calls).toHaveLength(1);
  });

  it('waits five seconds for the decision, and ignores a later one (LOC-12)', async () => {
    const { actor, clock, device, stored, reaches } = start({ entry: 'device' });
    clock.increment(4_999);
    await reaches('locating');
    clock.increment(1);
    await reaches('deviceTooSlow');
    device.last().answer({ ok: true, ...here });
    await Promise.resolve();
    expect(isIn(actor, 'deviceTooSlow')).toBe(true);
    expect(stored).toEqual([]);
    actor.send({ type: 'location.deviceAsked' });
    expect(device.calls).toHaveLength(2);
  });

  it.each([
    [{ ok: false, reason: 'denied' }, 'deviceRefused'],
    [{ ok: false, reason: 'unavailable' }, 'deviceUnavailable'],
    [{ ok: false, reason: 'timeout' }, 'deviceTooSlow'],
  ] as const)('says what is in the way: %o', async (answer, screen) => {
    const { device, reaches } = start({ entry: 'device' });
    device.last().answer(answer);
    await reaches(screen);
  });

  it('treats a device that breaks like one without a position', async () => {
    const { device, reaches } = start({ entry: 'device' });
    device.last().fail(new Error('no device'));
    await reaches('deviceUnavailable');
  });

  it('takes the message away with the first letter typed', async () => {
    const { actor, device, search, reaches } = start({ entry: 'device' });
    device.last().answer({ ok: false, reason: 'denied' });
    await reaches('deviceRefused');
    actor.send({ type: 'location.textChanged', text: 'o' });
    expect(isIn(actor, 'asking')).toBe(true);
    expect(search()?.getSnapshot().context.text).toBe('o');
  });
});

describe('failures on the way', () => {
  it('keep the position: only the step that failed is made again', async () => {
    const { actor, device, name, zone, stored, reaches, output } = start({ entry: 'device' });
    device.last().answer({ ok: true, ...here });
    await waitFor(actor, () => name.calls.length === 1);
    name.last().fail(new Error('down'));
    await reaches('failed');
    actor.send({ type: 'location.retried' });
    name.last().answer({ address: 'Quay 1' });
    await waitFor(actor, () => zone.calls.length === 1);
    zone.last().fail(new Error('down'));
    await reaches('failed');
    expect(stored).toEqual([]);
    actor.send({ type: 'location.retried' });
    expect([device.calls.length, name.calls.length, zone.calls.length]).toEqual([1, 2, 2]);
    zone.last().answer({ ok: true, zoneIds: [1] });
    await output();
    expect(stored).toEqual([{ address: 'Quay 1', point: here, zoneIds: [1] }]);
  });

  it('LOC-15 of the search begin the search anew, and ask nothing of the device', async () => {
    const { actor, device, reaches, search } = start({}, () => {
      throw new Error('broken');
    });
    actor.send({ type: 'location.textChanged', text: 'old' });
    await reaches('failed');
    actor.send({ type: 'location.retried' });
    expect(isIn(actor, 'asking')).toBe(true);
    expect(search()?.getSnapshot().status).toBe('active');
    expect(device.calls).toEqual([]);
  });

  it('of a new try forget the position of the one before', async () => {
    const { actor, device, name, reaches } = start({ entry: 'device' });
    device.last().answer({ ok: true, ...here });
    await waitFor(actor, () => name.calls.length === 1);
    name.last().fail(new Error('down'));
    await reaches('failed');
    actor.send({ type: 'location.deviceAsked' });
    expect(actor.getSnapshot().context.point).toBeNull();
  });
});

describe('a typed place', () => {
  const choose = async (flow: ReturnType<typeof start>) => {
    flow.actor.send({ type: 'location.textChanged', text: 'old' });
    flow.clock.increment(250);
    const search = flow.search();
    if (!search) throw new Error('nothing searches');
    await waitFor(search, ({ context }) => context.suggestions.length > 0);
    flow.actor.send({ type: 'location.suggestionChosen', placeId: 'p1' });
    await waitFor(flow.actor, () => flow.zone.calls.length > 0);
  };

  it('is looked up and stored', async () => {
    const flow = start();
    await choose(flow);
    flow.zone.last().answer({ ok: true, zoneIds: [1] });
    await flow.output();
    expect(flow.stored).toEqual([{ address: 'Old Market', point: here, zoneIds: [1] }]);
  });

  it('outside all zones is named, stays in the field, and leads on', async () => {
    const flow = start();
    await choose(flow);
    flow.zone.last().answer({ ok: false, reason: 'outside' });
    const { context } = await flow.reaches('outside');
    expect([context.address, context.text]).toEqual(['Old Market', 'Old Market']);
    expect(flow.stored).toEqual([]);
    flow.actor.send({ type: 'location.zoneChosen', point: { lat: 8, lng: 9 } });
    expect(flow.map()?.getSnapshot().context.point).toEqual({ lat: 8, lng: 9 });
  });

  it('outside all zones can be replaced by typing another one', async () => {
    const flow = start();
    await choose(flow);
    flow.zone.last().answer({ ok: false, reason: 'outside' });
    await flow.reaches('outside');
    flow.actor.send({ type: 'location.textChanged', text: 'Old Market Street' });
    expect(isIn(flow.actor, 'asking')).toBe(true);
    expect(flow.search()?.getSnapshot().value).toBe('pausing');
  });
});

describe('the map (LOC-05)', () => {
  it('gives a place with its zones', async () => {
    const flow = start({ entry: 'map', known: here });
    const map = flow.map();
    if (!map) throw new Error('no map');
    await waitFor(map, (snapshot) => snapshot.can({ type: 'pick.confirmed' }));
    map.send({ type: 'pick.confirmed' });
    expect(await flow.output()).toEqual({ kind: 'chosen' });
    expect(flow.stored).toEqual([{ address: 'Quay 1', point: here, zoneIds: [2] }]);
  });

  it('that fails leaves the typed address (LOC-17)', async () => {
    const flow = start({ entry: 'map', known: here });
    flow.map()?.send({ type: 'pick.mapFailed' });
    await flow.reaches('mapUnavailable');
    expect(flow.search()?.getSnapshot().value).toBe('waiting');
  });

  it('closed leads back to where it was opened', async () => {
    const fromDialog = start({ known: here });
    fromDialog.actor.send({ type: 'location.mapAsked' });
    fromDialog.map()?.send({ type: 'pick.closed' });
    await fromDialog.reaches('asking');
    const direct = start({ entry: 'map', known: here });
    direct.map()?.send({ type: 'pick.closed' });
    expect(await direct.output()).toEqual({ kind: 'closed' });
    expect(direct.stored).toEqual([]);
  });
});

describe('a saved address (LOC-07 to LOC-10)', () => {
  const saved = { address: 'Home Street 1', point: here };

  it.each([
    [false, 'notify location.addressSelected'],
    [true, 'notify location.pickupSelected'],
  ])('with zones is stored at once and told (pickup: %s)', async (isPickup, message) => {
    const { actor, zone, stored, heard, output } = start({ isPickup });
    actor.send({ type: 'location.savedChosen', ...saved, zoneIds: [3] });
    expect(await output()).toEqual({ kind: 'chosen' });
    expect(stored).toEqual([{ ...saved, zoneIds: [3] }]);
    expect([heard, zone.calls.length]).toEqual([[message], 0]);
  });

  it('without zones is looked up first', async () => {
    const { actor, zone, stored, output } = start();
    actor.send({ type: 'location.savedChosen', ...saved, zoneIds: [] });
    expect(zone.last().input).toEqual({ point: here });
    zone.last().answer({ ok: true, zoneIds: [4] });
    await output();
    expect(stored).toEqual([{ ...saved, zoneIds: [4] }]);
  });
});

it('closed changes nothing, and drops what was under way', async () => {
  const { actor, device, name, stored, output } = start({ entry: 'device' });
  device.last().answer({ ok: true, ...here });
  await waitFor(actor, () => name.calls.length === 1);
  actor.send({ type: 'location.closed' });
  expect(await output()).toEqual({ kind: 'closed' });
  expect(name.last().signal.aborted).toBe(true);
  expect(stored).toEqual([]);
});
