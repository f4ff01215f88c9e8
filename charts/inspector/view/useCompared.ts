import { useMemo } from 'react';
import { changeRows } from '../../atlas/changeRows';
import { changeMarks } from '../../atlas/marksOf';
import type { Drawing } from '../../layout/drawing';
import { localeOf } from '../../locales/locales';
import type { Chart } from '../../model/chart';
import { compareCharts } from '../../model/compare';
import type { Labels } from '../../model/labels';
import { earlierLabels } from '../../model/versions';
import { labelsOf, loadDrawing, type ReadChart } from '../charts';
import { useReading } from './context';
import { useLoaded } from './useChart';
import type { Earlier } from './useLenses';

/** Layouts take seconds: each is made once a window, by a thread beside it. */
const made = new Map<string, Promise<Drawing>>();

async function placedNear(chart: Chart, labels: Labels, near: Drawing | null): Promise<Drawing> {
  // What places things is large, and few compare.
  const [{ layOut }, { placingBeside }] = await Promise.all([
    import('../../layout/layout'),
    import('./placing'),
  ]);
  const here = () => layOut(chart, labels, near ?? undefined);
  const place = await placingBeside();
  return place ? layOut(chart, labels, near ?? undefined, { place }).catch(here) : here();
}

/** A chart beside an earlier version of it: what is otherwise, in words and marks, and a drawing of both; null without one. */
export function useCompared(chart: ReadChart | null, earlier: Earlier | null) {
  const { set, list } = useReading();
  const told = useMemo(() => {
    if (!chart || !earlier) return null;
    const comparison = compareCharts(earlier.chart, chart.chart);
    const both = { ...chart, chart: comparison.chart };
    const now = labelsOf(both, set);
    const was = earlierLabels(
      earlier.chart,
      chart.chart,
      chart.words,
      set === 'names' ? set : chart.language,
    );
    const texts = localeOf(chart.language).atlas;
    const rows = changeRows(comparison, { was, now }, texts);
    const marks = changeMarks(comparison.changes, rows, texts);
    return { both, now, rows, marks, name: earlier.name, version: earlier.chart.version };
  }, [chart, earlier, set]);

  const isOtherwise = told !== null && told.rows.length > 0;
  const key = isOtherwise ? `${chart?.chart.id} ${set} ${chart?.language} ${earlier?.key}` : null;
  const drawn = useLoaded<Drawing>(key, async () => {
    if (!told || key === null) return null;
    const { chart: both } = told.both;
    const drawing =
      made.get(key) ??
      loadDrawing(list, both.id, set).then((near) => placedNear(both, told.now, near));
    made.set(key, drawing);
    drawing.catch(() => made.delete(key));
    return drawing;
  });
  return told && { ...told, drawing: drawn.value, isDrawing: drawn.isLoading };
}

export type Compared = NonNullable<ReturnType<typeof useCompared>>;
