import loadHighs from 'highs';
import { fold } from './alike';
import { type Cut, isTight, violatedCuts } from './cuts';
import { elementAt } from './elementAt';
import { leastOf } from './least';
import { withoutLoops } from './loops';
import { type Costs, costOf, type Flow, type Network, pathsOf, strayParts } from './network';
import { programOf } from './program';
import { joinParts } from './repair';
import { thin } from './thin';
import { trailTour } from './trailTour';

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

/** What a solution may be, and what it may leave out. */
interface Whole {
  /** Links that are not taken. */
  readonly barred: readonly number[];
  /** How many times the least possible cost is good enough; 1 for nothing but the least. */
  readonly enough: number;
}

/** A network's program, solved with the cuts known so far. */
function programmed(solver: Solver, network: Network, costs: Costs) {
  let cuts: readonly Cut[] = [];
  const add = (found: readonly Cut[]) => {
    cuts = [...cuts, ...found];
  };
  const solve = (whole: Whole | null) => {
    const solution = solver.solve(programOf(network, costs, cuts, whole !== null, whole?.barred), {
      output_flag: false,
      mip_max_nodes: mostBranches,
      mip_rel_gap: whole ? whole.enough - 1 : 0,
      // Costs are whole numbers: what is less than one too much is the least.
      mip_abs_gap: 0.999,
      // Of networks the primal simplex method needs fewer rounds of cuts than the usual dual one.
      ...(!whole && { simplex_strategy: 4, presolve: 'off' }),
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
   * Cuts until no part is too weakly connected with a start; answers the least cost that is then possible, and the
   * links that were of no use on the way. Cuts that hold nothing up are dropped as long as the cost goes up.
   */
  const tighten = () => {
    const useful = new Set<number>();
    let last = Number.NEGATIVE_INFINITY;
    for (let round = 0; ; round += 1) {
      const { flow, cost } = solve(null);
      flow.forEach((amount, index) => {
        if (amount > 1e-6) useful.add(index);
      });
      if (cost > last + 1e-6) cuts = cuts.filter((cut) => isTight(flow, cut));
      last = cost;
      const found = round < mostLooseRounds ? violatedCuts(network, flow) : [];
      if (found.length > 0) {
        add(found);
        continue;
      }
      const barred = network.links.flatMap((_, index) => (useful.has(index) ? [] : [index]));
      return { least: Math.ceil(cost - 1e-6), barred };
    }
  };
  return { add, solve, tighten };
}

/** The cheapest tour found, and the most that is known of what any tour costs. */
function tourOf(
  network: Network,
  costs: Costs,
  { add, solve }: ReturnType<typeof programmed>,
  floor: number,
  whole: Whole,
): Tour {
  let bound = floor;
  let best: Flow | null = null;
  for (let round = 0; ; round += 1) {
    const { flow: amounts, isOptimal } = solve(whole);
    const flow: Flow = amounts.map(Math.round);
    const stray = strayParts(network, flow);
    const joined = stray.length > 0 ? joinParts(network, flow, stray, costs) : flow;
    if (isOptimal && whole.barred.length === 0)
      bound = Math.max(bound, costOf(network, flow, costs));
    if (!best || costOf(network, joined, costs) < costOf(network, best, costs)) best = joined;
    const cost = costOf(network, best, costs);
    const isEnough = cost <= bound * whole.enough || stray.length === 0 || round === mostRounds;
    const found = isEnough ? [] : violatedCuts(network, flow);
    if (found.length === 0) return { paths: pathsOf(network, best), cost, bound };
    add(found);
  }
}

/** Few links are of use where they may be taken in part: if a tour of these costs no more than any must, it is the cheapest. */
function exactTour(solver: Solver, network: Network, costs: Costs): Tour {
  const proven = trailTour(solver, network, costs);
  if (proven) return proven;
  const program = programmed(solver, network, costs);
  const { least, barred } = program.tighten();
  const quick = tourOf(network, costs, program, least, { barred, enough: 1 });
  if (quick.cost <= least) return quick;
  const exact = tourOf(network, costs, program, least, { barred: [], enough: 1 });
  return exact.cost < quick.cost ? exact : { ...quick, bound: exact.bound };
}

/** A tour of a part of a network that costs little more than any of the whole. */
function partTour(solver: Solver, network: Network, costs: Costs, least: number): Tour {
  const program = programmed(solver, network, costs);
  const { barred } = program.tighten();
  return tourOf(network, costs, program, least, { barred, enough: nearEnough });
}

/**
 * A tour of a large network: of the part of it that lies near the starts, the links that are of use when links
 * may be taken in part.
 */
function nearTour(solver: Solver, whole: Network, costs: Costs): Tour {
  const { network, links } = thin(whole);
  const least = leastOf(solver, whole, costs, links);
  const { paths, cost } =
    trailTour(solver, network, costs) ?? partTour(solver, network, costs, least);
  const back = (link: number) => elementAt(links, link);
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
  const { network: folded, unfold } = fold(whole);
  const { network, withLoops } = withoutLoops(folded);
  const found =
    network.links.length <= large
      ? exactTour(solver, network, costs)
      : nearTour(solver, network, costs);
  const tour = withLoops(found, costs);
  return { ...tour, paths: tour.paths.map(unfold) };
}
