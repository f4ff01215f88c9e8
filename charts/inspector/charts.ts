import type { Drawing } from '../layout/drawing';
import { ownLanguage } from '../locales/locales';
import type { Chart } from '../model/chart';
import { developerLabels, type Labels, wordLabels } from '../model/labels';
import type { ChartWords } from '../model/words';
import type { Findable } from '../search/find';

/** A prebuilt chart: names of its files. `words` and `drawings` are keyed by language, drawings and overviews also `names` for the developer's. */
export interface ChartEntry {
  id: string;
  version: string | null;
  /** What it is called, by language. */
  titles: Record<string, string>;
  /** How many states it has, the machine itself left out. */
  states: number;
  transitions: number;
  /** Folder that it is filed under; '' for none. */
  area: string;
  /** Ids of the flows that its states wait for. */
  starts: string[];
  chart: string;
  words: Record<string, string>;
  drawings: Record<string, string>;
  /** Drawings of its first level; none where it is read whole, or has no second level. */
  overviews?: Record<string, string>;
}

export interface ChartList {
  /** Address of the folder with their files, with a slash at its end. */
  folder: string;
  languages: string[];
  charts: ChartEntry[];
  /** File with what the product must do, if that is known: texts by their ids. */
  requirements?: string;
  /** File with all that can be found. */
  findables?: string;
  /** What areas are called, by language. */
  areas: Record<string, Record<string, string>>;
}

export interface ReadChart {
  chart: Chart;
  language: string;
  words: ChartWords;
}

const kept = new Map<string, Promise<unknown>>();

/** What was made for a key before; a failure is forgotten. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known as Promise<T>;
  const made = make();
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  return made;
}

const fetched = <T>(address: string): Promise<T> =>
  once(address, async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return (await answer.json()) as T;
  });

const entryOf = ({ charts }: ChartList, id: string) => charts.find((one) => one.id === id);

/** A chart without words; null when there is none of this id. Rejects when it cannot be fetched. */
export async function loadChart(list: ChartList, id: string): Promise<Chart | null> {
  const entry = entryOf(list, id);
  return entry ? fetched<Chart>(list.folder + entry.chart) : null;
}

/** A chart with its words in a language, which are fetched beside it. */
export async function loadChartIn(
  list: ChartList,
  id: string,
  language: string,
): Promise<ReadChart | null> {
  const entry = entryOf(list, id);
  if (!entry) return null;
  const file = entry.words[language];
  return once(`${list.folder}${entry.chart} ${language}`, async () => {
    const [chart, words] = await Promise.all([
      fetched<Chart>(list.folder + entry.chart),
      file === undefined ? {} : fetched<ChartWords>(list.folder + file),
    ]);
    return { chart, language, words };
  });
}

/** The drawing of a chart for a label set; English where a language has none. */
export async function loadDrawing(
  list: ChartList,
  id: string,
  set: string,
): Promise<Drawing | null> {
  const drawings = entryOf(list, id)?.drawings;
  const file = drawings?.[set] ?? drawings?.[ownLanguage];
  return file ? fetched<Drawing>(list.folder + file) : null;
}

/** The first level of a chart for a label set; null where it is read whole. */
export async function loadOverview(
  list: ChartList,
  id: string,
  set: string,
): Promise<Drawing | null> {
  const overviews = entryOf(list, id)?.overviews;
  const file = overviews?.[set] ?? overviews?.[ownLanguage];
  return file ? fetched<Drawing>(list.folder + file) : null;
}

const noRequirements: Readonly<Record<string, string>> = {};

/** What the product must do, by ids; nothing where that is not known. */
export const loadRequirements = async ({
  folder,
  requirements,
}: ChartList): Promise<Readonly<Record<string, string>>> =>
  requirements === undefined ? noRequirements : fetched(folder + requirements);

/** All that can be found. Rejects when it cannot be fetched. */
export const loadFindables = async ({ folder, findables }: ChartList): Promise<Findable[]> =>
  findables === undefined ? [] : fetched(folder + findables);

/** How to call the parts of a chart in a label set: `names`, or the language that it was read in. */
export const labelsOf = ({ chart, language, words }: ReadChart, set: string): Labels =>
  set === 'names' ? developerLabels : wordLabels(chart, words, language);

export function listInPage(): ChartList {
  const text = document.getElementById('inspector-charts')?.textContent;
  const empty: ChartList = { folder: '', languages: [ownLanguage], charts: [], areas: {} };
  return text ? (JSON.parse(text) as ChartList) : empty;
}
