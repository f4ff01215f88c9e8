import { useMemo } from 'react';
import { coverageMarks } from '../../atlas/marksOf';
import { localeOf } from '../../locales/locales';
import type { ChartCoverage } from '../../model/coverage';
import { overviewOf } from '../../model/overview';
import type { ReadChart } from '../charts';
import { labelsFor, useReading } from './context';
import { noCoverage } from './useCoverage';
import type { Level } from './useLevels';

/** Each transition of a first level with the counts of all that it stands for. */
function summedUp(reached: ChartCoverage, meant: ReadonlyMap<string, string[]>): ChartCoverage {
  const transitions = { ...reached.transitions };
  for (const [id, all] of meant)
    transitions[id] = all.reduce((sum, one) => sum + (reached.transitions[one] ?? 0), 0);
  return { ...reached, transitions };
}

/** Marks with how often each part of a chart was reached, as it is drawn at a level; null where that is not shown. */
export function useReached(
  chart: ReadChart | null,
  reached: ChartCoverage | null | undefined,
  level: Level,
) {
  const { language, set } = useReading();
  return useMemo(() => {
    if (!chart || reached === null) return null;
    const counts = reached ?? noCoverage;
    const { visits } = localeOf(language).lenses;
    const meant =
      level === 'overview' ? overviewOf(chart.chart, labelsFor(chart, set))?.meant : undefined;
    const drawn = meant ? summedUp(counts, meant) : counts;
    const textOf = (id: string) => visits(counts.states[id] ?? counts.transitions[id] ?? 0);
    return { counts, marks: coverageMarks(chart.chart, drawn, visits), textOf };
  }, [chart, reached, level, language, set]);
}
