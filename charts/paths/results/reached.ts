import {
  addedCoverage,
  type ChartCoverage,
  COVERAGE_FORMAT,
  type Coverage,
  passedBy,
} from '../../model/coverage';
import { readChart } from '../../model/readChart';
import type { Model } from '../fixtures';
import type { FlowResult } from './results';

/** A step that was taken: all states that were active after it, and its transitions. */
export interface Reaching {
  readonly active: readonly string[];
  readonly taken: readonly string[];
}

/** How often steps that were taken led into each state and along each transition of a chart. */
export function reachedBy({ machine }: Model, steps: readonly Reaching[]): ChartCoverage {
  const chart = readChart(machine);
  const states = Object.fromEntries(chart.states.map(({ id }) => [id, 0]));
  const transitions = Object.fromEntries(
    chart.states.flatMap((state) => state.transitions.map(({ id }) => [id, 0])),
  );
  for (const { active, taken } of steps) {
    for (const id of [...active, ...passedBy(taken)]) states[id] = (states[id] ?? 0) + 1;
    for (const id of taken) transitions[id] = (transitions[id] ?? 0) + 1;
  }
  return { version: chart.version, states, transitions };
}

/** What flows that were taken reached, in the format of the atlas. A chart that was taken twice counts together. */
export const coverageOf = (flows: readonly FlowResult[]): Coverage => ({
  format: COVERAGE_FORMAT,
  charts: addedCoverage(flows.map(({ chart, reached }) => [chart, reached] as const)),
});
