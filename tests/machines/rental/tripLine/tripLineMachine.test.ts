import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { TripAnswer } from '../../../../machines/rental/tripAnswer';
import {
  decideTripQuantity,
  type TripLineFacts,
  tripLineMachine,
  unitsFor,
} from '../../../../machines/rental/tripLine';
import { fakeActor, listen } from '../../../support/fakes';
import { type SampleLine, sampleCart, samplePlan, sampleVehicle } from '../../../support/rental';

const ok: TripAnswer = { ok: true };
const plan = samplePlan();

function at(quantity: number, parts: SampleLine = {}): TripLineFacts {
  const [line] = sampleCart([{ ...parts, quantity }]).carts;
  if (!line) throw new Error('the sample has no line');
  return { line, plan };
}

function start() {
  const clock = new SimulatedClock();
  const save = fakeActor<TripAnswer, TripLineFacts>();
  const remove = fakeActor<TripAnswer, TripLineFacts>();
  const restore = fakeActor<TripAnswer, TripLineFacts>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const seen: string[] = [];
  const actor = createActor(
    tripLineMachine.provide({
      actors: {
        saveQuantity: save.logic,
        removeLine: remove.logic,
        restoreLine: restore.logic,
        askToSignIn: signIn.logic,
      },
      actions: {
        showQuantity: (_, { line }) => void seen.push(`show ${line.quantity}`),
        hideLine: () => void seen.push('hide'),
        takeBackChange: () => void seen.push('take back'),
      },
    }),
    { input: at(1), clock },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | Record<string, string>) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  return { actor, clock, save, remove, restore, signIn, seen, heard, reach };
}

describe('decideTripQuantity', () => {
  it.each([
    ['TRIP-11 plus below the vehicle’s count', at(3), 'more', 'set'],
    ['TRIP-11 plus at the vehicle’s count', at(4), 'more', 'overLimit'],
    ['TRIP-11 plus where fewer are free', at(2, { available_count: 2 }), 'more', 'overLimit'],
    ['TRIP-12 plus where none is free', at(1, { available_count: 0 }), 'more', 'unavailable'],
    [
      'TRIP-12 plus where the vehicle’s count is 0',
      at(1, { vehicle: sampleVehicle({ total_vehicle_count: 0 }) }),
      'more',
      'unavailable',
    ],
    ['TRIP-14 minus above one', at(2), 'less', 'set'],
    [
      'TRIP-14 minus where fewer are free than wanted',
      at(4, { available_count: 1 }),
      'less',
      'set',
    ],
    ['TRIP-15 minus at one', at(1), 'less', 'remove'],
    ['TRIP-15 minus where none is free', at(3, { available_count: 0 }), 'less', 'remove'],
  ] as const)('%s', (_, { line }, wish, verdict) => {
    expect(decideTripQuantity(line, wish)).toBe(verdict);
  });

  it('counts what is free in the trip’s time, else what the provider has', () => {
    expect(unitsFor(at(1, { available_count: 2 }).line)).toBe(2);
    expect(unitsFor(at(1).line)).toBe(4);
  });
});

describe('a trip line’s quantity', () => {
  it('TRIP-14, TRIP-21 quick clicks are saved once, with the last quantity', async () => {
    const { actor, clock, save, seen, heard, reach } = start();
    actor.send({ type: 'tripLine.increased', ...at(1) });
    actor.send({ type: 'tripLine.increased', ...at(2) });
    actor.send({ type: 'tripLine.decreased', ...at(3) });
    clock.increment(299);
    expect(save.calls).toHaveLength(0);
    clock.increment(1);
    expect(save.calls.map(({ input }) => ({ line: input.line, plan: input.plan }))).toEqual([
      at(2),
    ]);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
    expect([seen, heard]).toEqual([['show 2', 'show 3', 'show 2'], []]);
  });

  it('a click while saving gives up the older save: the last one wins', async () => {
    const { actor, clock, save, reach } = start();
    actor.send({ type: 'tripLine.increased', ...at(1) });
    clock.increment(300);
    actor.send({ type: 'tripLine.increased', ...at(2) });
    expect(save.calls[0]?.signal.aborted).toBe(true);
    clock.increment(300);
    expect(save.last().input.line.quantity).toBe(3);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
  });

  it.each([
    ['TRIP-11', at(4), 'notify trip.quantityLimit'],
    ['TRIP-12', at(1, { available_count: 0 }), 'notify trip.vehicleUnavailable'],
  ] as const)('%s plus stops, and says why', (_, facts, told) => {
    const { actor, save, clock, seen, heard } = start();
    actor.send({ type: 'tripLine.increased', ...facts });
    clock.increment(300);
    expect([heard, seen, save.calls]).toEqual([[told], [], []]);
  });

  it('TRIP-29 a refusal brings the old quantity back and says why', async () => {
    const { actor, clock, save, seen, heard, reach } = start();
    actor.send({ type: 'tripLine.increased', ...at(1) });
    clock.increment(300);
    save.last().answer({ ok: false, reason: 'vehicle_unavailable', message: '' });
    await reach({ changing: 'resting' });
    expect(seen).toEqual(['show 2', 'take back']);
    expect(heard).toEqual(['notify trip.vehicleUnavailable']);
  });

  it('ERR-01 so does an unreachable shop; another try shows and saves it again', async () => {
    const { actor, clock, save, seen, heard, reach } = start();
    actor.send({ type: 'tripLine.increased', ...at(1) });
    clock.increment(300);
    save.last().fail(new Error('down'));
    await reach({ changing: 'failed' });
    actor.send({ type: 'tripLine.retried' });
    expect(save.calls.map(({ input }) => input.line.quantity)).toEqual([2, 2]);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
    expect(seen).toEqual(['show 2', 'take back', 'show 2']);
    expect(heard).toEqual(['notify trip.notSaved']);
  });

  it('ERR-01 the offer to try again passes', async () => {
    const { actor, clock, save, reach } = start();
    actor.send({ type: 'tripLine.increased', ...at(1) });
    clock.increment(300);
    save.last().fail(new Error('down'));
    await reach({ changing: 'failed' });
    clock.increment(8000);
    expect(actor.getSnapshot().value).toEqual({ changing: 'resting' });
    actor.send({ type: 'tripLine.retried' });
    expect(save.calls).toHaveLength(1);
  });
});

describe('a trip line taken out', () => {
  it.each([
    ['TRIP-15 by minus at one unit', { type: 'tripLine.decreased', ...at(1) }],
    [
      'TRIP-15 by minus where none is free',
      { type: 'tripLine.decreased', ...at(3, { available_count: 0 }) },
    ],
    ['TRIP-24, TRIP-28 by the remove button', { type: 'tripLine.removeChosen', ...at(3) }],
  ] as const)('%s is gone at once, and for good after the offer of Undo', async (_, event) => {
    const { actor, clock, remove, seen, heard, reach } = start();
    actor.send(event);
    expect(seen).toEqual(['hide']);
    expect(remove.calls.map(({ input }) => input.line)).toEqual([event.line]);
    remove.last().answer(ok);
    await reach('offeringUndo');
    expect(heard).toEqual(['notify cart.itemRemoved']);
    clock.increment(6999);
    expect(actor.getSnapshot().status).toBe('active');
    clock.increment(1);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('a click that waits to be saved is given up by the removal', () => {
    const { actor, clock, save, remove } = start();
    actor.send({ type: 'tripLine.increased', ...at(1) });
    actor.send({ type: 'tripLine.removeChosen', ...at(2) });
    clock.increment(300);
    expect([save.calls.length, remove.calls.length]).toEqual([0, 1]);
  });

  it('was removed elsewhere before: it is gone all the same', async () => {
    const { actor, remove, reach } = start();
    actor.send({ type: 'tripLine.removeChosen', ...at(1) });
    remove.last().answer({ ok: false, reason: 'not_found', message: 'No such line.' });
    await reach('offeringUndo');
  });

  it('TRIP-19 comes back by Undo with all its units and its trip', async () => {
    const { actor, remove, restore, heard, reach } = start();
    actor.send({ type: 'tripLine.removeChosen', ...at(3) });
    remove.last().answer(ok);
    await reach('offeringUndo');
    actor.send({ type: 'tripLine.undoChosen' });
    expect(restore.last().input).toMatchObject(at(3));
    restore.last().answer(ok);
    await reach('removed');
    expect(heard).toEqual(['notify cart.itemRemoved']);
  });

  it('says why it cannot come back', async () => {
    const { actor, remove, restore, heard, reach } = start();
    actor.send({ type: 'tripLine.removeChosen', ...at(1) });
    remove.last().answer(ok);
    await reach('offeringUndo');
    actor.send({ type: 'tripLine.undoChosen' });
    restore.last().answer({ ok: false, reason: 'vehicle_gone', message: '' });
    await reach('removed');
    expect(heard).toEqual(['notify cart.itemRemoved', 'notify trip.vehicleGone']);
  });

  it('TRIP-29 is back when the server refuses', async () => {
    const { actor, remove, seen, heard, reach } = start();
    actor.send({ type: 'tripLine.removeChosen', ...at(1) });
    remove.last().answer({ ok: false, reason: 'refused', message: 'Not now.' });
    await reach({ changing: 'resting' });
    expect([seen, heard]).toEqual([['hide', 'take back'], ['notify server.refusal']]);
  });

  it('ERR-01 is back when the shop cannot be reached; another try removes it', async () => {
    const { actor, save, remove, seen, reach } = start();
    actor.send({ type: 'tripLine.removeChosen', ...at(1) });
    remove.last().fail(new Error('down'));
    await reach({ changing: 'failed' });
    actor.send({ type: 'tripLine.retried' });
    expect([remove.calls.length, save.calls.length]).toEqual([2, 0]);
    remove.last().answer(ok);
    await reach('offeringUndo');
    expect(seen).toEqual(['hide', 'take back', 'hide']);
  });

  async function undoLost() {
    const flow = start();
    flow.actor.send({ type: 'tripLine.removeChosen', ...at(2) });
    flow.remove.last().answer(ok);
    await flow.reach('offeringUndo');
    flow.actor.send({ type: 'tripLine.undoChosen' });
    flow.restore.last().fail(new Error('down'));
    await flow.reach('restoreFailed');
    return flow;
  }

  it('ERR-01, CART-10 another try brings it back when Undo did not reach the shop', async () => {
    const { actor, restore, heard, reach } = await undoLost();
    expect(heard).toEqual(['notify cart.itemRemoved', 'notify trip.notSaved']);
    actor.send({ type: 'tripLine.retried' });
    expect(restore.calls.map(({ input }) => input.line.quantity)).toEqual([2, 2]);
    restore.last().answer(ok);
    await reach('removed');
  });

  it('TRIP-19 what Undo did not bring back is no line to change, and gone after a while', async () => {
    const { actor, clock, save, remove } = await undoLost();
    expect(actor.getSnapshot().can({ type: 'tripLine.increased', ...at(2) })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'tripLine.decreased', ...at(2) })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'tripLine.removeChosen', ...at(2) })).toBe(false);
    clock.increment(7999);
    expect(actor.getSnapshot().value).toBe('restoreFailed');
    clock.increment(1);
    expect([actor.getSnapshot().value, actor.getSnapshot().status]).toEqual(['removed', 'done']);
    expect([save.calls.length, remove.calls.length]).toEqual([0, 1]);
  });
});

describe('a session that ends while a trip line is changed (SESS-11, ERR-01)', () => {
  const ended: TripAnswer = { ok: false, reason: 'unauthenticated', message: 'Who?' };

  async function savingEnded() {
    const flow = start();
    flow.actor.send({ type: 'tripLine.increased', ...at(1) });
    flow.clock.increment(300);
    flow.save.last().answer(ended);
    await flow.reach('signingIn');
    return flow;
  }
  async function removingEnded() {
    const flow = start();
    flow.actor.send({ type: 'tripLine.removeChosen', ...at(3) });
    flow.remove.last().answer(ended);
    await flow.reach('signingIn');
    return flow;
  }
  async function restoringEnded() {
    const flow = start();
    flow.actor.send({ type: 'tripLine.removeChosen', ...at(3) });
    flow.remove.last().answer(ok);
    await flow.reach('offeringUndo');
    flow.actor.send({ type: 'tripLine.undoChosen' });
    flow.restore.last().answer(ended);
    await flow.reach('signingIn');
    return flow;
  }

  it('the quantity is saved after the sign-in', async () => {
    const { save, signIn, seen, heard, reach } = await savingEnded();
    signIn.last().answer({ signedIn: true });
    await reach({ changing: 'saving' });
    expect(save.calls.map(({ input }) => input.line.quantity)).toEqual([2, 2]);
    save.last().answer(ok);
    await reach({ changing: 'resting' });
    expect([seen, heard]).toEqual([['show 2', 'show 2'], []]);
  });

  it('the line is taken out after the sign-in', async () => {
    const { remove, signIn, seen, heard, reach } = await removingEnded();
    signIn.last().answer({ signedIn: true });
    await reach('removing');
    expect(remove.calls.map(({ input }) => input.line)).toEqual([at(3).line, at(3).line]);
    remove.last().answer(ok);
    await reach('offeringUndo');
    expect([seen, heard]).toEqual([['hide', 'hide'], ['notify cart.itemRemoved']]);
  });

  it('TRIP-19 the line comes back after the sign-in, with all its units', async () => {
    const { restore, signIn, reach } = await restoringEnded();
    signIn.last().answer({ signedIn: true });
    await reach('restoring');
    expect(restore.calls.map(({ input }) => input.line.quantity)).toEqual([3, 3]);
    restore.last().answer(ok);
    await reach('removed');
  });

  it.each([
    ['a quantity', savingEnded, { changing: 'resting' }, ['show 2', 'take back'], []],
    ['a removal', removingEnded, { changing: 'resting' }, ['hide', 'take back'], []],
    ['an Undo', restoringEnded, 'removed', ['hide'], ['notify cart.itemRemoved']],
  ] as const)(
    'who does not sign in has the trip as before %s',
    async (_, begin, rest, shown, told) => {
      const { actor, signIn, seen, heard, reach } = await begin();
      signIn.last().answer({ signedIn: false });
      await reach(rest);
      expect([actor.getSnapshot().value, seen, heard]).toEqual([rest, shown, told]);
    },
  );

  it.each([
    ['a quantity', savingEnded, { changing: 'failed' }],
    ['a removal', removingEnded, { changing: 'failed' }],
    ['an Undo', restoringEnded, 'restoreFailed'],
  ] as const)(
    '%s can be tried again where the sign-in could not be shown',
    async (_, begin, rest) => {
      const { signIn, heard, reach } = await begin();
      signIn.last().fail(new Error('down'));
      await reach(rest);
      expect(heard.at(-1)).toBe('notify trip.notSaved');
    },
  );
});
