import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../../model/chart';
import {
  addedCoverage,
  type ChartCoverage,
  type Coverage,
  isCoverageOfCharts,
  parseCoverage,
  reachedShare,
} from '../../model/coverage';
import { type ChartList, loadChart } from '../charts';
import type { LoggedActor } from '../log/known';
import { visitsOfAll } from '../log/visits';
import { keepAs, keptAs } from './kept';

export const sources = ['window', 'recordings', 'file'] as const;
export type CountedSource = (typeof sources)[number];

interface CoverageFile {
  name: string;
  charts: Coverage['charts'];
}

const place = 'inspector-coverage';

const isFile = (value: unknown): value is CoverageFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'charts' in value &&
  isCoverageOfCharts(value.charts);

export const noCoverage: ChartCoverage = { version: null, states: {}, transitions: {} };

const nothing: Coverage['charts'] = {};

/** How often states and transitions were reached: in this window, in opened recordings, and as a file says, as far as these are chosen. */
export function useCoverage(
  visited: Coverage['charts'],
  opened: ReadonlyMap<string, LoggedActor>,
  countAnew: () => void,
) {
  const [file, setFile] = useState<CoverageFile | null>(() =>
    keptAs(sessionStorage, place, isFile),
  );
  const [left, setLeft] = useState<ReadonlySet<CountedSource>>(() => new Set());
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    keepAs(sessionStorage, place, file);
  }, [file]);
  const ofRecordings = useMemo(() => visitsOfAll(opened.values()), [opened]);
  const charts = useMemo(() => {
    const parts: Record<CountedSource, Coverage['charts']> = {
      window: visited,
      recordings: ofRecordings,
      file: file?.charts ?? nothing,
    };
    const chosen = sources.filter((source) => !left.has(source));
    return addedCoverage(chosen.flatMap((source) => Object.entries(parts[source])));
  }, [visited, ofRecordings, file, left]);

  const openFile = async (chosen: File) => {
    try {
      const { charts: counted } = parseCoverage(await chosen.text());
      setFile({ name: chosen.name, charts: counted });
      setLeft((before) => new Set([...before].filter((source) => source !== 'file')));
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const choose = (source: CountedSource, isChosen: boolean) =>
    setLeft((before) => {
      const others = [...before].filter((one) => one !== source);
      return new Set(isChosen ? others : [...others, source]);
    });
  const isOffered: Record<CountedSource, boolean> = {
    window: true,
    recordings: opened.size > 0,
    file: file !== null,
  };
  const isChosen = (source: CountedSource) => !left.has(source);
  return { charts, file, problem, openFile, choose, isChosen, isOffered, countAnew };
}

export type ReachedCoverage = ReturnType<typeof useCoverage>;

/** How many transitions of each chart were reached, of those that it has today; asked for only while `isAsked`. */
export function useReachedShares(
  list: ChartList,
  coverage: Coverage['charts'],
  isAsked: boolean,
): ReadonlyMap<string, number> {
  const [charts, setCharts] = useState<ReadonlyMap<string, Chart>>(() => new Map());
  const ids = isAsked ? Object.keys(coverage).join(' ') : '';
  useEffect(() => {
    let isWanted = true;
    for (const id of ids.split(' ').filter(Boolean))
      loadChart(list, id).then(
        (chart) => chart && isWanted && setCharts((known) => new Map(known).set(id, chart)),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [list, ids]);
  return useMemo(
    () =>
      new Map(
        [...charts].map(([id, chart]) => [
          id,
          reachedShare(chart, coverage[id] ?? noCoverage).transitions,
        ]),
      ),
    [charts, coverage],
  );
}
