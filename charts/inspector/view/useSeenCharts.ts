import { useCallback, useState } from 'react';
import type { ChartList } from '../charts';
import { keepAs, keptAs } from './kept';

const place = 'inspector-seen-charts';

const isFiles = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null;

// A browser that keeps nothing finds nothing changed.
const remembered = () => keptAs(localStorage, place, isFiles);
const remember = (files: Record<string, string>) => keepAs(localStorage, place, files);

/** Which charts have changed since this browser last looked at them; to one that comes for the first time none has. */
export function useSeenCharts({ charts }: ChartList) {
  const [seen, setSeen] = useState(() => {
    const files = {
      ...Object.fromEntries(charts.map(({ id, chart }) => [id, chart])),
      ...remembered(),
    };
    remember(files);
    return files;
  });
  const changed = new Set(charts.filter(({ id, chart }) => seen[id] !== chart).map(({ id }) => id));
  const look = useCallback(
    (id: string) => {
      const file = charts.find((one) => one.id === id)?.chart;
      if (file === undefined) return;
      setSeen((before) => {
        if (before[id] === file) return before;
        const after = { ...before, [id]: file };
        remember(after);
        return after;
      });
    },
    [charts],
  );
  return { changed, look };
}
