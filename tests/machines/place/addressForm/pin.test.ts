import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import type { PlacePrediction } from '../../../../domain/place/place';
import type { FoundPlace } from '../../../../machines/place/placeSearch';
import { door, guest, open, submitted } from './open';

describe('the pin (ADDR-21)', () => {
  it('names the place where the map comes to rest, once', async () => {
    const { actor, clock, name, save, reach } = open();
    actor.send({ type: 'addressForm.pinMoved', point: { lat: 25.3, lng: 55.3 } });
    clock.increment(200);
    actor.send({ type: 'addressForm.pinMoved', point: { lat: 25.4, lng: 55.3 } });
    clock.increment(299);
    expect(name.calls).toEqual([]);
    clock.increment(1);
    expect(name.last().input).toEqual({ point: { lat: 25.4, lng: 55.3 } });
    name.last().answer({ address: 'Quay 7' });
    const { context } = await reach({ writing: { pin: 'named' } });
    expect(context.named).toEqual({ address: 'Quay 7' });
    actor.send(submitted);
    expect(save.last().input.point).toEqual({ lat: 25.4, lng: 55.3 });
  });

  it('leaves what was typed when nobody knows the address', async () => {
    const { actor, clock, name, reach } = open();
    actor.send({ type: 'addressForm.pinMoved', point: { lat: 0, lng: 0 } });
    clock.increment(300);
    name.last().fail(new Error('down'));
    const { context } = await reach({ writing: { pin: 'unnamed' } });
    expect(context.named).toBeNull();
    actor.send({ type: 'addressForm.pinMoved', point: { lat: 1, lng: 1 } });
    clock.increment(300);
    name.last().answer({ address: null });
    expect(actor.getSnapshot().matches({ writing: { pin: 'naming' } })).toBe(true);
    expect((await reach({ writing: { pin: 'unnamed' } })).context.named).toBeNull();
  });

  it('has to be put somewhere before anything is saved', () => {
    const { actor, save, stored } = open({ point: null });
    const said = () => actor.getSnapshot().matches({ writing: { notice: 'pointMissing' } });
    actor.send(submitted);
    expect(said()).toBe(true);
    actor.send({ type: 'addressForm.guestSubmitted', guest });
    expect(said()).toBe(true);
    expect([save.calls, stored]).toEqual([[], []]);
    actor.send({ type: 'addressForm.pinMoved', point: door });
    expect(said()).toBe(false);
    actor.send(submitted);
    expect(save.last().input.point).toEqual(door);
  });
});

describe('the pin without the map (ADDR-21)', () => {
  const market = {
    placeId: 'p1',
    structuredFormat: { mainText: { text: 'Old Market' }, secondaryText: { text: 'Marsa Noor' } },
  } as PlacePrediction;
  const found: FoundPlace = { address: 'Old Market, Marsa Noor', point: { lat: 1, lng: 2 } };

  async function choose({ actor, clock, look, locate }: ReturnType<typeof open>) {
    actor.send({ type: 'addressForm.addressTyped', text: 'Old' });
    clock.increment(250);
    expect(look.last().input).toEqual({ text: 'Old' });
    look.last().answer([market]);
    const search = actor.getSnapshot().children.placeSearch;
    if (search) await waitFor(search, ({ context }) => context.suggestions.length > 0);
    actor.send({ type: 'addressForm.suggestionChosen', placeId: 'p1' });
    locate.last().answer({ ok: true, point: found.point });
  }

  it('LOC-15, LOC-16 stands at the suggestion that was chosen, again and again; what was told leaves', async () => {
    const opened = open({ point: null });
    const { actor, save, reach } = opened;
    actor.send(submitted);
    await reach({ writing: { notice: 'pointMissing' } });
    await choose(opened);
    const { context } = await reach({ writing: { pin: 'named', notice: 'quiet' } });
    expect([context.point, context.named]).toEqual([found.point, { address: found.address }]);
    actor.send({ type: 'addressForm.pinMoved', point: door });
    await choose(opened);
    await waitFor(actor, (snapshot) => snapshot.context.point === found.point);
    actor.send(submitted);
    expect(save.last().input.point).toEqual(found.point);
  });

  it('the search goes on while the map moves', () => {
    const { actor, clock, look } = open();
    actor.send({ type: 'addressForm.addressTyped', text: 'Old' });
    actor.send({ type: 'addressForm.pinMoved', point: door });
    clock.increment(250);
    expect(look.last().input).toEqual({ text: 'Old' });
  });

  it('the search goes on while Save is answered with what is missing', () => {
    const { actor, clock, look } = open({ point: null });
    actor.send({ type: 'addressForm.addressTyped', text: 'Old' });
    actor.send(submitted);
    clock.increment(250);
    expect(look.last().input).toEqual({ text: 'Old' });
  });

  it('LOC-11 stands at the device’s position, whose address is looked up', async () => {
    const { actor, device, name, reach } = open({ point: null });
    actor.send({ type: 'addressForm.positionAsked' });
    device.last().answer({ ok: true, lat: 25.3, lng: 55.4 });
    await reach({ writing: { pin: 'naming' } });
    expect(name.last().input).toEqual({ point: { lat: 25.3, lng: 55.4 } });
    name.last().answer({ address: 'Quay 7' });
    expect((await reach({ writing: { pin: 'named' } })).context).toMatchObject({
      point: { lat: 25.3, lng: 55.4 },
      named: { address: 'Quay 7' },
    });
  });

  it.each([
    [
      'is refused',
      (opened: ReturnType<typeof open>) =>
        opened.device.last().answer({ ok: false, reason: 'denied' }),
    ],
    ['fails', (opened: ReturnType<typeof open>) => opened.device.last().fail(new Error('x'))],
    [
      'is not decided in five seconds',
      (opened: ReturnType<typeof open>) => opened.clock.increment(5000),
    ],
  ])('LOC-12 a position that %s is told, and typing goes on', async (_name, end) => {
    const opened = open({ point: null });
    opened.actor.send({ type: 'addressForm.positionAsked' });
    end(opened);
    expect((await opened.reach({ writing: { pin: 'notLocated' } })).context.point).toBeNull();
    opened.actor.send({ type: 'addressForm.addressTyped', text: 'O' });
    expect(opened.actor.getSnapshot().matches({ writing: { pin: 'resting' } })).toBe(true);
  });
});
