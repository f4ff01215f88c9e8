import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { TripPlan } from '../../../../domain/rental/tripPlan';
import {
  type ChangeTripInput,
  changeTripMachine,
  lackingLines,
  type TripChangeAnswer,
} from '../../../../machines/rental/changeTrip';
import type { TripAnswer } from '../../../../machines/rental/tripAnswer';
import { fakeActor, listen } from '../../../support/fakes';
import { sampleCart, samplePlan, sampleVehicle } from '../../../support/rental';

const cart = sampleCart([
  { id: 21 },
  { id: 22, vehicle: sampleVehicle({ id: 8, name: 'Atlas' }) },
  { id: 23, vehicle: sampleVehicle({ id: 9, name: 'Orion' }) },
]);
const plan = samplePlan({ type: 'day_wise', hours: 48 });
const lacking: TripChangeAnswer = { ok: false, reason: 'lacking', vehicleIds: [8, 9] };

function start(ask: ChangeTripInput['ask']) {
  const clock = new SimulatedClock();
  const change = fakeActor<TripChangeAnswer, { plan: TripPlan; userId: number }>();
  const remove = fakeActor<TripAnswer, { lineIds: readonly number[] }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const actor = createActor(
    changeTripMachine.provide({
      actors: { changeTrip: change.logic, removeVehicles: remove.logic, askToSignIn: signIn.logic },
    }),
    { input: { ask, plan, cart }, clock },
  );
  const heard = listen(actor);
  actor.start();
  const value = () => actor.getSnapshot().value;
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const end = () => waitFor(actor, ({ status }) => status === 'done').then(({ output }) => output);
  return { actor, clock, change, remove, signIn, heard, value, reach, end };
}

describe('changeTrip', () => {
  it.each([
    ['CONF-05 another kind of trip', 'tripType', 'confirmingTripType'],
    ['CONF-11 another duration', 'duration', 'confirmingDuration'],
  ] as const)('%s is asked, and changed once after a yes', async (_, ask, question) => {
    const { actor, change, heard, value, end } = start(ask);
    expect(value()).toBe(question);
    expect(change.calls).toHaveLength(0);
    actor.send({ type: 'changeTrip.confirmed' });
    actor.send({ type: 'changeTrip.confirmed' });
    expect(change.calls.map(({ input }) => input)).toEqual([{ plan, userId: 11 }]);
    change.last().answer({ ok: true });
    expect(await end()).toEqual({ kind: 'changed' });
    expect(heard).toEqual([]);
  });

  it.each(['tripType', 'duration'] as const)(
    'CONF-07 a no to the question for the %s leaves the trip as it is',
    async (ask) => {
      const { actor, change, end } = start(ask);
      actor.send({ type: 'changeTrip.dismissed' });
      expect(await end()).toEqual({ kind: 'kept' });
      expect(change.calls).toHaveLength(0);
    },
  );

  it('CONF-12, CONF-13 does not ask again for what was chosen before', async () => {
    const { change, value, end } = start('nothing');
    expect(value()).toBe('saving');
    change.last().answer({ ok: true });
    expect(await end()).toEqual({ kind: 'changed' });
  });

  it('CONF-06, CONF-08, TRIP-26 lists what is not offered, removes it after a yes, and changes then', async () => {
    const { actor, change, remove, reach, end } = start('nothing');
    change.last().answer(lacking);
    const { context } = await reach('listingVehicles');
    expect(lackingLines(context).map(({ vehicle }) => vehicle.name)).toEqual(['Atlas', 'Orion']);
    actor.send({ type: 'changeTrip.vehiclesGivenUp' });
    expect(remove.calls.map(({ input }) => input)).toEqual([{ lineIds: [22, 23] }]);
    expect(change.calls).toHaveLength(1);
    remove.last().answer({ ok: true });
    await reach('saving');
    expect(change.calls[1]?.input).toEqual({ plan, userId: 11 });
    change.last().answer({ ok: true });
    expect(await end()).toEqual({ kind: 'changed' });
  });

  it('CONF-07 a no to the list keeps vehicles and trip', async () => {
    const { actor, change, remove, reach, end } = start('nothing');
    change.last().answer(lacking);
    await reach('listingVehicles');
    actor.send({ type: 'changeTrip.dismissed' });
    expect(await end()).toEqual({ kind: 'kept' });
    expect([change.calls.length, remove.calls.length]).toEqual([1, 0]);
  });

  it('TRIP-29 tells a refusal of the change and of the removal', async () => {
    const changing = start('nothing');
    changing.change.last().answer({ ok: false, reason: 'pickup_past', message: 'Past.' });
    expect(await changing.end()).toEqual({ kind: 'kept' });
    expect(changing.heard).toEqual(['notify server.refusal']);

    const removing = start('nothing');
    removing.change.last().answer(lacking);
    await removing.reach('listingVehicles');
    removing.actor.send({ type: 'changeTrip.vehiclesGivenUp' });
    removing.remove.last().answer({ ok: false, reason: 'vehicle_gone', message: '' });
    expect(await removing.end()).toEqual({ kind: 'kept' });
    expect(removing.heard).toEqual(['notify trip.vehicleGone']);
  });

  it('ERR-01 changes after another try, and gives up when none comes', async () => {
    const { actor, clock, change, heard, reach, end } = start('nothing');
    change.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'changeTrip.retried' });
    expect(change.calls).toHaveLength(2);
    change.last().fail(new Error('down'));
    await reach('failed');
    clock.increment(7999);
    expect(actor.getSnapshot().value).toBe('failed');
    clock.increment(1);
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify trip.notSaved', 'notify trip.notSaved']);
  });

  it('ERR-01 asks about the list again when the removal’s answer was lost', async () => {
    const { actor, change, remove, reach, end } = start('nothing');
    change.last().answer(lacking);
    await reach('listingVehicles');
    actor.send({ type: 'changeTrip.vehiclesGivenUp' });
    remove.last().fail(new Error('down'));
    await reach('failed');
    actor.send({ type: 'changeTrip.retried' });
    change.last().answer({ ok: true });
    expect(await end()).toEqual({ kind: 'changed' });
  });

  async function vehiclesOut() {
    const flow = start('nothing');
    flow.change.last().answer(lacking);
    await flow.reach('listingVehicles');
    flow.actor.send({ type: 'changeTrip.vehiclesGivenUp' });
    flow.remove.last().answer({ ok: true });
    await flow.reach('saving');
    return flow;
  }

  it('TRIP-26, ERR-01 says that vehicles are out where the change after it is lost', async () => {
    const { clock, change, heard, reach, end } = await vehiclesOut();
    change.last().fail(new Error('down'));
    await reach('failed');
    clock.increment(8000);
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify trip.changeLost']);
  });

  it('TRIP-26, CONF-06 says so where it is refused', async () => {
    const { change, heard, end } = await vehiclesOut();
    change.last().answer({ ok: false, reason: 'pickup_past', message: 'Past.' });
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify server.refusal', 'notify trip.vehiclesTakenOut']);
  });

  it('TRIP-26, SESS-11 and where nobody signs in for it', async () => {
    const { change, signIn, heard, reach, end } = await vehiclesOut();
    change.last().answer({ ok: false, reason: 'unauthenticated', message: 'Who?' });
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify trip.vehiclesTakenOut']);
  });

  it('TRIP-26, CONF-07 and after a no to a second list', async () => {
    const { actor, change, heard, reach, end } = await vehiclesOut();
    change.last().answer(lacking);
    await reach('listingVehicles');
    actor.send({ type: 'changeTrip.dismissed' });
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify trip.vehiclesTakenOut']);
  });

  const signedOut = { ok: false, reason: 'unauthenticated', message: 'Who?' } as const;

  it('SESS-11 a session that has ended asks to sign in, and then changes the trip as chosen', async () => {
    const { change, remove, signIn, actor, heard, reach, end } = start('nothing');
    change.last().answer(signedOut);
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    expect(change.calls.map(({ input }) => input)).toEqual([
      { plan, userId: 11 },
      { plan, userId: 11 },
    ]);
    change.last().answer(lacking);
    await reach('listingVehicles');
    actor.send({ type: 'changeTrip.vehiclesGivenUp' });
    remove.last().answer(signedOut);
    await reach('signingIn');
    signIn.last().answer({ signedIn: true });
    await reach('saving');
    change.last().answer({ ok: true });
    expect(await end()).toEqual({ kind: 'changed' });
    expect(heard).toEqual([]);
  });

  it('SESS-11 nobody signs in: the trip is as before, and nothing more is said', async () => {
    const { change, signIn, heard, reach, end } = start('nothing');
    change.last().answer(signedOut);
    await reach('signingIn');
    signIn.last().answer({ signedIn: false });
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual([]);
  });
});
