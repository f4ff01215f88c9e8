import { ancestorsOf, type Chart, type ChartTransition, rootOf, statesById } from '../model/chart';

/**
 * The ids of all states that some order of events could make active, once those are that it goes on from. Guards are taken to be true at some
 * time, so a state outside this set is unreachable for certain.
 */
export function reachableStates(
  chart: Chart,
  from: readonly string[] = [rootOf(chart).id],
): Set<string> {
  const states = statesById(chart);
  const reached = new Set<string>();
  const visited = new Set<string>();

  const enterDefault = (id: string) => {
    const state = states.get(id);
    if (!state || visited.has(id)) return;
    visited.add(id);
    reached.add(id);
    const next = state.type === 'parallel' ? state.children : (state.initial?.targets ?? []);
    for (const child of next) enter(child);
  };
  const enter = (id: string) => {
    const state = states.get(id);
    if (!state) return;
    const above = ancestorsOf(state, states);
    const through = new Set([id, ...above.map((one) => one.id)]);
    for (const ancestor of above) {
      reached.add(ancestor.id);
      const regions = ancestor.type === 'parallel' ? ancestor.children : [];
      for (const region of regions) if (!through.has(region)) enterDefault(region);
    }
    if (state.type === 'history' && !state.initial && state.parent) enterDefault(state.parent);
    enterDefault(id);
  };
  const isPossible = ({ kind, subject }: ChartTransition) => {
    const ended = states.get(subject);
    if (kind !== 'stateDone' || ended?.type === 'parallel') return true;
    return (ended?.children ?? []).some(
      (child) => states.get(child)?.type === 'final' && reached.has(child),
    );
  };

  for (const id of from) enter(id);
  // A final state reached late makes its parent's transition possible: hence until nothing changes.
  for (let before = -1; before !== reached.size; ) {
    before = reached.size;
    for (const id of [...reached]) {
      for (const transition of states.get(id)?.transitions ?? [])
        if (isPossible(transition)) for (const target of transition.targets) enter(target);
    }
  }
  return reached;
}
