import type loadHighs from 'highs';
import { type Cut, startCuts, violatedCuts } from './cuts';
import { trailOf } from './follow';
import type { Prices } from './ground';
import type { Costs, Network } from './network';
import { programOf } from './program';
import type { Tour } from './tour';

type Solver = Awaited<ReturnType<typeof loadHighs>>;

/** Rounds of finding cuts before the way by trails is given up, and tries at a trail after each and in the end. */
const mostTrailRounds = 12;
const fewTries = 4;
const manyTries = 200;

/** Links times goals above which trails take too long. */
const mostGround = 40_000;

/** What a program without whole numbers says, solved from within: its prices know of all that is cheapest, not of a corner. */
function pricesFrom(solver: Solver, network: Network, costs: Costs, cuts: readonly Cut[]) {
  const solution = solver.solve(programOf(network, costs, cuts, false), {
    output_flag: false,
    solver: 'ipm',
    run_crossover: 'off',
    random_seed: 1,
    threads: 1,
  });
  const [goals, ofCuts, nodes]: [number[], number[], number[]] = [[], [], []];
  const rows = new Map([
    ['g', goals],
    ['c', ofCuts],
    ['n', nodes],
  ]);
  for (const row of solution.Rows) {
    const list = 'Name' in row && rows.get(row.Name.charAt(0));
    if (list && 'Dual' in row) list[Number(row.Name.slice(1))] = Number(row.Dual);
  }
  const prices: Prices = { goals, cuts: ofCuts, nodes };
  const flow = network.links.map((_, index) => {
    const column = solution.Columns[`x${index}`];
    return column && 'Primal' in column ? column.Primal : 0;
  });
  return { prices, flow, cost: solution.ObjectiveValue, isOptimal: solution.Status === 'Optimal' };
}

/**
 * A tour that costs no more than the program without whole numbers says any does, found by going along what is cheapest by its
 * prices; null where none is found.
 */
export function trailTour(solver: Solver, network: Network, costs: Costs): Tour | null {
  if (network.links.length * network.goals > mostGround) return null;
  let cuts: readonly Cut[] = startCuts(network);
  for (let round = 1; round <= mostTrailRounds; round += 1) {
    const { prices, flow, cost, isOptimal } = pricesFrom(solver, network, costs, cuts);
    if (!isOptimal) return null;
    // Solved from within, the cost is exact to some figures only.
    const bound = Math.ceil(cost - 1e-4);
    const found = violatedCuts(network, flow);
    const isLast = found.length === 0 || round === mostTrailRounds;
    const tries = isLast ? manyTries : fewTries;
    const trail = { slack: bound - cost, tries, seed: round };
    const paths = trailOf(network, costs, cuts, prices, trail);
    const length = paths?.reduce((sum, path) => sum + costs.reset + costs.step * path.length, 0);
    if (paths && length === bound) return { paths, cost: bound, bound };
    if (isLast) return null;
    cuts = [...cuts, ...found];
  }
  return null;
}
