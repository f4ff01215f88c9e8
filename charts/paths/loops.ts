import { elementAt } from './elementAt';
import type { Costs, Network } from './network';
import type { Tour } from './tour';

/** A network without the steps that lead nowhere, such as events that are refused. */
export interface Unlooped {
  readonly network: Network;
  /** A tour of it, as one of the whole network. */
  withLoops(tour: Tour, costs: Costs): Tour;
}

/** Goals that are reached at the same nodes, each by a step of its own that stays there. */
interface Group {
  readonly at: ReadonlySet<number>;
  readonly goals: number[];
}

/** Goals that nothing reaches but steps that stay where they are and reach nothing else, by their links. */
function goalsOnLoops({ links, goals }: Network): Map<number, number[]> {
  const others = new Set<number>();
  const loops = new Map<number, number[]>();
  links.forEach(({ from, to, goals: reached }, index) => {
    const [goal] = reached;
    if (from === to && reached.length === 1 && goal !== undefined)
      loops.set(goal, [...(loops.get(goal) ?? []), index]);
    else for (const one of reached) others.add(one);
  });
  for (const goal of loops.keys()) if (others.has(goal) || goal >= goals) loops.delete(goal);
  return loops;
}

/** Groups of which none is visited by visiting another: what is left out comes by itself. */
const needed = (groups: readonly Group[]): Group[] =>
  groups.filter(
    ({ at }) =>
      !groups.some(
        (other) => other.at.size < at.size && [...other.at].every((node) => at.has(node)),
      ),
  );

/**
 * Takes steps that stay where they are out of a network: each costs one step wherever it is taken, so that only where a
 * tour passes is to be found. The cheapest tour of the rest with these steps is the cheapest of the whole.
 */
export function withoutLoops(whole: Network): Unlooped {
  const loops = goalsOnLoops(whole);
  const groups = new Map<string, Group>();
  for (const [goal, indices] of loops) {
    const nodes = indices.map((index) => elementAt(whole.links, index).to).sort((a, b) => a - b);
    const group = groups.get(nodes.join()) ?? { at: new Set(nodes), goals: [] };
    groups.set(nodes.join(), group);
    group.goals.push(goal);
  }
  if (groups.size === 0) return { network: whole, withLoops: (tour) => tour };
  const kept = Array.from({ length: whole.goals }, (_, goal) => goal).filter(
    (goal) => !loops.has(goal),
  );
  const numbers = new Map(kept.map((goal, at) => [goal, at]));
  const visits = needed([...groups.values()]);
  const visitsAt = Array.from({ length: whole.nodes }, (_, node) =>
    visits.flatMap(({ at }, index) => (at.has(node) ? [kept.length + index] : [])),
  );
  const own = whole.links.flatMap(({ goals }, index) =>
    goals.some((goal) => loops.has(goal)) ? [] : [index],
  );
  const links = own.map((index) => {
    const { from, to, goals } = elementAt(whole.links, index);
    const left = goals.flatMap((goal) => numbers.get(goal) ?? []);
    return { from, to, goals: [...left, ...(visitsAt[to] ?? [])] };
  });
  const loopAt = new Map(
    [...loops].flatMap(([goal, indices]) =>
      indices.map((index) => [`${goal}@${whole.links[index]?.to}`, index] as const),
    ),
  );
  return {
    network: { nodes: whole.nodes, links, goals: kept.length + visits.length },
    withLoops: ({ paths, cost, bound }, { step }) => {
      let open = [...groups.values()];
      const looped = paths.map((path) =>
        path.flatMap((link) => {
          const index = elementAt(own, link);
          const node = elementAt(whole.links, index).to;
          const here = open.filter(({ at }) => at.has(node));
          open = open.filter(({ at }) => !at.has(node));
          const taken = here.flatMap(({ goals }) => goals);
          return [index, ...taken.flatMap((goal) => loopAt.get(`${goal}@${node}`) ?? [])];
        }),
      );
      const more = step * loops.size;
      return { paths: looped, cost: cost + more, bound: bound + more };
    },
  };
}
