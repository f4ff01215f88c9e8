import type { Chart } from './chart';

export const COVERAGE_FORMAT = 1;

/** How often tests were in each state and took each transition of a chart, by their ids in the chart. */
export interface ChartCoverage {
  version: string | null;
  states: Record<string, number>;
  transitions: Record<string, number>;
}

/** What a test run writes down, for any number of charts, by the machine's id. */
export interface Coverage {
  format: typeof COVERAGE_FORMAT;
  charts: Record<string, ChartCoverage>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCounts = (value: unknown): value is Record<string, number> =>
  isRecord(value) && Object.values(value).every((one) => Number.isInteger(one) && Number(one) >= 0);

const isChartCoverage = (value: unknown): value is ChartCoverage =>
  isRecord(value) &&
  (value.version === null || typeof value.version === 'string') &&
  isCounts(value.states) &&
  isCounts(value.transitions);

/** Whether a value that came from elsewhere counts charts by their ids. */
export const isCoverageOfCharts = (value: unknown): value is Coverage['charts'] =>
  isRecord(value) && Object.values(value).every(isChartCoverage);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      'A coverage file is JSON alone: npm run --silent paths -- all --run --format coverage',
    );
  }
}

/** Reads a coverage file. Throws when the text is not JSON of this format, saying what is wrong. */
export function parseCoverage(text: string): Coverage {
  const value = readJson(text);
  if (!isRecord(value) || value.format !== COVERAGE_FORMAT || !isRecord(value.charts))
    throw new Error(`A coverage file has "format": ${COVERAGE_FORMAT} and "charts"`);
  const charts: Record<string, ChartCoverage> = {};
  for (const [id, one] of Object.entries(value.charts)) {
    if (!isChartCoverage(one))
      throw new Error(
        `The coverage of ${id} lacks its version, or counts of states or transitions`,
      );
    charts[id] = one;
  }
  return { format: COVERAGE_FORMAT, charts };
}

const added = (one: Record<string, number>, other: Record<string, number>) => {
  const sum = { ...one };
  for (const [id, count] of Object.entries(other)) sum[id] = (sum[id] ?? 0) + count;
  return sum;
};

/** Counts of several sources together, by the machine's id; of versions the last one is told. */
export function addedCoverage(
  parts: readonly (readonly [chart: string, reached: ChartCoverage])[],
): Coverage['charts'] {
  const charts: Coverage['charts'] = {};
  for (const [id, reached] of parts) {
    const known = charts[id];
    charts[id] = known
      ? {
          version: reached.version,
          states: added(known.states, reached.states),
          transitions: added(known.transitions, reached.transitions),
        }
      : reached;
  }
  return charts;
}

/** States that a step goes through without resting in them: their `always` transitions lead on at once. */
export const passedBy = (taken: readonly string[]): string[] =>
  taken.flatMap((id) => {
    const [source, event] = id.split('|');
    return source && event === '' ? [source] : [];
  });

/** How much of a chart was reached: counts of states and transitions, the machine itself left out. */
export function reachedShare(chart: Chart, coverage: ChartCoverage) {
  const states = chart.states.slice(1).filter(({ type }) => type !== 'history');
  const transitions = chart.states.flatMap((state) => state.transitions);
  return {
    states: states.filter(({ id }) => (coverage.states[id] ?? 0) > 0).length,
    ofStates: states.length,
    transitions: transitions.filter(({ id }) => (coverage.transitions[id] ?? 0) > 0).length,
    ofTransitions: transitions.length,
  };
}
