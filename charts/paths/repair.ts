import { elementAt } from './elementAt';
import type { Costs, Flow, Network } from './network';

interface Way {
  readonly links: readonly number[];
  readonly cost: number;
}

/** The cheapest ways from some nodes to all others, by breadth: each step costs the same. */
function waysFrom(
  { nodes, links }: Network,
  starts: readonly number[],
): (to: number) => Way | null {
  const leaving = Array.from({ length: nodes }, (): number[] => []);
  links.forEach(({ from }, index) => {
    if (from !== null) leaving[from]?.push(index);
  });
  const by = new Map<number, number | null>(starts.map((node) => [node, null]));
  const open = [...starts];
  for (let at = 0; at < open.length; at += 1)
    for (const index of leaving[elementAt(open, at)] ?? []) {
      const { to } = elementAt(links, index);
      if (by.has(to)) continue;
      by.set(to, index);
      open.push(to);
    }
  return (to) => {
    const way: number[] = [];
    for (let node = to; ; ) {
      const index = by.get(node);
      if (index === undefined) return null;
      if (index === null) return { links: way.reverse(), cost: way.length };
      way.push(index);
      const { from } = elementAt(links, index);
      if (from === null) return null;
      node = from;
    }
  };
}

/**
 * Joins parts of a flow that no start reaches to the rest, each by the cheapest round from a node on the way, or
 * by a start of its own. The flow stays one that paths can follow.
 */
export function joinParts(
  network: Network,
  flow: Flow,
  parts: readonly ReadonlySet<number>[],
  { reset, step }: Costs,
): Flow {
  const joined = [...flow];
  const { links } = network;
  const isStray = (node: number) => parts.some((part) => part.has(node));
  const onTheWay = [
    ...new Set(
      links.flatMap(({ to }, index) => ((flow[index] ?? 0) > 0 && !isStray(to) ? [to] : [])),
    ),
  ];
  const starts = links.flatMap(({ from }, index) => (from === null ? [index] : []));
  const take = (taken: readonly number[]) => {
    for (const index of taken) joined[index] = (joined[index] ?? 0) + 1;
  };
  for (const part of parts) {
    const rounds = onTheWay.flatMap((node): Way[] => {
      const out = waysFrom(network, [node]);
      return [...part].flatMap((entry) => {
        const there = out(entry);
        const back = there && waysFrom(network, [entry])(node);
        return there && back
          ? [{ links: [...there.links, ...back.links], cost: there.cost + back.cost }]
          : [];
      });
    });
    const anew = starts.flatMap((index): Way[] => {
      const out = waysFrom(network, [elementAt(links, index).to]);
      return [...part].flatMap((entry) => {
        const way = out(entry);
        return way ? [{ links: [index, ...way.links], cost: reset + step + way.cost }] : [];
      });
    });
    const [best] = [...rounds, ...anew].sort((one, other) => one.cost - other.cost);
    if (!best) throw new Error('A part of the network cannot be reached from any start');
    take(best.links);
  }
  return joined;
}
