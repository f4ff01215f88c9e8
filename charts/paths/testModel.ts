import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Arc, type Explored, eventOf, explore } from './explore';
import type { Model } from './fixtures';
import { type Plays, playedModel } from './plays';
import { checksAt } from './product';
import { bareMachine, runPath, type Stage } from './run';

interface TestStep {
  event: AnyEventObject;
  /** Where it leads. */
  state: AnyMachineSnapshot;
}

/** How a path is taken, as `@xstate/test` says it: `events` bring about, `states` look; `*` is any other state. */
export interface TestParams {
  events?: Record<string, (step: TestStep) => unknown>;
  states?: Record<string, (state: AnyMachineSnapshot) => unknown>;
}

export interface TestPath {
  /** "Reaches state "on": toggle → toggle". */
  description: string;
  /** Where it ends. */
  state: AnyMachineSnapshot;
  steps: TestStep[];
  /** How many events it takes. */
  weight: number;
  /** Takes it on the machine and by what is said; rejects where either leaves it. */
  test(params?: TestParams): Promise<void>;
}

export interface TestModel {
  /** The shortest path to each state of the machine. */
  getShortestPaths(): TestPath[];
  /** Each path that comes nowhere twice, up to `limit` of them. */
  getSimplePaths(options?: { limit?: number }): TestPath[];
}

const valueText = ({ value }: AnyMachineSnapshot) =>
  typeof value === 'string' ? value : JSON.stringify(value);

function pathOf(explored: Explored, arcs: readonly Arc[]): TestPath {
  const stateAt = ({ to }: Arc): AnyMachineSnapshot => {
    const found = explored.configurations[to];
    if (!found) throw new Error(`There is no configuration ${to}`);
    return found.snapshot;
  };
  const stepOf = (arc: Arc): TestStep => ({
    event: arc.cause.kind === 'start' ? { type: 'xstate.init' } : eventOf(arc.cause, stateAt(arc)),
    state: stateAt(arc),
  });
  const steps = arcs.map(stepOf);
  const last = steps.at(-1);
  if (!last) throw new Error('A path begins with a start');
  const events = steps.slice(1).map(({ event }) => event.type);
  const stageOf = ({ events: acts = {}, states = {} }: TestParams): Stage => {
    const bare = bareMachine(explored.model.fixtures);
    return {
      ...bare,
      act: async (actor, arc) => {
        const step = stepOf(arc);
        await acts[step.event.type]?.(step);
        await bare.act(actor, arc);
      },
      look: async (snapshot) => {
        const checks = checksAt(states, snapshot);
        if (checks.length === 0) await states['*']?.(snapshot);
        for (const check of checks) await check(snapshot);
      },
    };
  };
  return {
    description: `Reaches state "${valueText(last.state)}"${events.length > 0 ? `: ${events.join(' → ')}` : ''}`,
    state: last.state,
    steps,
    weight: events.length,
    test: async (params = {}) => {
      const left = await runPath(explored, arcs, stageOf(params));
      if (left)
        throw new Error(
          left.wrong ??
            `Step ${left.step}: expected ${JSON.stringify(left.expected)}, found ${JSON.stringify(left.found)}`,
        );
    },
  };
}

function shortestIn({ arcs }: Explored): Arc[][] {
  const ways = new Map<number, Arc[]>();
  // Arcs come in the order in which configurations were met: the first into one is of a shortest path.
  for (const arc of arcs) {
    const before = arc.from === null ? [] : ways.get(arc.from);
    if (before && !ways.has(arc.to)) ways.set(arc.to, [...before, arc]);
  }
  return [...ways.values()];
}

function simpleIn({ arcs }: Explored, limit: number): Arc[][] {
  const found: Arc[][] = [];
  const outOf = new Map<number | null, Arc[]>();
  for (const arc of arcs) outOf.set(arc.from, [...(outOf.get(arc.from) ?? []), arc]);
  const go = (way: Arc[], at: number | null) => {
    const met = new Set(way.map(({ to }) => to));
    for (const arc of outOf.get(at) ?? []) {
      if (found.length >= limit) return;
      if (met.has(arc.to)) continue;
      found.push([...way, arc]);
      go([...way, arc], arc.to);
    }
  };
  go([], null);
  return found;
}

const enough = 1_000;

/**
 * The paths of a machine in the words of `@xstate/test`. Unlike there, what is invoked and what waits for its time belongs to the
 * paths: answers are called `xstate.done.actor.<id>`, times `xstate.after.<delay>.<state>`.
 */
export function createTestModel<M extends AnyStateMachine>(
  machine: M,
  plays: Plays<M> = {},
): TestModel {
  const model: Model = playedModel<AnyStateMachine>(machine.id, machine, plays);
  const explored = explore(model);
  return {
    getShortestPaths: () => shortestIn(explored).map((arcs) => pathOf(explored, arcs)),
    getSimplePaths: ({ limit = enough } = {}) =>
      simpleIn(explored, limit).map((arcs) => pathOf(explored, arcs)),
  };
}
