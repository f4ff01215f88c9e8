import {
  ancestorsOf,
  type Chart,
  type ChartState,
  type ChartTransition,
  type Plain,
  statesById,
  transitionsOf,
} from '../model/chart';
import { hidden } from '../model/mask';
import { guardNames } from '../model/names';
import { reachableStates } from './reach';

type Rule =
  | 'description missing'
  | 'unreachable state'
  | 'dead guard'
  | 'sink that is not final'
  | 'invoke without error path';

export interface Problem {
  rule: Rule;
  /** Id of the state or transition, or the name of the guard. */
  at: string;
  text: string;
}

type States = Map<string, ChartState>;

/** States and choices that say nothing to a reader. The machine itself may be silent. */
function silent(chart: Chart): Problem[] {
  const rule = 'description missing';
  const states = chart.states
    .filter(({ parent, type, description }) => parent && type !== 'history' && !description)
    .map(({ id }) => ({ rule, at: id, text: 'The state has no description' }) as const);
  const choices = chart.states.flatMap(({ transitions }) =>
    transitions
      .filter(
        ({ event, description }) =>
          !description && transitions.filter((other) => other.event === event).length > 1,
      )
      .map(({ id }) => ({ rule, at: id, text: 'One of several ways has no description' }) as const),
  );
  return [...states, ...choices];
}

function unreachable(chart: Chart): Problem[] {
  const reached = reachableStates(chart);
  return chart.states
    .filter(({ id, type }) => type !== 'history' && !reached.has(id))
    .map(({ id }) => ({ rule: 'unreachable state', at: id, text: 'Nothing leads here' }));
}

const same = (a: ChartTransition, b: ChartTransition) =>
  JSON.stringify(a.guard) === JSON.stringify(b.guard);
/** What was masked, computed or cut off may be otherwise where it looks the same. */
const isWholeTold = (params: Plain | undefined): boolean => {
  if (typeof params === 'string') return params !== hidden && !params.startsWith('(');
  if (typeof params !== 'object' || params === null) return true;
  return Object.entries(params).every(([key, one]) => isWholeTold(key) && isWholeTold(one));
};

/** The guards that something asks, alone or as a part of others. */
function askedIn({ joined = {}, ...chart }: Chart): Set<string> {
  const asked = new Set(transitionsOf(chart).flatMap(({ guard }) => guardNames(guard)));
  // A set is gone through with what is added on the way: parts may be joined guards as well.
  for (const name of asked) for (const part of guardNames(joined[name] ?? null)) asked.add(part);
  return asked;
}

/** Ways that an earlier one always takes first, and guards that are declared and never asked. */
function dead(chart: Chart): Problem[] {
  const rule = 'dead guard';
  const shadowed = chart.states.flatMap(({ transitions }) =>
    transitions.flatMap((transition, place): Problem[] => {
      const before = transitions.slice(0, place).filter(({ event }) => event === transition.event);
      if (before.some(({ guard }) => !guard))
        return [
          { rule, at: transition.id, text: 'An earlier way without a guard is always taken' },
        ];
      const guard = transition.guard;
      if (
        guard?.op === 'is' &&
        isWholeTold(guard.params) &&
        before.some((other) => same(other, transition))
      )
        return [
          { rule, at: transition.id, text: `${guard.name} was asked before, for another way` },
        ];
      return [];
    }),
  );
  const asked = askedIn(chart);
  const hasUnnamed = JSON.stringify(transitionsOf(chart)).includes('"op":"unnamed"');
  const unasked =
    hasUnnamed || chart.asksInActions ? [] : chart.guards.filter((name) => !asked.has(name));
  return [
    ...shadowed,
    ...unasked.map((at): Problem => ({ rule, at, text: 'The guard is declared and never asked' })),
  ];
}

/** A state that nothing leads out of, though it does not end the flow. */
function sinks(chart: Chart, states: States): Problem[] {
  const leaves = (transition: ChartTransition, state: ChartState) =>
    transition.targets.some((target) => target !== state.id);
  return chart.states
    .filter(
      (state) =>
        state.type === 'atomic' &&
        state.parent &&
        ![state, ...ancestorsOf(state, states)].some(({ transitions }) =>
          transitions.some((transition) => leaves(transition, state)),
        ),
    )
    .map(({ id }) => ({ rule: 'sink that is not final', at: id, text: 'There is no way out' }));
}

/** Actors whose failure would end the whole flow. */
function unguardedInvokes(chart: Chart, states: States): Problem[] {
  return chart.states.flatMap((state) =>
    state.invokes
      .filter(({ id }) => {
        const handlers = [state, ...ancestorsOf(state, states)]
          .flatMap(({ transitions }) => transitions)
          .filter(({ event }) => event === `xstate.error.actor.${id}`);
        return !handlers.some(({ guard }) => !guard);
      })
      .map(
        ({ src }): Problem => ({
          rule: 'invoke without error path',
          at: state.id,
          text: `Nothing catches every failure of ${src}`,
        }),
      ),
  );
}

/** What keeps a chart from being read and trusted; empty for a good one. */
export function checkChart(chart: Chart): Problem[] {
  const states = statesById(chart);
  return [
    ...silent(chart),
    ...unreachable(chart),
    ...dead(chart),
    ...sinks(chart, states),
    ...unguardedInvokes(chart, states),
  ];
}
