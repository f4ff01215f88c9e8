import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { TripPlan } from '../../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../../domain/rental/vehicle';
import type { Emitted } from '../../../../machines/emitted';
import {
  addVehicleMachine,
  type TripFacts,
  type TripTrouble,
  type VehicleCall,
  type VehiclePress,
} from '../../../../machines/rental/addVehicle';
import { changeTripMachine, type TripChangeAnswer } from '../../../../machines/rental/changeTrip';
import type { TripAnswer, TripRefusal } from '../../../../machines/rental/tripAnswer';
import {
  destination,
  pickup,
  type SampleLine,
  sampleCart,
  samplePlan,
  sampleProvider,
  sampleVehicle,
} from '../../../support/rental';

const now = new Date('2026-11-20T12:00:00.000Z');
const accepted: TripAnswer = { ok: true };
const refused = (reason: TripRefusal, message = ''): TripAnswer => ({ ok: false, reason, message });
const other: SampleLine = { id: 21, vehicle: sampleVehicle({ id: 8, name: 'Atlas' }) };
const foreign: SampleLine = { ...other, provider: sampleProvider({ id: 4 }) };

interface Fakes {
  lines?: SampleLine[];
  plan?: TripPlan | null;
  entered?: TripPlan | null;
  answers?: TripAnswer[];
  changes?: TripChangeAnswer[];
  isDown?: boolean;
  press?: VehiclePress;
  /** Whether somebody signs in where it is asked for; `down`: it cannot even be asked. */
  signedIn?: boolean | 'down';
}

function run(fakes: Fakes) {
  const calls: string[] = [];
  const troubles: TripTrouble[] = [];
  const answers = [...(fakes.answers ?? [])];
  const changes = [...(fakes.changes ?? [])];
  let plan = fakes.plan === undefined ? samplePlan() : fakes.plan;
  const add = (name: string) =>
    fromPromise<TripAnswer, VehicleCall>(async ({ input }) => {
      calls.push(`${name} ${input.vehicle.id} ${input.plan.type} ${input.plan.hours}`);
      if (fakes.isDown) throw new Error('down');
      return answers.shift() ?? accepted;
    });
  const clock = new SimulatedClock();
  const machine = addVehicleMachine.provide({
    actors: {
      readTrip: fromPromise<TripFacts, { vehicle: Vehicle; fresh: boolean }>(async () => ({
        cart: sampleCart(fakes.lines),
        plan,
        now,
      })),
      askForTrip: fromPromise<
        { plan: TripPlan | null },
        { vehicle: Vehicle; trouble: TripTrouble; plan: TripPlan | null }
      >(async ({ input }) => {
        calls.push('ask');
        troubles.push(input.trouble);
        plan = fakes.entered ?? null;
        return { plan };
      }),
      addVehicle: add('add'),
      replaceCart: add('replace'),
      askToSignIn: fromPromise(async () => {
        calls.push('sign in');
        if (fakes.signedIn === 'down') throw new Error('down');
        return { signedIn: fakes.signedIn ?? false };
      }),
      changeTrip: changeTripMachine.provide({
        actors: {
          changeTrip: fromPromise<TripChangeAnswer, { plan: TripPlan; userId: number }>(
            async ({ input }) => {
              calls.push(`change ${input.userId} ${input.plan.type} ${input.plan.hours}`);
              return changes.shift() ?? accepted;
            },
          ),
          removeVehicles: fromPromise<TripAnswer, { lineIds: readonly number[] }>(
            async ({ input }) => {
              calls.push(`remove ${input.lineIds}`);
              return accepted;
            },
          ),
        },
      }),
    },
  });
  const actor = createActor(machine, {
    input: { vehicle: sampleVehicle(), units: 1, press: fakes.press ?? 'add' },
    clock,
  });
  const told: string[] = [];
  actor.on('notify', (event: Emitted) => {
    if (event.type === 'notify') told.push(event.text ?? event.message);
  });
  actor.start();
  const reach = (state: string) => waitFor(actor, ({ value }) => value === state);
  const end = () => waitFor(actor, ({ status }) => status === 'done').then(({ output }) => output);
  const child = async (state: string) => {
    const { children } = await waitFor(actor, (snapshot) => Boolean(snapshot.children.changeTrip));
    const changing = children.changeTrip;
    if (!changing) throw new Error('no change under way');
    await waitFor(changing, ({ value }) => value === state);
    return changing;
  };
  const search = (searched: TripPlan | null) => {
    plan = searched;
  };
  return { actor, calls, troubles, told, clock, fakes, search, reach, end, child };
}

describe('addVehicle', () => {
  it('TRIP-08, TRIP-10 adds to an empty cart and says so', async () => {
    const flow = run({});
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add 7 hourly 5']);
    expect(flow.told).toEqual(['trip.vehicleAdded']);
  });

  it('RENT-01 asks for the trip first when none was searched', async () => {
    const flow = run({ plan: null, entered: samplePlan({ hours: 3 }) });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['ask', 'add 7 hourly 3']);
  });

  it('CONF-01 to CONF-03 resets the cart of another provider after a yes', async () => {
    const flow = run({ lines: [foreign] });
    await flow.reach('confirmingReset');
    flow.actor.send({ type: 'addVehicle.resetConfirmed' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['replace 7 hourly 5']);
    expect(flow.told).toEqual(['trip.updated']);
  });

  it('CONF-01 keeps it after a no', async () => {
    const flow = run({ lines: [foreign] });
    await flow.reach('confirmingReset');
    flow.actor.send({ type: 'addVehicle.dismissed' });
    expect(await flow.end()).toEqual({ kind: 'cancelled' });
    expect(flow.calls).toEqual([]);
  });

  it('CONF-05 to CONF-08 changes the trip type, and lists and removes what lacks it', async () => {
    const flow = run({
      lines: [other],
      plan: samplePlan({ type: 'day_wise', hours: 48 }),
      changes: [{ ok: false, reason: 'lacking', vehicleIds: [8] }, accepted],
    });
    (await flow.child('confirmingTripType')).send({ type: 'changeTrip.confirmed' });
    (await flow.child('listingVehicles')).send({ type: 'changeTrip.vehiclesGivenUp' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual([
      'change 11 day_wise 48',
      'remove 21',
      'change 11 day_wise 48',
      'add 7 day_wise 48',
    ]);
  });

  it.each([
    ['time', { pickupAt: '2099-11-20T12:00:00.000Z' }, 'trip.addedToCartsTrip'],
    [
      'pickup',
      { pickup: { ...destination, location_name: 'North Bank' } },
      'trip.addedToCartsTrip',
    ],
    [
      'destination',
      { destination: { ...pickup, location_name: 'North Bank' } },
      'trip.addedToCartsTrip',
    ],
    [
      'name of the same place',
      { pickup: { ...pickup, location_name: 'Home' } },
      'trip.vehicleAdded',
    ],
  ])(
    'TRIP-09 adds directly to a trip of another %s, and says whose counts',
    async (_, searched, told) => {
      const flow = run({ lines: [other], plan: samplePlan(searched) });
      expect(await flow.end()).toEqual({ kind: 'added' });
      expect(flow.calls).toEqual(['add 7 hourly 5']);
      expect(flow.told).toEqual([told]);
    },
  );

  it('CONF-09 adds for the duration of the cart', async () => {
    const flow = run({ lines: [other], plan: samplePlan({ hours: 8 }) });
    await flow.reach('choosingDuration');
    flow.actor.send({ type: 'addVehicle.durationKept' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add 7 hourly 5']);
  });

  it('CONF-09, CONF-12 or updates it first', async () => {
    const flow = run({ lines: [other], plan: samplePlan({ hours: 8 }) });
    await flow.reach('choosingDuration');
    flow.actor.send({ type: 'addVehicle.durationUpdated' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['change 11 hourly 8', 'add 7 hourly 8']);
  });

  it('RENT-06 asks for the trip again when the server cannot make it', async () => {
    const flow = run({ answers: [refused('pickup_past', 'Past.')], entered: samplePlan() });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add 7 hourly 5', 'ask', 'add 7 hourly 5']);
  });

  it.each([
    ['TRIP-11 plus', 'more', 'trip.quantityLimit'],
    ['TRIP-13 an add', 'add', 'trip.optionLimit'],
  ] as const)(
    '%s beyond the limit is told so, before anything is asked',
    async (_, press, told) => {
      const flow = run({ lines: [{ quantity: 4 }], plan: samplePlan({ hours: 8 }), press });
      expect(await flow.end()).toEqual({ kind: 'refused' });
      expect(flow.calls).toEqual([]);
      expect(flow.told).toEqual([told]);
    },
  );

  it('TRIP-29 tells what the server says', async () => {
    const flow = run({ answers: [refused('refused', 'Not today.')] });
    expect(await flow.end()).toEqual({ kind: 'refused' });
    expect(flow.told).toEqual(['Not today.']);
  });

  it('SESS-11 a session that has ended asks to sign in, and adds the vehicle after it', async () => {
    const ended = refused('unauthenticated', 'Who?');
    const flow = run({ answers: [ended], signedIn: true });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add 7 hourly 5', 'sign in', 'add 7 hourly 5']);
    expect(flow.told).toEqual(['trip.vehicleAdded']);
  });

  it('SESS-11 nobody signs in: the cart is as before, and nothing more is said', async () => {
    const flow = run({ answers: [refused('unauthenticated', 'Who?')] });
    expect(await flow.end()).toEqual({ kind: 'cancelled' });
    expect(flow.calls).toEqual(['add 7 hourly 5', 'sign in']);
    expect(flow.told).toEqual([]);
  });

  it('SESS-11 a sign-in that breaks is forgotten by the next try: no trouble of the trip', async () => {
    const flow = run({
      answers: [refused('unauthenticated', 'Who?')],
      signedIn: 'down',
      entered: samplePlan({ hours: 3 }),
    });
    await flow.reach('failed');
    flow.search(null);
    flow.actor.send({ type: 'addVehicle.retried' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['add 7 hourly 5', 'sign in', 'ask', 'add 7 hourly 3']);
    expect(flow.troubles).toEqual(['none']);
  });

  async function lostAfterChange() {
    const flow = run({ lines: [other], plan: samplePlan({ hours: 8 }), isDown: true });
    await flow.reach('choosingDuration');
    flow.actor.send({ type: 'addVehicle.durationUpdated' });
    await flow.reach('notAdded');
    return flow;
  }

  it('CONF-07, ERR-01 a vehicle that did not reach the changed trip is told as that alone', async () => {
    const flow = await lostAfterChange();
    expect(flow.told).toEqual(['trip.vehicleNotAdded']);
    flow.clock.increment(7999);
    expect(flow.actor.getSnapshot().value).toBe('notAdded');
    flow.clock.increment(1);
    expect(await flow.end()).toEqual({ kind: 'refused' });
    expect(flow.calls).toEqual(['change 11 hourly 8', 'add 7 hourly 8']);
  });

  it('CONF-07, ERR-01 and can be added by another try, with no second change', async () => {
    const flow = await lostAfterChange();
    flow.fakes.isDown = false;
    flow.actor.send({ type: 'addVehicle.retried' });
    expect(await flow.end()).toEqual({ kind: 'added' });
    expect(flow.calls).toEqual(['change 11 hourly 8', 'add 7 hourly 8', 'add 7 hourly 8']);
    expect(flow.told).toEqual(['trip.vehicleNotAdded', 'trip.vehicleAdded']);
  });

  it('ERR-01 offers to try again when the shop cannot be reached, for a while', async () => {
    const flow = run({ isDown: true });
    await flow.reach('failed');
    flow.clock.increment(8000);
    expect(await flow.end()).toEqual({ kind: 'refused' });
    expect(flow.told).toEqual(['trip.notSaved']);
  });
});
