import { useCallback, useEffect, useState } from 'react';
import type { Chart } from '../../model/chart';
import { isChart } from '../../model/chart';
import { chartIn } from '../../model/versions';
import type { ChartList } from '../charts';
import { keepAs, keptAs } from './kept';

/** What is laid over a drawing. */
export type Lens = 'changes' | 'coverage';

/** A version of a chart that today's is compared with. */
export interface Earlier {
  /** Another one for each that is chosen. */
  key: string;
  /** Its file; null for the chart of a recording. */
  name: string | null;
  chart: Chart;
}

/** Why a file was not taken. */
export type LensProblem = { kind: 'noChart' } | { kind: 'notHere'; id: string };

interface Kept {
  lens: Lens | null;
  earlier: Record<string, Earlier>;
}

const place = 'inspector-lenses';

const isEarlier = (value: unknown): value is Earlier =>
  typeof value === 'object' && value !== null && 'chart' in value && isChart(value.chart);

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'lens' in value &&
  [null, 'changes', 'coverage'].some((lens) => lens === value.lens) &&
  'earlier' in value &&
  typeof value.earlier === 'object' &&
  value.earlier !== null &&
  Object.values(value.earlier).every(isEarlier);

const nothing: Kept = { lens: null, earlier: {} };

/** The versions that charts are compared with, which a window keeps while it is loaded again. */
export function useLenses(list: ChartList, onChart: (id: string) => void) {
  const [kept, setKept] = useState<Kept>(() => keptAs(sessionStorage, place, isKept) ?? nothing);
  const [problem, setProblem] = useState<LensProblem | null>(null);
  useEffect(() => {
    keepAs(sessionStorage, place, kept);
  }, [kept]);

  const setLens = useCallback((lens: Lens | null) => {
    setProblem(null);
    setKept((before) => ({ ...before, lens }));
  }, []);
  const compareWith = useCallback((chart: Chart, name: string | null) => {
    const key = Math.random().toString(36).slice(2, 8);
    setProblem(null);
    setKept(({ earlier }) => ({
      lens: 'changes',
      earlier: { ...earlier, [chart.id]: { key, name, chart } },
    }));
  }, []);
  const compareFile = async (file: File) => {
    const chart = chartIn(await file.text());
    if (!chart) return setProblem({ kind: 'noChart' });
    if (!list.charts.some(({ id }) => id === chart.id))
      return setProblem({ kind: 'notHere', id: chart.id });
    compareWith(chart, file.name);
    onChart(chart.id);
  };
  const stop = (id: string) =>
    setKept(({ lens, earlier: { [id]: _gone, ...earlier } }) => ({ lens, earlier }));

  return { ...kept, problem, setLens, compareWith, compareFile, stop };
}

export type Lenses = ReturnType<typeof useLenses>;
