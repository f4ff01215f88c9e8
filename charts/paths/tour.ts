import loadHighs from 'highs';
import { fold } from './alike';
import { type Cut, isTight, violatedCuts } from './cuts';
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

/** Of a large network a tour is good that costs at most so many times what any does. */
const nearEnough = 1.05;
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
  const solve = (whole: boolean, barred?: readonly number[]) => {
    const solution = solver.solve(programOf(network, costs, cuts, whole, barred), {
      output_flag: false,
      mip_max_nodes: mostBranches,
      mip_rel_gap: barred ? nearEnough - 1 : 0,
      random_seed: 1,
      threads: 1,
    });
    const flow = network.links.map((_, index) => {
      const column = solution.Columns[`x${index}`];
      return column && 'Primal' in column ? column.Primal : 0;
    });
    return { flow, cost: solution.ObjectiveValue, isOptimal: solution.Status === 'Optimal' };
  };
  /**
   * Cuts until no part is too weakly connected with a start; answers the least cost that is then possible, the
   * links that were of use on the way, and the last flow.
   */
  const tighten = (rounds: number) => {
    const useful = new Set<number>();
    for (let round = 0; ; round += 1) {
      const { flow, cost } = solve(false);
      flow.forEach((amount, index) => {
        if (amount > 1e-6) useful.add(index);
      });
      const found = round < rounds ? violatedCuts(network, flow) : [];
      if (found.length === 0) return { least: Math.ceil(cost - 1e-6), useful, flow };
      cuts.push(...found);
    }
  };
  return { cuts, solve, tighten };
}

/** The cheapest tour found, and the most that is known of what any tour costs. */
function tourOf(
  network: Network,
  costs: Costs,
  { cuts, solve }: ReturnType<typeof programmed>,
  floor: number,
  barred?: readonly number[],
): Tour {
  let bound = floor;
  let best: Flow | null = null;
  for (let round = 0; ; round += 1) {
    const { flow: amounts, isOptimal } = solve(true, barred);
    const flow: Flow = amounts.map(Math.round);
    const stray = strayParts(network, flow);
    const whole = stray.length > 0 ? joinParts(network, flow, stray, costs) : flow;
    if (isOptimal && !barred) bound = Math.max(bound, costOf(network, flow, costs));
    if (!best || costOf(network, whole, costs) < costOf(network, best, costs)) best = whole;
    const cost = costOf(network, best, costs);
    const isEnough =
      cost <= bound * (barred ? nearEnough : 1) || stray.length === 0 || round === mostRounds;
    const found = isEnough ? [] : violatedCuts(network, flow);
    if (found.length === 0) return { paths: pathsOf(network, best), cost, bound };
    cuts.push(...found);
  }
}

function exactTour(solver: Solver, network: Network, costs: Costs): Tour {
  const program = programmed(solver, network, costs);
  const { least } = program.tighten(mostLooseRounds);
  return tourOf(network, costs, program, least);
}

/**
 * A tour of a large network: of the part of it that lies near the starts, the links that are of use when links
 * may be taken in part. `least` is what any tour of the whole costs at least.
 */
function nearTour(solver: Solver, whole: Network, costs: Costs, least: number): Tour {
  const { network, links } = thin(whole);
  const program = programmed(solver, network, costs);
  const { useful, flow } = program.tighten(mostLooseRounds);
  const tight = program.cuts.filter((cut) => isTight(network, flow, cut));
  program.cuts.splice(0, program.cuts.length, ...tight);
  const barred = network.links.flatMap((_, index) => (useful.has(index) ? [] : [index]));
  const { paths, cost } = tourOf(network, costs, program, least, barred);
  const back = (link: number) => links[link] as number;
  return { paths: paths.map((path) => path.map(back)), cost, bound: Math.min(cost, least) };
}

/**
 * The cheapest tour of a network: the directed Chinese postman's, of which only goals, not links, must be
 * visited (an integer program; HiGHS solves it). Parts that hang together with no start are cut off one round
 * after the other. Equal networks give equal tours. Of a large one the tour is that of a part, and the bound is what
 * the whole costs when links may be taken in part.
 */
export async function findTour(whole: Network, costs: Costs): Promise<Tour> {
  const solver = await highs();
  const { network, unfold } = fold(whole);
  const tour =
    network.links.length <= large
      ? exactTour(solver, network, costs)
      : nearTour(solver, network, costs, programmed(solver, network, costs).tighten(0).least);
  return { ...tour, paths: tour.paths.map(unfold) };
}
