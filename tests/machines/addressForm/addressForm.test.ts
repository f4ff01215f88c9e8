import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { PlacePrediction, Point } from '../../../domain/entities/place';
import {
  type AddressFormInput,
  type AddressToSave,
  addressFormMachine,
  type GuestForm,
  type SaveAnswer,
} from '../../../machines/addressForm';
import type { DeviceAnswer } from '../../../machines/location';
import {
  type FoundPlace,
  type PointAnswer,
  placeSearchMachine,
} from '../../../machines/placeSearch';
import { sampleAddress, sampleAddressForm } from '../../support/addresses';
import { fakeActor, listen } from '../../support/fakes';

const door = { lat: 25.2, lng: 55.3 };
const guest: GuestForm = {
  name: 'Lina',
  phone: '+971501234567',
  email: 'lina@example.com',
  address: 'Blue door',
  road: '',
  house: '4',
  floor: '',
};
const submitted = { type: 'addressForm.submitted', form: sampleAddressForm() } as const;
const saved: SaveAnswer = { ok: true, message: 'Successfully added!', address: sampleAddress() };

function open(change: Partial<AddressFormInput> = {}) {
  const clock = new SimulatedClock();
  const save = fakeActor<SaveAnswer, AddressToSave>();
  const name = fakeActor<{ address: string | null }, { point: Point | null }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const device = fakeActor<DeviceAnswer>();
  const look = fakeActor<PlacePrediction[], { text: string }>();
  const locate = fakeActor<PointAnswer, { placeId: string }>();
  const stored: unknown[] = [];
  const actor = createActor(
    addressFormMachine.provide({
      actors: {
        saveAddress: save.logic,
        nameSpot: name.logic,
        askToSignIn: signIn.logic,
        locateDevice: device.logic,
        placeSearch: placeSearchMachine.provide({
          actors: { searchPlaces: look.logic, locatePlace: locate.logic },
        }),
      },
      actions: { storeLocally: (_, params) => void stored.push(params) },
    }),
    { input: { id: null, point: door, needsPoint: true, ...change }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | object) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  return { actor, clock, save, name, signIn, device, look, locate, stored, heard, reach };
}

describe('a customer', () => {
  it('ADDR-25, ADDR-32 adds an address: saved once, the server’s words are said', async () => {
    const { actor, save, heard, reach } = open();
    actor.send(submitted);
    actor.send(submitted);
    expect(save.calls).toHaveLength(1);
    expect(save.last().input).toEqual({ id: null, form: sampleAddressForm(), point: door });
    save.last().answer(saved);
    await reach('saved');
    expect(heard).toEqual(['notify address.saved']);
    expect(actor.getSnapshot().output).toEqual({
      kind: 'saved',
      form: sampleAddressForm(),
      point: door,
      address: sampleAddress(),
    });
  });

  it('ADDR-25 changes the one that is edited', () => {
    const { actor, save } = open({ id: 8 });
    actor.send(submitted);
    expect(save.last().input.id).toBe(8);
  });

  it('ADDR-34 is refused: the form stays, the message leaves with the first keystroke', async () => {
    const { actor, save, heard, reach } = open();
    actor.send(submitted);
    save.last().answer({ ok: false, reason: 'refused', message: 'No more addresses' });
    const { context } = await reach({ writing: { notice: 'refused' } });
    expect(context.refusal).toBe('No more addresses');
    expect(heard).toEqual(['notify server.refusal']);
    actor.send({ type: 'addressForm.typed' });
    const after = actor.getSnapshot();
    expect(after.matches({ writing: { notice: 'quiet' } })).toBe(true);
    expect(after.context.refusal).toBe('');
    actor.send(submitted);
    expect(save.calls).toHaveLength(2);
  });

  it('ADDR-34 does not reach the shop, and tries again', async () => {
    const { actor, save, reach } = open();
    actor.send(submitted);
    save.last().fail(new Error('down'));
    await reach({ writing: { notice: 'failed' } });
    actor.send(submitted);
    save.last().answer(saved);
    await reach('saved');
  });

  it('signs in again when the session has ended, and it is saved then', async () => {
    const { actor, save, signIn, reach } = open();
    actor.send(submitted);
    save.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    expect(save.last().input.form).toEqual(sampleAddressForm());
  });

  it.each([
    [
      'did not sign in',
      (ask: ReturnType<typeof open>['signIn']) => ask.last().answer({ signedIn: false }),
    ],
    ['could not', (ask: ReturnType<typeof open>['signIn']) => ask.last().fail(new Error('x'))],
  ])('who %s finds the form as it was', async (_name, end) => {
    const { actor, save, signIn, reach } = open();
    actor.send(submitted);
    save.last().answer({ ok: false, reason: 'unauthenticated', message: '' });
    await reach('signingIn');
    end(signIn);
    await reach({ writing: { notice: 'quiet' } });
  });

  it('closes with nothing changed', () => {
    const { actor, save } = open();
    actor.send({ type: 'addressForm.closed' });
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
    expect(save.calls).toEqual([]);
  });
});

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
    expect((await reach({ writing: { pin: 'named' } })).context.named).toBeNull();
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

describe('a guest', () => {
  it('ADDR-26, ADDR-27 keeps contact and address in the browser; nobody is asked', () => {
    const { actor, save, stored } = open();
    actor.send({ type: 'addressForm.guestSubmitted', guest });
    expect(stored).toEqual([{ guest, point: door }]);
    expect(save.calls).toEqual([]);
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept', guest, point: door });
  });

  it('ADDR-09 needs no place for take-away', () => {
    const { actor } = open({ point: null, needsPoint: false });
    actor.send({ type: 'addressForm.guestSubmitted', guest });
    expect(actor.getSnapshot().output).toEqual({ kind: 'kept', guest, point: null });
  });
});
