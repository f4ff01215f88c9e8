import { elementAt } from './elementAt';
/** Costs in steps: what it takes to begin a path anew, and to take one step. */
export interface Costs {
  readonly reset: number;
  readonly step: number;
}

export interface Link {
  /** Null for a start, which begins a path. */
  readonly from: number | null;
  readonly to: number;
  /** Numbers of the goals that it reaches. */
  readonly goals: readonly number[];
}

/** A graph whose links reach goals. Every goal is reached by a link, every node from a start. */
export interface Network {
  readonly nodes: number;
  readonly links: readonly Link[];
  readonly goals: number;
}

export type Flow = readonly number[];

export const costOf = (network: Network, flow: Flow, { reset, step }: Costs): number =>
  network.links.reduce(
    (sum, { from }, index) => sum + (flow[index] ?? 0) * (from === null ? reset + step : step),
    0,
  );

/** Nodes that can be reached from some along links, in the order in which they are met. */
function reachedFrom(starts: readonly number[], links: readonly Link[], nodes: number) {
  const reached = new Set<number>();
  const leaving = Array.from({ length: nodes }, (): number[] => []);
  for (const { from, to } of links) if (from !== null) leaving[from]?.push(to);
  const next = [...starts];
  for (let node = next.pop(); node !== undefined; node = next.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    next.push(...(leaving[node] ?? []));
  }
  return reached;
}

/** Sets of nodes that carry flow and hang together, but cannot be reached from a start along it. */
export function strayParts({ nodes, links }: Network, flow: Flow): Set<number>[] {
  const used = links.filter((_, index) => (flow[index] ?? 0) > 0);
  const starts = used.filter(({ from }) => from === null).map(({ to }) => to);
  const reached = reachedFrom(starts, used, nodes);
  const stray = used.filter(({ to }) => !reached.has(to));
  const both = stray.flatMap((link) => [
    link,
    { ...link, from: link.to, to: link.from ?? link.to },
  ]);
  const parts: Set<number>[] = [];
  for (const { to } of stray)
    if (!parts.some((part) => part.has(to))) parts.push(reachedFrom([to], both, nodes));
  return parts;
}

/**
 * Paths, as lists of link numbers, that together take each link as often as the flow says: each begins with a
 * start, and where a walk can go on it does (Hierholzer's walk with detours spliced in).
 */
export function pathsOf({ nodes, links }: Network, flow: Flow): number[][] {
  const leaving = Array.from({ length: nodes }, (): number[] => []);
  const starts: number[] = [];
  links.forEach(({ from }, index) => {
    for (let left = flow[index] ?? 0; left > 0; left -= 1)
      (from === null ? starts : (leaving[from] ?? [])).push(index);
  });
  const surplus = Array.from({ length: nodes }, () => 0);
  links.forEach(({ from, to }, index) => {
    const units = flow[index] ?? 0;
    surplus[to] = (surplus[to] ?? 0) + units;
    if (from !== null) surplus[from] = (surplus[from] ?? 0) - units;
  });
  const endOf = (index: number) => elementAt(links, index).to;
  const walk = (first: number, home: number | null): number[] => {
    const path: number[] = [];
    for (let node = first; ; ) {
      const link = leaving[node]?.shift();
      if (link === undefined) {
        if (home === null && (surplus[node] ?? 0) > 0) surplus[node] = (surplus[node] ?? 0) - 1;
        return path;
      }
      path.push(link);
      node = endOf(link);
      if (node === home) return path;
    }
  };
  const paths = starts.map((start) => [start, ...walk(endOf(start), null)]);
  for (const path of paths) {
    for (let at = 0; at < path.length; at += 1) {
      const node = endOf(elementAt(path, at));
      while ((leaving[node]?.length ?? 0) > 0) path.splice(at + 1, 0, ...walk(node, node));
    }
  }
  return paths;
}
