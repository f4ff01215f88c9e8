import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import {
  type PlaceNews,
  type PreparedPhoto,
  type RideJobInput,
  rideJobMachine,
  type TakenPhoto,
} from '../../../../machines/ride/rideJob';
import type { PressAnswer, RidePress } from '../../../../machines/ride/ridePresses';
import { fakeActor } from '../../../support/fakes';

function start(parts: Partial<RideJobInput> = {}) {
  const press = fakeActor<PressAnswer, Omit<RidePress, 'key'>>();
  const preparePhoto = fakeActor<PreparedPhoto, { file: TakenPhoto }>();
  const arrivals: number[] = [];
  const places: { tell: (news: PlaceNews) => void; isOpen: boolean }[] = [];
  const machine = rideJobMachine.provide({
    actions: { tellArrival: (_, { orderId }) => void arrivals.push(orderId) },
    actors: {
      press: press.logic,
      preparePhoto: preparePhoto.logic,
      sharePlace: fromCallback<PlaceNews>(({ sendBack }) => {
        const place = { tell: sendBack, isOpen: true };
        places.push(place);
        return () => {
          place.isOpen = false;
        };
      }),
    },
  });
  const input: RideJobInput = {
    orderId: 100007,
    stage: 'offer',
    isCash: false,
    isCashFirst: false,
    isAtDoor: false,
    kept: null,
    ...parts,
  };
  const actor = createActor(machine, { input }).start();
  const at = () => actor.getSnapshot().value;
  const reach = (state: string) =>
    waitFor(actor, ({ value }) => JSON.stringify(value).includes(`"${state}"`));
  const steps = () => press.calls.map(({ input: asked }) => asked.step);
  return { actor, press, preparePhoto, arrivals, places, at, reach, steps };
}

describe('riding an order', () => {
  it('asks for the cash of a sender before it is picked up, and for none at the door (RIDE-16)', async () => {
    const { actor, press, at, reach } = start({ stage: 'store', isCashFirst: true });
    actor.send({ type: 'rideJob.pickedUp' });
    expect(at()).toEqual({ atStore: 'collecting' });
    actor.send({ type: 'rideJob.kept' });
    expect([at(), press.calls]).toEqual([{ atStore: 'waiting' }, []]);
    actor.send({ type: 'rideJob.pickedUp' });
    actor.send({ type: 'rideJob.cashCollected' });
    expect(at()).toEqual({ riding: 'telling' });
    expect(press.last().input).toEqual({
      step: 'pickUp',
      orderId: 100007,
      code: '',
      isCashCollected: true,
      photo: '',
      reason: '',
    });
    press.last().answer({ ok: true });
    await reach('moving');
    actor.send({ type: 'rideJob.arrived' });
    expect(at()).toEqual({ riding: 'askingCode' });
  });

  it('goes from the offer to the door, and shares the place on the way alone (RIDE-04 to RIDE-07)', async () => {
    const { actor, press, arrivals, places, at, reach, steps } = start({ isCash: true });
    actor.send({ type: 'rideJob.accepted' });
    actor.send({ type: 'rideJob.accepted' });
    press.last().answer({ ok: true });
    await reach('atStore');
    expect(places).toEqual([]);
    actor.send({ type: 'rideJob.pickedUp' });
    expect(at()).toEqual({ riding: 'telling' });
    expect(places.map(({ isOpen }) => isOpen)).toEqual([true]);
    press.last().answer({ ok: true });
    await reach('moving');
    expect(arrivals).toEqual([]);
    actor.send({ type: 'rideJob.arrived' });
    expect(at()).toEqual({ riding: 'collecting' });
    expect(arrivals).toEqual([100007]);
    actor.send({ type: 'rideJob.cashCollected' });
    actor.send({ type: 'rideJob.codeEntered', code: '4711' });
    actor.send({ type: 'rideJob.codeEntered', code: '0000' });
    expect(press.last().input).toEqual({
      step: 'deliver',
      orderId: 100007,
      code: '4711',
      isCashCollected: true,
      photo: '',
      reason: '',
    });
    press.last().answer({ ok: true });
    await reach('delivered');
    expect(actor.getSnapshot().output).toEqual({ end: 'delivered' });
    expect(steps()).toEqual(['accept', 'pickUp', 'deliver']);
    expect(places.map(({ isOpen }) => isOpen)).toEqual([false]);
  });

  it('goes on to the door before the shop has heard that it was picked up (RIDE-09)', async () => {
    const { actor, at, steps } = start({ stage: 'store' });
    actor.send({ type: 'rideJob.pickedUp' });
    actor.send({ type: 'rideJob.arrived' });
    expect(at()).toEqual({ riding: 'askingCode' });
    actor.send({ type: 'rideJob.codeEntered', code: '4711' });
    expect(steps()).toEqual(['pickUp', 'deliver']);
  });

  it('asks for the digits again when they are wrong, and forgets them (RIDE-07)', async () => {
    const { actor, press, reach } = start({ stage: 'road' });
    actor.send({ type: 'rideJob.arrived' });
    actor.send({ type: 'rideJob.codeEntered', code: '0000' });
    press.last().answer({ ok: false, reason: 'wrongCode' });
    await reach('wrongCode');
    expect(actor.getSnapshot().context.code).toBe('');
    actor.send({ type: 'rideJob.codeEntered', code: '4711' });
    expect(press.last().input.code).toBe('4711');
  });

  it('leaves it at the door with a photo that was looked at, once the cash is there (RIDE-12)', async () => {
    const { actor, press, preparePhoto, at, reach } = start({ stage: 'road', isCash: true });
    const file = { name: 'door.heic', size: 4 };
    actor.send({ type: 'rideJob.arrived' });
    actor.send({ type: 'rideJob.photoTaken', file });
    expect(at()).toEqual({ riding: 'collecting' });
    actor.send({ type: 'rideJob.cashCollected' });
    actor.send({ type: 'rideJob.photoTaken', file });
    expect(at()).toEqual({ riding: 'askingCode' });
    actor.send({ type: 'rideJob.leavable' });
    actor.send({ type: 'rideJob.photoTaken', file });
    expect(preparePhoto.last().input.file).toEqual(file);
    preparePhoto.last().answer({ photo: null });
    await reach('noPhoto');
    actor.send({ type: 'rideJob.photoTaken', file });
    preparePhoto.last().answer({ photo: 'data:image/jpeg;base64,AAAA' });
    await reach('checkingPhoto');
    expect(press.calls).toEqual([]);
    actor.send({ type: 'rideJob.photoConfirmed' });
    expect(press.last().input).toEqual({
      step: 'leave',
      orderId: 100007,
      code: '',
      isCashCollected: true,
      photo: 'data:image/jpeg;base64,AAAA',
      reason: '',
    });
    press.last().answer({ ok: true });
    await reach('delivered');
  });

  it('forgets the photo when somebody opens after all (RIDE-12)', async () => {
    const { actor, press, preparePhoto, at, reach } = start({ stage: 'road' });
    actor.send({ type: 'rideJob.arrived' });
    actor.send({ type: 'rideJob.leavable' });
    actor.send({ type: 'rideJob.photoTaken', file: { name: 'door.jpg', size: 4 } });
    preparePhoto.last().answer({ photo: 'data:image/jpeg;base64,AAAA' });
    await reach('checkingPhoto');
    actor.send({ type: 'rideJob.kept' });
    expect([at(), actor.getSnapshot().context.photo]).toEqual([{ riding: 'askingCode' }, '']);
    actor.send({ type: 'rideJob.codeEntered', code: '4711' });
    expect(press.last().input.photo).toBe('');
  });

  it('says who was faster, and goes when that is read (RIDE-04)', async () => {
    const { actor, press, reach } = start();
    actor.send({ type: 'rideJob.accepted' });
    // The board takes the offer away before the answer is there.
    actor.send({ type: 'rideJob.moved', stage: 'over' });
    press.last().answer({ ok: false, reason: 'handled', by: 'Omar' });
    await reach('taken');
    expect(actor.getSnapshot().context.by).toBe('Omar');
    actor.send({ type: 'rideJob.closed' });
    expect(actor.getSnapshot().output).toEqual({ end: 'closed' });
  });

  it('is given back when that is confirmed, and not before (RIDE-05)', async () => {
    const { actor, press, at, reach, steps } = start({ stage: 'store' });
    actor.send({ type: 'rideJob.backAsked' });
    actor.send({ type: 'rideJob.kept' });
    expect([at(), steps()]).toEqual([{ atStore: 'waiting' }, []]);
    actor.send({ type: 'rideJob.backAsked' });
    actor.send({ type: 'rideJob.backConfirmed' });
    press.last().answer({ ok: true });
    await reach('givenBack');
    expect(actor.getSnapshot().output).toEqual({ end: 'givenBack' });
  });

  it.each([
    ['rideJob.broughtBack', 'bringingBack', 'bringBack'],
    ['rideJob.passedOn', 'passingOn', 'passOn'],
  ] as const)(
    'is given up by %s on the way, for a reason, once, and shares the place until then (RIDE-13)',
    async (type, state, step) => {
      const { actor, press, places, at, reach } = start({ stage: 'road' });
      actor.send({ type: 'rideJob.stopAsked' });
      actor.send({ type: 'rideJob.kept' });
      expect(at()).toEqual({ riding: 'moving' });
      actor.send({ type: 'rideJob.stopAsked' });
      actor.send({ type });
      expect(at()).toEqual({ riding: 'askingWhy' });
      actor.send({ type: 'rideJob.reasonChosen', reason: 'accident' });
      expect([at(), press.calls]).toEqual([{ riding: 'askingWhere' }, []]);
      actor.send({ type });
      actor.send({ type: 'rideJob.passedOn' });
      expect(at()).toEqual({ riding: state });
      expect(press.calls.map(({ input }) => [input.step, input.reason])).toEqual([
        [step, 'accident'],
      ]);
      expect(places.map(({ isOpen }) => isOpen)).toEqual([true]);
      press.last().answer({ ok: true });
      await reach('givenBack');
      expect([actor.getSnapshot().output, places.map(({ isOpen }) => isOpen)]).toEqual([
        { end: 'givenBack' },
        [false],
      ]);
    },
  );

  it('is told that its store has seen to what they give up (RIDE-13, DESK-29)', async () => {
    const { actor, press, reach } = start({ stage: 'road' });
    actor.send({ type: 'rideJob.stopAsked' });
    actor.send({ type: 'rideJob.reasonChosen', reason: 'other' });
    actor.send({ type: 'rideJob.passedOn' });
    actor.send({ type: 'rideJob.moved', stage: 'over' });
    press.last().answer({ ok: false, reason: 'handled', by: '' });
    await reach('taken');
    actor.send({ type: 'rideJob.closed' });
    expect(actor.getSnapshot().output).toEqual({ end: 'closed' });
  });

  it('goes back to where the order stands after a refusal', async () => {
    const { actor, press, at, reach } = start({ stage: 'store' });
    actor.send({ type: 'rideJob.pickedUp' });
    press.last().answer({ ok: false, reason: 'refused', message: 'No.' });
    await reach('refused');
    expect(actor.getSnapshot().context.message).toBe('No.');
    actor.send({ type: 'rideJob.closed' });
    expect(at()).toEqual({ atStore: 'waiting' });
  });

  it.each([
    ['offer', 'store', { atStore: 'waiting' }],
    ['store', 'road', { riding: 'moving' }],
    ['store', 'over', 'ended'],
    ['road', 'over', 'ended'],
    ['road', 'store', { riding: 'moving' }],
  ] as const)('of %s that stands at %s by another hand it is %j (RIDE-10)', (stage, now, value) => {
    const { actor, at } = start({ stage });
    actor.send({ type: 'rideJob.moved', stage: now });
    expect(at()).toEqual(value);
  });

  it.each([
    [{ stage: 'offer', kept: 'accept' }, 'accepting', 'accept'],
    [{ stage: 'store', kept: 'giveBack' }, { atStore: 'givingBack' }, 'giveBack'],
    [{ stage: 'store', kept: 'pickUp' }, { riding: 'telling' }, 'pickUp'],
    [{ stage: 'store', kept: 'deliver' }, { riding: 'delivering' }, 'deliver'],
    [{ stage: 'road', kept: 'leave' }, { riding: 'leaving' }, 'leave'],
    [{ stage: 'road', kept: 'bringBack' }, { riding: 'bringingBack' }, 'bringBack'],
    [{ stage: 'road', kept: 'passOn' }, { riding: 'passingOn' }, 'passOn'],
  ] as const)(
    'goes on after a reload with %j as %j, and waits for its answer (RIDE-09)',
    (parts, value, step) => {
      const { at, steps } = start(parts);
      expect(at()).toEqual(value);
      expect(steps()).toEqual([step]);
    },
  );

  it('knows whether the phone tells where it is (RIDE-06)', () => {
    const { actor, places } = start({ stage: 'road' });
    const shared = () => actor.getSnapshot().context.isPlaceShared;
    expect(shared()).toBeNull();
    places[0]?.tell({ type: 'rideJob.placeTold', isShared: false });
    expect(shared()).toBe(false);
    places[0]?.tell({ type: 'rideJob.placeTold', isShared: true });
    expect(shared()).toBe(true);
  });
});
