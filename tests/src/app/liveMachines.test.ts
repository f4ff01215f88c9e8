import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { sheetItemMachine } from '../../../src/catalogue/actors/itemActors';
import { placingWith } from '../../../src/checkout/actors/placeOrderActors';
import { livePrescriptionMachine } from '../../../src/checkout/actors/prescriptionActors';
import { attemptKey } from '../../../src/client/storage/orderKeys';
import { addressChoiceWith } from '../../../src/place/actors/addressActors';
import { pickingPlace } from '../../../src/place/actors/locationActors';

const nothing = () => undefined;

/** Machines that are made for what uses them. */
const made = {
  addressChoiceWith: addressChoiceWith({ takePlace: nothing, adoptSaved: nothing }),
  sheetItemMachine: sheetItemMachine(null, nothing),
  livePrescriptionMachine: livePrescriptionMachine({ onUploaded: nothing, onLost: nothing }),
  pickingPlace: pickingPlace(nothing),
  placingWith: placingWith(attemptKey, 'cart'),
};

const modules: Record<string, Record<string, unknown>> = import.meta.glob(
  '../../../src/*/actors/*.ts',
  { eager: true },
);
const exported = Object.values(modules).flatMap((module) => Object.entries(module));
const live = [...exported, ...Object.entries(made)].flatMap(
  ([name, value]): [string, AnyStateMachine][] =>
    value instanceof StateMachine ? [[name, value]] : [],
);

const charts: Record<string, Record<string, unknown>> = import.meta.glob(
  '../../../machines/*/*/*Machine.ts',
  { eager: true },
);
const flows = Object.values(charts).flatMap((module) =>
  Object.values(module).filter((value) => value instanceof StateMachine),
);
const asWritten = new Map<string, AnyStateMachine>(flows.map((machine) => [machine.id, machine]));

/** An action that changes the world; XState's own, which are pure, say what to do by `resolve`. */
const isEffect = (action: unknown): action is (...given: unknown[]) => unknown =>
  typeof action === 'function' && !('resolve' in action);

const effectsOf = ({ implementations }: AnyStateMachine) =>
  Object.entries(implementations.actions ?? {}).flatMap(([name, action]) =>
    isEffect(action) ? [{ name, action }] : [],
  );

/** Actions and actors of a machine, and of the machines within it, that are still the chart's placeholders. */
function gapsOf(machine: AnyStateMachine, path: string): string[] {
  const written = asWritten.get(machine.id)?.implementations;
  if (!written) return [`${path}: no flow ${machine.id}`];
  const { actors } = machine.implementations;
  const idle = effectsOf(machine)
    .filter(({ name, action }) => action === written.actions?.[name])
    .map(({ name }) => `${path}: action ${name}`);
  const unasked = Object.entries(actors ?? {}).flatMap(([name, logic]) => {
    if (logic instanceof StateMachine) return gapsOf(logic, `${path}.${name}`);
    return logic === written.actors?.[name] ? [`${path}: actor ${name}`] : [];
  });
  return [...idle, ...unasked];
}

describe.each(flows)('the chart of $id', (machine: AnyStateMachine) => {
  it('refuses to pass off as done what nobody does', () => {
    for (const { action } of effectsOf(machine))
      expect(() => action({}, {})).toThrow('action not provided');
  });

  it('is live in the product', () => {
    const ids = live.map(([, { id }]) => id);
    const within = live.flatMap(([, { implementations }]) =>
      Object.values(implementations.actors ?? {}).flatMap((logic) =>
        logic instanceof StateMachine ? [logic.id] : [],
      ),
    );
    expect([...ids, ...within]).toContain(machine.id);
  });
});

it.each(live)('%s is given every action and actor of its chart', (name, machine) => {
  expect(gapsOf(machine, name)).toEqual([]);
});

describe('a machine that runs in the product', () => {
  const sources: Record<string, string> = import.meta.glob('../../../src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const outside = Object.entries(sources).filter(([path]) => !/\/src\/\w+\/actors\//.test(path));

  it('is one of these: no other file takes a chart as it is written, or changes what it is given', () => {
    const chart = /^import (?!type )[^;]*?\b(?<!type )(\w+Machine)\b[^;]*from '[./]*machines\//m;
    const taking = outside.filter(([, text]) => chart.test(text) || text.includes('.provide('));
    expect(taking.map(([path]) => path)).toEqual([]);
  });

  it('is made by what is tried here, where it is made anew', () => {
    const makers = exported.filter(
      ([, value]) =>
        typeof value === 'function' &&
        !(value instanceof StateMachine) &&
        /\.provide\)?\(/.test(value.toString()),
    );
    expect(makers.map(([name]) => name).sort()).toEqual(Object.keys(made).sort());
  });
});
