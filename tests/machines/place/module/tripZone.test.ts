import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Module, ModuleType } from '../../../../domain/place/module';
import {
  type ModuleInput,
  moduleMachine,
  type TripStanding,
} from '../../../../machines/place/module';
import { fakeActor, listen } from '../../../support/fakes';

const moduleOf = (id: number, module_type: ModuleType): Module => ({
  id,
  module_type,
  module_name: module_type,
  icon_full_url: '',
  description: '',
  zones: [],
  status: 1,
  stores_count: 0,
});
const rental = moduleOf(5, 'rental');
const food = moduleOf(1, 'food');

function start(input: Partial<ModuleInput> = {}) {
  const list = fakeActor<Module[]>();
  const zone = fakeActor<{ standing: TripStanding }>();
  const reset = fakeActor<void>();
  const actor = createActor(
    moduleMachine.provide({
      actors: { listModules: list.logic, checkTripZone: zone.logic, resetTripCart: reset.logic },
      actions: { rememberModule: () => undefined },
    }),
    {
      input: {
        wish: 'settle',
        current: rental,
        chosen: null,
        preferred: null,
        askedModules: null,
        hasZone: true,
        ...input,
      },
    },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string) => waitFor(actor, (snapshot) => snapshot.value === state);
  const end = () => waitFor(actor, ({ status }) => status === 'done').then(({ output }) => output);
  return { actor, list, zone, reset, heard, reach, end };
}

const settled = async () => {
  const flow = start();
  flow.list.last().answer([rental, food]);
  await flow.reach('checkingTripZone');
  return flow;
};

describe('the trip cart at another place (MOD-10)', () => {
  it('MOD-11 stays where its provider picks up, and the shopper is told that the place is set', async () => {
    const { zone, reset, heard, end } = await settled();
    zone.last().answer({ standing: 'served' });
    expect(await end()).toEqual({ kind: 'kept' });
    expect([reset.calls.length, heard]).toEqual([0, ['notify location.set']]);
  });

  it('MOD-12, MOD-13 is cleared where its provider does not pick up, and the shopper is told after it', async () => {
    const { zone, reset, heard, reach, end } = await settled();
    zone.last().answer({ standing: 'unserved' });
    await reach('resettingTripCart');
    expect([reset.calls.length, heard]).toEqual([1, []]);
    reset.last().answer();
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify cart.zoneMismatchCleared']);
  });

  it('is not spoken of while it is empty', async () => {
    const { zone, reset, heard, end } = await settled();
    zone.last().answer({ standing: 'empty' });
    expect(await end()).toEqual({ kind: 'kept' });
    expect([reset.calls.length, heard]).toEqual([0, []]);
  });

  it('holds nobody up when the zones or the cart cannot be reached', async () => {
    const asking = await settled();
    asking.zone.last().fail(new Error('down'));
    expect(await asking.end()).toEqual({ kind: 'kept' });
    const clearing = await settled();
    clearing.zone.last().answer({ standing: 'unserved' });
    await clearing.reach('resettingTripCart');
    clearing.reset.last().fail(new Error('down'));
    expect(await clearing.end()).toEqual({ kind: 'kept' });
    expect(asking.heard).toEqual([]);
  });

  it('ERR-02 says that the trip cart could not be cleared', async () => {
    const { zone, reset, heard, reach, end } = await settled();
    zone.last().answer({ standing: 'unserved' });
    await reach('resettingTripCart');
    reset.last().fail(new Error('down'));
    expect(await end()).toEqual({ kind: 'kept' });
    expect(heard).toEqual(['notify failed.network']);
  });

  it('is looked at when the shopper turns to car rental too', async () => {
    const { list, zone, heard, reach, end } = start({ current: food, chosen: rental });
    await reach('checkingTripZone');
    zone.last().answer({ standing: 'served' });
    expect(await end()).toEqual({ kind: 'chosen' });
    expect(list.calls).toHaveLength(0);
    expect(heard).toEqual(['notify module.selected', 'navigate /home', 'notify location.set']);
  });

  it.each([
    ['the current one', { current: food }],
    ['the one turned to', { current: rental, chosen: food }],
  ])('is left alone when another module is %s', async (_, input) => {
    const { list, zone, end } = start(input);
    if (list.calls.length > 0) list.last().answer([food, rental]);
    await end();
    expect(zone.calls).toHaveLength(0);
  });
});
