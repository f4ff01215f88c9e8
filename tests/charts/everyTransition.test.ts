import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  createMachine,
  fromCallback,
  SimulatedClock,
} from 'xstate';
import { discoverMachines } from '../../charts/atlas/discover';
import { transitionsOf } from '../../charts/model/chart';
import { readChart } from '../../charts/model/readChart';
import { transitionId } from '../../charts/model/transitionId';

const machines = await discoverMachines(fileURLToPath(new URL('../../machines', import.meta.url)));

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((one) => nodesOf(one)),
];

const defined = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ]);

/** The transitions taken while a machine gets events, time and its actors' ends in some order. */
function taken(machine: AnyStateMachine, events: { type: string }[]): AnyTransitionDefinition[] {
  const clock = new SimulatedClock();
  const found: AnyTransitionDefinition[] = [];
  const actor = createActor(machine, {
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') found.push(...event._transitions);
    },
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  for (const event of events) {
    actor.send(event);
    clock.increment(10);
  }
  actor.stop();
  return found;
}

const keys = ['a', 'b', 'c'] as const;
const events = ['go', 'stop', 'item.add', 'item.drop'];

const transition = (within: readonly string[]) =>
  fc.record(
    {
      target: fc.constantFrom(...within),
      guard: fc.constantFrom('yes', 'no'),
      actions: fc.constant('note'),
      reenter: fc.boolean(),
    },
    { requiredKeys: [] },
  );

const ways = (within: readonly string[]) => fc.array(transition(within), { maxLength: 3 });

/** Any state of a small machine; what is nested goes to its siblings and to the outermost states. */
const state = (depth: number): fc.Arbitrary<Record<string, unknown>> => {
  const targets = [...keys, ...keys.map((key) => `#any.${key}`)];
  const config = fc.record({
    on: fc.dictionary(fc.constantFrom(...events, '*', 'item.*'), ways(targets), { maxKeys: 4 }),
    after: fc.dictionary(fc.constantFrom('5', 'soon'), ways(targets), { maxKeys: 2 }),
    always: fc.constant([{ guard: 'no', target: 'a' }]),
    invoke: fc.option(fc.record({ src: fc.constant('end'), onDone: transition(targets) }), {
      nil: undefined,
    }),
  });
  if (depth === 0) return config;
  const inner = fc.option(fc.tuple(states(depth - 1), fc.boolean()), { nil: undefined });
  return fc.tuple(config, inner).map(([own, below]) => {
    if (!below) return own;
    const [nested, isParallel] = below;
    return { ...own, states: nested, ...(isParallel ? { type: 'parallel' } : { initial: 'a' }) };
  });
};

const states = (depth: number) => fc.record({ a: state(depth), b: state(depth), c: state(depth) });

const anyMachine = states(1).map((nested) =>
  createMachine({ id: 'any', initial: 'a', states: nested } as never, {
    guards: { yes: () => true, no: () => false },
    actions: { note: () => undefined },
    delays: { soon: 3 },
    actors: { end: fromCallback(() => undefined) },
  }),
);

it('has every transition that a machine of any shape takes', () => {
  fc.assert(
    fc.property(
      anyMachine,
      fc.array(fc.constantFrom(...events), { maxLength: 12 }),
      (machine, sent) => {
        const known = new Set(transitionsOf(readChart(machine)).map(({ id }) => id));
        expect(known.size).toBe(defined(machine).length);
        for (const one of taken(
          machine,
          sent.map((type) => ({ type })),
        ))
          expect(known).toContain(transitionId(one));
      },
    ),
    { numRuns: 150 },
  );
});

it.each(machines.map((machine) => [machine.id, machine] as const))(
  'has every transition of %s, each once',
  (_, machine) => {
    const ids = transitionsOf(readChart(machine)).map(({ id }) => id);
    expect(ids.sort()).toEqual(defined(machine).map(transitionId).sort());
    expect(new Set(ids).size).toBe(ids.length);
  },
);
