import type { Chart } from '../model/chart';
import { type Comparison, compareCharts } from '../model/compare';

/** A chart beside what it was; as all new where it was not there, and null where nothing is compared. */
export function comparedWith(
  chart: Chart,
  old: Chart | null,
  since: string | null,
): Comparison | null {
  if (since === null) return null;
  const none = { ...chart, states: chart.states.slice(0, 1) };
  return compareCharts(old ?? none, chart);
}
