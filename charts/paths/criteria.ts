import { type ChartState, statesById, transitionsOf } from '../model/chart';
import { passedBy } from '../model/coverage';
import { readChart } from '../model/readChart';
import { nodesOf } from '../model/snapshots';
import { elementAt } from './elementAt';
import type { Arc, Explored } from './explore';
import { offersIn } from './offers';

/** What a set of paths must reach. */
export const criteria = [
  'states',
  'transitions',
  'pairs',
  'triples',
  'guards',
  'decisions',
  'requirements',
  'refused',
  'journeys',
] as const;
export type Criterion = (typeof criteria)[number];

export const rowOf = (criterion: Criterion): number =>
  criterion === 'pairs' ? 2 : criterion === 'triples' ? 3 : 1;

const join = ' > ';

const answersOf = ({ asked }: Arc): string[] =>
  asked.map(({ guard, held }) => `${guard}: ${held ? 'yes' : 'no'}`);

export function goalsOf(
  explored: Explored,
  criterion: Criterion,
): (row: readonly Arc[]) => string[] {
  const states = statesById(readChart(explored.model.machine));
  const activeAt = (arc: Arc): ChartState[] =>
    [
      ...nodesOf(elementAt(explored.configurations, arc.to).snapshot).map(
        ({ id }: { id: string }) => id,
      ),
      ...passedBy(arc.taken),
    ].flatMap((id: string) => states.get(id) ?? []);
  const last = (row: readonly Arc[]) => elementAt(row, row.length - 1);
  switch (criterion) {
    case 'states':
      return (row) => activeAt(last(row)).map(({ id }) => id);
    case 'transitions':
      return (row) => [...last(row).taken];
    case 'guards':
      return (row) => answersOf(last(row));
    case 'decisions':
      return (row) => {
        const arc = last(row);
        return [...arc.taken, ...answersOf(arc), ...offersIn(arc)];
      };
    case 'requirements':
      return (row) => activeAt(last(row)).flatMap(({ requirements }) => requirements);
    case 'refused':
      return (row) => {
        const { from, cause, taken } = last(row);
        if (from === null || cause.kind !== 'event' || taken.length > 0) return [];
        const { value } = explored.configurations[from]?.snapshot ?? {};
        return [`${JSON.stringify(value)} refuses ${cause.event.type}`];
      };
    default:
      return (row) =>
        row.length < rowOf(criterion) || row.some(({ taken }) => taken.length === 0)
          ? []
          : [row.map(({ taken }) => taken.join('+')).join(join)];
  }
}

/** Goals that the chart names, reached or not; null where only the exploration can know them. */
export function goalsNamed({ model, arcs }: Explored, criterion: Criterion): string[] | null {
  const chart = readChart(model.machine);
  const transitions = transitionsOf(chart).map(({ id }) => id);
  const guards = chart.guards.flatMap((guard) => [`${guard}: yes`, `${guard}: no`]);
  switch (criterion) {
    case 'states':
      return chart.states.filter(({ type }) => type !== 'history').map(({ id }) => id);
    case 'transitions':
      return transitions;
    case 'guards':
      return guards;
    case 'decisions':
      return [...new Set([...transitions, ...guards, ...arcs.flatMap(offersIn)])];
    case 'requirements':
      return [...new Set(chart.states.flatMap(({ requirements }) => requirements))];
    default:
      return null;
  }
}
