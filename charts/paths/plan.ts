import { statesById } from '../model/chart';
import { readChart } from '../model/readChart';
import { type Criterion, goalsNamed } from './criteria';
import { elementAt } from './elementAt';
import type { Arc, Explored } from './explore';
import { journeyThrough } from './journeys';
import type { Costs } from './network';
import { networkOf } from './networkOf';
import { whyUnreached } from './reasons';
import { findTour } from './tour';

/** A goal that no path reaches, and why. */
interface Unreached {
  readonly goal: string;
  readonly reason: string;
}

export interface Plan {
  readonly explored: Explored;
  readonly criterion: Criterion;
  /** Each begins with a start. */
  readonly paths: readonly (readonly Arc[])[];
  readonly goals: readonly string[];
  readonly unreached: readonly Unreached[];
  readonly cost: number;
  /** No set of paths that reaches these goals costs less. */
  readonly bound: number;
}

/** A new start costs as much as five steps. */
const usualCosts: Costs = { reset: 5, step: 1 };

export interface Planning {
  readonly costs?: Costs;
  /** Transitions that paths are wanted for; null for all. */
  readonly only?: ReadonlySet<string> | null;
}

/** The shortest path for each journey that the model names. */
function planJourneys(explored: Explored, { reset, step }: Costs): Plan {
  const known = statesById(readChart(explored.model.machine));
  const found = Object.entries(explored.model.fixtures.journeys ?? {}).map(([goal, states]) => {
    const missing = states.find((state) => !known.has(state));
    const path = missing ? null : journeyThrough(explored, states);
    const reason = missing ? `There is no state ${missing}` : 'Nothing leads through its states';
    return { goal, path, reason };
  });
  const paths = found.flatMap(({ path }) => (path ? [path] : []));
  const cost = paths.reduce((sum, path) => sum + reset + step * path.length, 0);
  return {
    explored,
    criterion: 'journeys',
    paths,
    goals: found.flatMap(({ goal, path }) => (path ? [goal] : [])),
    unreached: found.flatMap(({ goal, path, reason }) => (path ? [] : [{ goal, reason }])),
    cost,
    bound: cost,
  };
}

export async function planPaths(
  explored: Explored,
  criterion: Criterion,
  { costs = usualCosts, only = null }: Planning = {},
): Promise<Plan> {
  if (criterion === 'journeys') return planJourneys(explored, costs);
  const wanted = criterion === 'transitions' || criterion === 'decisions' ? only : null;
  const network = networkOf(explored, criterion, wanted);
  const { paths, cost, bound } = await findTour(network, costs);
  const reached = new Set(network.names);
  const named = (goalsNamed(explored, criterion) ?? network.names).filter(
    (goal) => wanted === null || wanted.has(goal),
  );
  return {
    explored,
    criterion,
    paths: paths.map((path) => path.map((link) => elementAt(network.steps, link))),
    goals: network.names,
    unreached: named
      .filter((goal) => !reached.has(goal))
      .map((goal) => ({ goal, reason: whyUnreached(explored, criterion, goal) })),
    cost,
    bound,
  };
}

export const stepsOf = ({ paths }: Plan): number =>
  paths.reduce((sum, path) => sum + path.filter(({ from }) => from !== null).length, 0);
