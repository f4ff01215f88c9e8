import { useEffect, useState } from 'react';
import type { Drawing } from '../../layout/drawing';
import {
  type ChartList,
  loadChartIn,
  loadDrawing,
  loadOverview,
  loadRequirements,
  type ReadChart,
} from '../charts';

const noRequirements: Readonly<Record<string, string>> = {};

type Loaded<T> = { key: string; value: T | null; isFailed: boolean };

/**
 * What a promise brings for a key; null while it is under way. `retry` asks again after a failure.
 * @param family keys that begin with it are of the same thing: what was there stays until the next one is
 */
export function useLoaded<T>(key: string | null, load: () => Promise<T | null>, family?: string) {
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that is loaded
  useEffect(() => {
    if (key === null) return;
    let isWanted = true;
    const done = (value: T | null, isFailed: boolean) =>
      isWanted && setLoaded({ key, value, isFailed });
    load().then(
      (value) => done(value, false),
      () => done(null, true),
    );
    return () => {
      isWanted = false;
    };
  }, [key, tries]);
  const now = loaded?.key === key ? loaded : null;
  const isAlike = family !== undefined && key !== null && (loaded?.key.startsWith(family) ?? false);
  return {
    value: (now ?? (isAlike ? loaded : null))?.value ?? null,
    isFailed: now?.isFailed ?? false,
    isLoading: key !== null && now === null,
    retry: () => setTries((count) => count + 1),
  };
}

export const useChart = (list: ChartList, id: string | null, language: string) =>
  useLoaded<ReadChart>(
    id && `${id} ${language}`,
    () => loadChartIn(list, id ?? '', language),
    `${id} `,
  );

export const useDrawing = (list: ChartList, id: string | null, set: string) =>
  useLoaded<Drawing>(id && `${id} ${set}`, () => loadDrawing(list, id ?? '', set), `${id} `);

/** The first level of a chart that is not read whole; `isLoading` until it is known whether there is one. */
export const useOverview = (list: ChartList, id: string | null, set: string) =>
  useLoaded<Drawing>(id && `${id} ${set}`, () => loadOverview(list, id ?? '', set), `${id} `);

/** What the product must do, by ids; nothing until it is there. */
export function useRequirements(list: ChartList): Readonly<Record<string, string>> {
  const loaded = useLoaded(list.requirements ?? null, () => loadRequirements(list));
  return loaded.value ?? noRequirements;
}

/** The charts of several machines, as they arrive; in another language they are told once its words are there. */
export function useCharts(
  list: ChartList,
  ids: readonly string[],
  language: string,
): Map<string, ReadChart> {
  const [charts, setCharts] = useState(() => new Map<string, ReadChart>());
  const key = ids.join(' ');
  useEffect(() => {
    let isWanted = true;
    for (const id of key.split(' ').filter(Boolean))
      loadChartIn(list, id, language).then(
        (chart) =>
          chart &&
          isWanted &&
          setCharts((known) => (known.get(id) === chart ? known : new Map(known).set(id, chart))),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [list, key, language]);
  return charts;
}
