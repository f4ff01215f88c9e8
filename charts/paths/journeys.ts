import { nodesOf } from '../model/snapshots';
import { elementAt } from './elementAt';
import type { Arc, Explored } from './explore';

interface Stop {
  /** How many of the states have been passed. */
  readonly passed: number;
  readonly arc: Arc;
  readonly before: Stop | null;
}

function isAt({ configurations }: Explored, { to, taken }: Arc, state: string): boolean {
  const nodes = nodesOf(elementAt(configurations, to).snapshot);
  return nodes.some(({ id }) => id === state) || taken.some((id) => id.startsWith(`${state}|`));
}

/** The shortest path that passes states in this order; null where none does. */
export function journeyThrough(
  explored: Explored,
  states: readonly string[],
): readonly Arc[] | null {
  const known = new Set<string>();
  const open: Stop[] = [];
  const arrive = (arc: Arc, before: Stop | null): Stop | null => {
    let passed = before?.passed ?? 0;
    while (passed < states.length && isAt(explored, arc, elementAt(states, passed))) passed += 1;
    const stop = { passed, arc, before };
    if (passed === states.length) return stop;
    const key = `${arc.to} ${passed}`;
    if (!known.has(key)) open.push(stop);
    known.add(key);
    return null;
  };
  const pathTo = (end: Stop): Arc[] => {
    const path: Arc[] = [];
    for (let stop: Stop | null = end; stop; stop = stop.before) path.unshift(stop.arc);
    return path;
  };
  for (const start of explored.arcs.filter(({ from }) => from === null)) {
    const end = arrive(start, null);
    if (end) return pathTo(end);
  }
  for (let stop = open.shift(); stop; stop = open.shift()) {
    const at = stop.arc.to;
    for (const arc of explored.arcs.filter(({ from, taken }) => from === at && taken.length > 0)) {
      const end = arrive(arc, stop);
      if (end) return pathTo(end);
    }
  }
  return null;
}
