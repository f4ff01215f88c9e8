import loadHighs from 'highs';
import { type Costs, costOf, type Flow, type Network, pathsOf, strayNodes } from './network';
import { type Cut, programOf } from './program';

/** Paths that reach every goal, and how near they are to the cheapest that exist. */
export interface Tour {
  /** Link numbers; each path begins with a start. */
  readonly paths: readonly (readonly number[])[];
  readonly cost: number;
  /** No set of paths that reaches every goal costs less. */
  readonly bound: number;
}

const mostRounds = 60;
/** Branches that the solver may look at: counted, not timed, so that each machine finds the same tour. */
const mostBranches = 2_000;

let loaded: ReturnType<typeof loadHighs> | undefined;

/** One solver a process: loading it costs more than most tours. */
const highs = () => {
  loaded ??= loadHighs();
  return loaded;
};

/**
 * The cheapest tour of a network: the directed Chinese postman's, of which only goals, not links, must be
 * visited (an integer program; HiGHS solves it). Parts that hang together with no start are cut off one round
 * after the other. Equal networks give equal tours.
 */
export async function findTour(network: Network, costs: Costs): Promise<Tour> {
  const solver = await highs();
  const cuts: Cut[] = [];
  const solve = (whole: boolean) =>
    solver.solve(programOf(network, costs, cuts, whole), {
      output_flag: false,
      mip_max_nodes: mostBranches,
      random_seed: 1,
      threads: 1,
    });
  for (let round = 0; round < mostRounds; round += 1) {
    const solution = solve(true);
    const taken = (index: number) => {
      const column = solution.Columns[`x${index}`];
      return column && 'Primal' in column ? Math.round(column.Primal) : 0;
    };
    const flow: Flow = network.links.map((_, index) => taken(index));
    const stray = strayNodes(network, flow);
    if (stray.size > 0) {
      cuts.push(stray);
      continue;
    }
    const cost = costOf(network, flow, costs);
    const bound =
      solution.Status === 'Optimal' ? cost : Math.ceil(solve(false).ObjectiveValue - 1e-6);
    return { paths: pathsOf(network, flow), cost, bound };
  }
  throw new Error(`No connected tour was found in ${mostRounds} rounds`);
}
