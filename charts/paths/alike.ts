import { elementAt } from './elementAt';
import type { Link, Network } from './network';

/** A network in which nodes that lead to the same goals in the same ways are one. */
export interface Folded {
  readonly network: Network;
  /** A path of the folded network, as one of the whole network. */
  unfold(path: readonly number[]): number[];
}

/**
 * Classes of nodes from which exactly the same can follow, for ever (the coarsest bisimulation, by refining one class
 * until nothing tells its nodes apart).
 */
function classesOf({ nodes, links }: Network): number[] {
  const leaving = Array.from({ length: nodes }, (): { to: number; label: number }[] => []);
  const labels = new Map<string, number>();
  for (const { from, to, goals } of links) {
    if (from === null) continue;
    const name = goals.join(' ');
    const label = labels.get(name) ?? labels.size;
    labels.set(name, label);
    leaving[from]?.push({ to, label });
  }
  let classes = Array.from({ length: nodes }, () => 0);
  for (let count = 1; ; ) {
    const known = new Map<string, number>();
    const refined = leaving.map((out, node) => {
      const ways = new Set(out.map(({ to, label }) => label * nodes + elementAt(classes, to)));
      const key = `${classes[node]};${[...ways].sort((one, other) => one - other).join()}`;
      const found = known.get(key) ?? known.size;
      known.set(key, found);
      return found;
    });
    classes = refined;
    if (known.size === count) return classes;
    count = known.size;
  }
}

/**
 * Folds a network without a loss: each path of the one is a path of the other, with the same goals at the same cost, so
 * that the cheapest tours of both cost the same.
 */
export function fold(whole: Network): Folded {
  const classes = classesOf(whole);
  const classOf = (node: number) => elementAt(classes, node);
  const keyOf = ({ goals, to }: Link) => `${goals.join(' ')}>${classOf(to)}`;
  const links: Link[] = [];
  const keys: string[] = [];
  const known = new Set<string>();
  const leaving = new Map<number | null, Map<string, number>>();
  whole.links.forEach((link, index) => {
    const key = keyOf(link);
    const ways = leaving.get(link.from) ?? new Map<string, number>();
    leaving.set(link.from, ways);
    if (!ways.has(key)) ways.set(key, index);
    const from = link.from === null ? null : classOf(link.from);
    if (known.has(`${from}:${key}`)) return;
    known.add(`${from}:${key}`);
    links.push({ from, to: classOf(link.to), goals: link.goals });
    keys.push(key);
  });
  return {
    network: { nodes: new Set(classes).size, links, goals: whole.goals },
    unfold: (path) => {
      let at: number | null = null;
      return path.map((link) => {
        const index = leaving.get(at)?.get(elementAt(keys, link)) ?? -1;
        at = elementAt(whole.links, index).to;
        return index;
      });
    },
  };
}
