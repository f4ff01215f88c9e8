import { elementAt } from './elementAt';
import type { Network } from './network';

/** How many of the nearest links to each goal a thinned network keeps. */
const nearestLinks = 8;

/** A part of a network in which every goal can be reached, with the numbers its links have in the whole one. */
export interface Thinned {
  readonly network: Network;
  readonly links: readonly number[];
}

/**
 * The nodes on the shortest ways from a start to the nearest links of each goal, with all links between them:
 * small enough for an exact tour, which is one of the whole network too.
 */
export function thin({ nodes, links, goals }: Network): Thinned {
  const leaving = Array.from({ length: nodes }, (): number[] => []);
  links.forEach(({ from }, index) => {
    if (from !== null) leaving[from]?.push(index);
  });
  const by = new Map<number, number>();
  const met: number[] = [];
  const open: number[] = [];
  const meet = (index: number) => {
    met.push(index);
    const to = links[index]?.to ?? 0;
    if (by.has(to)) return;
    by.set(to, index);
    open.push(to);
  };
  links.forEach(({ from }, index) => {
    if (from === null) meet(index);
  });
  for (let at = 0; at < open.length; at += 1) (leaving[elementAt(open, at)] ?? []).forEach(meet);

  const found = Array.from({ length: goals }, () => 0);
  const kept = new Set<number>();
  const keepWayTo = (first: number) => {
    for (let node: number | null = first; node !== null && !kept.has(node); ) {
      kept.add(node);
      node = links[by.get(node) ?? -1]?.from ?? null;
    }
  };
  for (const index of met) {
    const link = links[index];
    if (!link?.goals.some((goal) => (found[goal] ?? 0) < nearestLinks)) continue;
    for (const goal of link.goals) found[goal] = (found[goal] ?? 0) + 1;
    if (link.from !== null) keepWayTo(link.from);
    keepWayTo(link.to);
  }
  const numbers = new Map(
    [...kept].sort((one, other) => one - other).map((node, at) => [node, at]),
  );
  const within = links.flatMap(({ from, to }, index) =>
    kept.has(to) && (from === null || kept.has(from)) ? [index] : [],
  );
  return {
    network: {
      nodes: kept.size,
      goals,
      links: within.flatMap((index) => {
        const link = links[index];
        if (!link) return [];
        const from = link.from === null ? null : (numbers.get(link.from) ?? 0);
        return [{ from, to: numbers.get(link.to) ?? 0, goals: link.goals }];
      }),
    },
    links: within,
  };
}
