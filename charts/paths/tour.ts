import loadHighs from 'highs';
import { type Cut, violatedCuts } from './cuts';
import { merge } from './merge';
import { type Costs, costOf, type Flow, type Network, pathsOf, strayParts } from './network';
import { programOf } from './program';
import { joinParts } from './repair';
import { thin } from './thin';

/** Paths that reach every goal, and how near they are to the cheapest that exist. */
export interface Tour {
  /** Link numbers; each path begins with a start. */
  readonly paths: readonly (readonly number[])[];
  readonly cost: number;
  /** No set of paths that reaches every goal costs less. */
  readonly bound: number;
}

/** Rounds of finding cuts on the program without whole numbers, which is solved at once. */
const mostLooseRounds = 40;
/** Rounds after which what still hangs together with no start is joined by the cheapest ways to it. */
const mostRounds = 12;
/** Branches that the solver may look at: counted, not timed, so that each machine finds the same tour. */
const mostBranches = 2_000;

/** Above so many links the tour is one of a thinned network, and its gap to the whole one's bound is told. */
const large = 500;

let loaded: ReturnType<typeof loadHighs> | undefined;

/** One solver a process: loading it costs more than most tours. */
const highs = () => {
  loaded ??= loadHighs();
  return loaded;
};

type Solver = Awaited<ReturnType<typeof loadHighs>>;

/** A network's program, solved with the cuts known so far. */
function programmed(solver: Solver, network: Network, costs: Costs) {
  const cuts: Cut[] = [];
  const solve = (whole: boolean) => {
    const solution = solver.solve(programOf(network, costs, cuts, whole), {
      output_flag: false,
      mip_max_nodes: mostBranches,
      random_seed: 1,
      threads: 1,
    });
    const flow = network.links.map((_, index) => {
      const column = solution.Columns[`x${index}`];
      return column && 'Primal' in column ? column.Primal : 0;
    });
    return { flow, cost: solution.ObjectiveValue, isOptimal: solution.Status === 'Optimal' };
  };
  /** Cuts until no part is too weakly connected with a start; answers the least cost that is then possible. */
  const tighten = (rounds: number): number => {
    for (let round = 0; ; round += 1) {
      const { flow, cost } = solve(false);
      const found = round < rounds ? violatedCuts(network, flow) : [];
      if (found.length === 0) return Math.ceil(cost - 1e-6);
      cuts.push(...found);
    }
  };
  return { cuts, solve, tighten };
}

function exactTour(solver: Solver, network: Network, costs: Costs): Tour {
  const { cuts, solve, tighten } = programmed(solver, network, costs);
  const loose = tighten(mostLooseRounds);
  for (let round = 0; ; round += 1) {
    const { flow: amounts, isOptimal } = solve(true);
    const flow: Flow = amounts.map(Math.round);
    const stray = strayParts(network, flow);
    const found = stray.length > 0 && round < mostRounds ? violatedCuts(network, flow) : [];
    if (found.length > 0) {
      cuts.push(...found);
      continue;
    }
    const bound = isOptimal ? costOf(network, flow, costs) : loose;
    const whole = stray.length > 0 ? joinParts(network, flow, stray, costs) : flow;
    return { paths: pathsOf(network, whole), cost: costOf(network, whole, costs), bound };
  }
}

/**
 * The cheapest tour of a network: the directed Chinese postman's, of which only goals, not links, must be
 * visited (an integer program; HiGHS solves it). Parts that hang together with no start are cut off one round
 * after the other. Equal networks give equal tours. Of a large one the tour is that of a part, and the bound that of the
 * network in which nodes of one kind are one.
 */
export async function findTour(
  network: Network,
  costs: Costs,
  kindOf: (node: number) => string = String,
): Promise<Tour> {
  const solver = await highs();
  if (network.links.length <= large) return exactTour(solver, network, costs);
  const { network: small, links } = thin(network);
  const { paths, cost } = exactTour(solver, small, costs);
  const merged = programmed(solver, merge(network, kindOf), costs);
  const bound = Math.min(cost, merged.tighten(mostLooseRounds));
  return { paths: paths.map((path) => path.map((link) => links[link] as number)), cost, bound };
}
