import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { answer, answersIn, askedOf, askMutants } from '../../../charts/paths/mutation/asked';
import { mutantsOf } from '../../../charts/paths/mutation/mutants';
import { keysOf } from '../../../charts/paths/mutation/names';
import { wornOf } from '../../../charts/paths/mutation/worn';

const lamp = setup({
  types: { events: {} as { type: 'press' } },
  actions: { ring: () => undefined },
  guards: { isPlugged: () => true },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { press: { guard: 'isPlugged', target: 'on', actions: 'ring' } } },
    on: { on: { press: 'off' } },
  },
});

const mutant = (at: string, operator: string) => {
  const found = mutantsOf(lamp, []).find((one) => one.at === at && one.operator === operator);
  if (!found) throw new Error(`There is no ${operator} at ${at}`);
  return found;
};

it('puts a mistake on a machine that a product has provided for, and keeps what is its own', () => {
  const ring = vi.fn();
  const provided = lamp.provide({ actions: { ring } });
  const worn = wornOf(lamp, mutant('guard isPlugged', 'guard always false').make());
  const broken = createActor(worn.machine(provided)).start();
  broken.send({ type: 'press' });
  expect(broken.getSnapshot().value).toBe('off');
  const other = wornOf(
    lamp,
    mutant('lamp.on|press|0 to lamp.on', 'transition led elsewhere').make(),
  );
  const stuck = createActor(other.machine(provided)).start();
  stuck.send({ type: 'press' });
  stuck.send({ type: 'press' });
  expect(stuck.getSnapshot().value).toBe('on');
  expect(ring).toHaveBeenCalledTimes(1);
});

const folder = mkdtempSync(join(tmpdir(), 'asked-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('asks another process by names that are the same there, and takes what any table of screens found', () => {
  const keys = keysOf(mutantsOf(lamp, []), []);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keysOf(mutantsOf(lamp, []), [])).toEqual(keys);
  askMutants(folder, { lamp: ['one', 'two', 'three'] });
  expect(askedOf(folder)).toEqual({ lamp: ['one', 'two', 'three'] });
  answer(folder, 'lamp', ' from a, b', { one: null, two: 'at step 1: off' });
  answer(folder, 'lamp', ' from c', { one: 'at step 2: on', two: null });
  expect(answersIn(folder)).toEqual(
    new Map([['lamp', { one: 'at step 2: on', two: 'at step 1: off' }]]),
  );
});
