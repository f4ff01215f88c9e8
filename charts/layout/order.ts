import { ancestorsOf, type Chart, type ChartState, rootOf, statesById } from '../model/chart';

/** The states in the order in which a flow meets them first: those met early stand before those met late. */
function firstMet(chart: Chart, states: Map<string, ChartState>): Map<string, number> {
  const rank = new Map<string, number>();
  const queue: string[] = [rootOf(chart).id];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const state = states.get(id);
    if (!state || rank.has(id)) continue;
    for (const one of [...ancestorsOf(state, states).reverse(), state])
      if (!rank.has(one.id)) rank.set(one.id, rank.size);
    const inside = state.type === 'parallel' ? state.children : (state.initial?.targets ?? []);
    queue.unshift(...inside);
    for (const { targets } of state.transitions) queue.push(...targets);
  }
  for (const { id } of chart.states) if (!rank.has(id)) rank.set(id, rank.size);
  return rank;
}

/**
 * Whether a way leads back to a state that the flow met earlier. Such a way is laid out from its end to its
 * start, so that the flow itself runs in one direction.
 */
export function leadsBack(chart: Chart): (from: string, to: string) => boolean {
  const states = statesById(chart);
  const rank = firstMet(chart, states);
  const lineOf = (id: string) => {
    const state = states.get(id);
    return state ? [state, ...ancestorsOf(state, states)].map((one) => one.id).reverse() : [];
  };
  return (from, to) => {
    const [here, there] = [lineOf(from), lineOf(to)];
    const place = here.findIndex((id, index) => id !== there[index]);
    const [a, b] = [here[place], there[place]];
    if (place < 0 || a === undefined || b === undefined) return false;
    return (rank.get(a) ?? 0) > (rank.get(b) ?? 0);
  };
}
