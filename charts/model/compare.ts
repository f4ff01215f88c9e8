import { type Chart, type ChartState, type ChartTransition, statesById } from './chart';

export type Change = 'added' | 'removed' | 'changed';

/** A chart that holds what both have, and what became of each state and transition, by id. */
export interface Comparison {
  chart: Chart;
  changes: Record<string, Change>;
}

const nameOf = ({ event, guard }: ChartTransition) => `${event} ${JSON.stringify(guard)}`;
const placeOf = ({ event, targets }: ChartTransition) => `${event} ${targets.join(' ')}`;

/** What counts when two transitions are compared; ids change when others are put before. */
const sense = ({ id: _id, ...rest }: ChartTransition) => JSON.stringify(rest);

const ownSense = ({ transitions: _own, children: _below, ...rest }: ChartState) =>
  JSON.stringify(rest);

/** The old transition that each new one was: the same condition first, then the same end. */
function pairs(before: ChartTransition[], after: ChartTransition[]) {
  const left = new Set(before);
  const found = new Map<ChartTransition, ChartTransition>();
  for (const keyOf of [sense, nameOf, placeOf])
    for (const one of after.filter((candidate) => !found.has(candidate))) {
      const match = [...left].find((old) => keyOf(old) === keyOf(one));
      if (!match) continue;
      found.set(one, match);
      left.delete(match);
    }
  return { found, gone: [...left] };
}

function comparedState(before: ChartState, after: ChartState, changes: Record<string, Change>) {
  const { found, gone } = pairs(before.transitions, after.transitions);
  for (const one of after.transitions) {
    const old = found.get(one);
    if (!old) changes[one.id] = 'added';
    else if (sense(old) !== sense(one)) changes[one.id] = 'changed';
  }
  const removed = gone.map((one) => ({ ...one, id: `${one.id} removed` }));
  for (const { id } of removed) changes[id] = 'removed';
  if (ownSense(before) !== ownSense(after)) changes[after.id] = 'changed';
  const children = [...new Set([...after.children, ...before.children])];
  return { ...after, children, transitions: [...after.transitions, ...removed] };
}

/** Compares two charts of one machine. What was removed stays in the chart, to be drawn as removed. */
export function compareCharts(before: Chart, after: Chart): Comparison {
  const [old, now] = [statesById(before), statesById(after)];
  const changes: Record<string, Change> = {};
  const states = after.states.map((state) => {
    const was = old.get(state.id);
    if (was) return comparedState(was, state, changes);
    changes[state.id] = 'added';
    for (const { id } of state.transitions) changes[id] = 'added';
    return state;
  });
  for (const state of before.states.filter(({ id }) => !now.has(id))) {
    changes[state.id] = 'removed';
    const transitions = state.transitions.map((one) => ({ ...one, id: `${one.id} removed` }));
    for (const { id } of transitions) changes[id] = 'removed';
    states.push({ ...state, transitions });
  }
  const known = new Set(states.map(({ id }) => id));
  const parents = new Set(states.flatMap(({ children }) => children));
  const rooted = states.filter(
    ({ id, parent }) => parent === null || (known.has(parent) && parents.has(id)),
  );
  return { chart: { ...after, states: rooted }, changes };
}
