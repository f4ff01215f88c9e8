import type { Cut } from './cuts';
import { elementAt } from './elementAt';
import { Ground, type Prices } from './ground';
import type { Costs, Network } from './network';
import { Trail } from './trail';

/** Numbers that look like chance, the same each time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Goes wherever something new is nearest, best where there is a way back, as long as all that is left can be reached. */
function follow(trail: Trail, random: (below: number) => number): void {
  const { ground } = trail;
  for (let view = trail.ahead(); view && trail.left > 0; ) {
    const { spread, nearest } = view;
    const { at } = trail;
    let second: number[] | null = null;
    let next: typeof view | null = null;
    while (nearest.length > 0 && !next) {
      const [link = -1] = nearest.splice(random(nearest.length), 1);
      const way = [...(ground.wayTo(spread, elementAt(ground.from, link), true) ?? []), link];
      const undo = trail.goOn(way);
      if (!undo) continue;
      if (trail.isWhole) return;
      const seen = trail.ahead();
      if (seen && elementAt(seen.spread.cost, at) <= trail.limit) next = seen;
      else undo();
      if (seen) second ??= way;
    }
    if (!next && second && trail.goOn(second)) next = trail.ahead();
    view = next;
  }
}

/** Looks at the ground that all tries together may take, counted, so that each machine finds the same trail. */
const mostLooks = 40_000_000;

/**
 * Paths that reach all goals of a network and cost no more than `slack` above what a linear program says any do; null
 * where some tries found none. On the ground that the program's prices make, the ways of a cheapest tour cost nothing, so
 * that it is found by going along them, whichever comes first.
 */
export function trailOf(
  network: Network,
  costs: Costs,
  cuts: readonly Cut[],
  prices: Prices,
  { slack, tries, seed }: { slack: number; tries: number; seed: number },
): number[][] | null {
  const ground = new Ground(network, costs, cuts, prices, slack);
  const random = chance(seed);
  const most = Math.min(
    tries,
    1 + Math.floor(mostLooks / (network.links.length * network.goals + 1)),
  );
  for (let time = 0; time < most; time += 1) {
    const trail = new Trail(ground, slack);
    follow(trail, random);
    if (trail.links.length === 0) return null;
    if (!trail.isWhole) trail.turnAside();
    if (!trail.isWhole) continue;
    const paths: number[][] = [];
    for (const link of trail.links)
      if (ground.from[link] === ground.home) paths.push([link]);
      else paths.at(-1)?.push(link);
    return paths;
  }
  return null;
}
