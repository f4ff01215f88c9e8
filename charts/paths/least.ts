import type loadHighs from 'highs';
import { startCuts } from './cuts';
import { elementAt } from './elementAt';
import type { Costs, Network } from './network';
import { programOf } from './program';

type Solver = Awaited<ReturnType<typeof loadHighs>>;

/** Rounds after which the program of the whole network is solved instead. */
const mostRounds = 12;
const drop = 1e-7;

/** What each link costs more than the goals on it and the cuts that it goes through are worth. */
function pricesOf(
  { links }: Network,
  { reset, step }: Costs,
  worth: readonly number[],
  cuts: readonly { links: readonly number[]; worth: number }[],
): number[] {
  const prices = links.map(({ from, goals }) =>
    [...new Set(goals)].reduce(
      (left, goal) => left - (worth[goal] ?? 0),
      from === null ? reset + step : step,
    ),
  );
  for (const cut of cuts)
    for (const link of cut.links) prices[link] = elementAt(prices, link) - cut.worth;
  return prices;
}

/**
 * Walks from a start of which the prices sum up to less than nothing, as links; none when no walk's do. A walk that
 * comes back to itself cheaper each time is one too (Bellman and Ford).
 */
function cheapWalks({ nodes, links }: Network, price: readonly number[]): number[] {
  const cost = Array.from({ length: nodes }, () => Number.POSITIVE_INFINITY);
  const by = Array.from({ length: nodes }, () => -1);
  let isChanging = true;
  for (let round = 0; isChanging && round <= nodes; round += 1) {
    isChanging = false;
    links.forEach(({ from, to }, index) => {
      const way = (from === null ? 0 : elementAt(cost, from)) + elementAt(price, index);
      if (way >= elementAt(cost, to) - drop) return;
      cost[to] = way;
      by[to] = index;
      isChanging = true;
    });
    // A round of links that pays for itself would go on for ever: what is negative by now is enough.
    if (round > 8 && cost.some((one) => one < -drop)) break;
  }
  const walks = new Set<number>();
  cost.forEach((one, end) => {
    const seen = new Set<number>();
    for (let node: number | null = end; one < -drop && node !== null && !seen.has(node); ) {
      seen.add(node);
      const index: number = elementAt(by, node);
      walks.add(index);
      node = links[index]?.from ?? null;
    }
  });
  return [...walks];
}

/**
 * What any tour of a network costs at least, when links may be taken in part. The program of a part of the network, given
 * by its links, says what each goal and each cut is worth; where no walk of the whole costs less than what is on it is worth,
 * the sum is the least of the whole too, and else such walks are added to the part.
 */
export function leastOf(
  solver: Solver,
  whole: Network,
  costs: Costs,
  part: readonly number[],
): number {
  const options = { output_flag: false, random_seed: 1, threads: 1 };
  const cuts = startCuts(whole);
  const kept = new Set(part);
  for (let round = 0; round < mostRounds; round += 1) {
    const own = [...kept].sort((one, other) => one - other);
    const place = new Map(own.map((link, at) => [link, at]));
    const network = { ...whole, links: own.map((link) => elementAt(whole.links, link)) };
    const joined = cuts.map((links) => links.flatMap((link) => place.get(link) ?? []));
    const solution = solver.solve(programOf(network, costs, joined, false), options);
    const worth = Array.from({ length: whole.goals }, () => 0);
    const held = cuts.map((links) => ({ links, worth: 0 }));
    for (const row of solution.Rows) {
      if (!('Name' in row && 'Dual' in row)) continue;
      const number = Number(row.Name.slice(1));
      const cut = held[number];
      if (row.Name.startsWith('g')) worth[number] = Number(row.Dual);
      if (row.Name.startsWith('c') && cut) cut.worth = Number(row.Dual);
    }
    const prices = pricesOf(whole, costs, worth, held);
    const cheap = cheapWalks(whole, prices).filter((index) => !kept.has(index));
    if (cheap.length === 0) return Math.ceil(solution.ObjectiveValue - 1e-6);
    for (const index of cheap) kept.add(index);
  }
  const { ObjectiveValue } = solver.solve(programOf(whole, costs, cuts, false), options);
  return Math.ceil(ObjectiveValue - 1e-6);
}
