import type { Drawing } from '../layout/drawing';
import type { Chart } from '../model/chart';
import { developerLabels, type Labels, wordLabels } from '../model/labels';
import type { ChartWords } from '../model/words';

/** A prebuilt chart: names of its files. `drawings` are keyed by language, and `names` for the developer's. */
export interface ChartEntry {
  id: string;
  version: string | null;
  /** What it is called, by language. */
  titles: Record<string, string>;
  /** How many states it has, the machine itself left out. */
  states: number;
  chart: string;
  drawings: Record<string, string>;
}

/** The charts that were built beside the page. */
export interface ChartList {
  /** Address of the folder with their files, with a slash at its end. */
  folder: string;
  languages: string[];
  charts: ChartEntry[];
}

export interface ReadChart {
  chart: Chart;
  words: Record<string, ChartWords>;
}

const once = new Map<string, Promise<unknown>>();

function fetched<T>(address: string): Promise<T> {
  const known = once.get(address);
  if (known) return known as Promise<T>;
  const asked = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.json() as Promise<T>;
  });
  asked.catch(() => once.delete(address));
  once.set(address, asked);
  return asked;
}

const entryOf = ({ charts }: ChartList, id: string) => charts.find((one) => one.id === id);

/** A chart with its words; null when there is none of this id. Rejects when it cannot be fetched. */
export async function loadChart(list: ChartList, id: string): Promise<ReadChart | null> {
  const entry = entryOf(list, id);
  return entry ? fetched<ReadChart>(list.folder + entry.chart) : null;
}

/** The drawing of a chart for a label set; English where a language has none. */
export async function loadDrawing(
  list: ChartList,
  id: string,
  set: string,
): Promise<Drawing | null> {
  const drawings = entryOf(list, id)?.drawings;
  const file = drawings?.[set] ?? drawings?.en;
  return file ? fetched<Drawing>(list.folder + file) : null;
}

/** How to call the parts of a chart in a label set: a language, or `names`. */
export const labelsOf = ({ chart, words }: ReadChart, set: string): Labels =>
  set === 'names' ? developerLabels : wordLabels(chart, words[set] ?? {}, set);

/** The list of charts that the build put into the page. */
export function listInPage(): ChartList {
  const text = document.getElementById('inspector-charts')?.textContent;
  const empty: ChartList = { folder: '', languages: ['en'], charts: [] };
  return text ? (JSON.parse(text) as ChartList) : empty;
}
