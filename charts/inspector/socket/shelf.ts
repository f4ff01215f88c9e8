import type { Readable } from '../../atlas/discover';
import { languagesOf } from '../../atlas/site';
import type { Chart } from '../../model/chart';
import type { ChartList } from '../charts';
import { inspectorFiles } from '../prebuild/prebuild';

/** The charts that an inspector's page can show, laid out, and their files. */
export function createShelf(cache: string, folder: string) {
  const charts = new Map<string, Readable>();
  const files = new Map<string, string>();
  let list: ChartList = { folder, languages: ['en'], charts: [], areas: {} };
  return {
    list: () => list,
    /** The text of a file; null where there is none of this name. */
    file: (name: string): string | null => files.get(name) ?? null,
    chart: (id: string): Chart | null => charts.get(id)?.chart ?? null,
    /** Lays a chart out, which takes up to two seconds. Answers whether it was not known as it is. */
    async add(one: Readable): Promise<boolean> {
      const known = charts.get(one.chart.id);
      if (known && JSON.stringify(known.chart) === JSON.stringify(one.chart)) return false;
      const words = { ...known?.words, ...one.words };
      const fresh = { chart: one.chart, words };
      const made = await inspectorFiles(fresh, languagesOf([fresh]), { cache });
      charts.set(one.chart.id, fresh);
      for (const { name, content } of made.files) files.set(name, content);
      list = {
        folder,
        languages: languagesOf([...charts.values()]),
        areas: {},
        charts: [...list.charts.filter(({ id }) => id !== made.entry.id), made.entry],
      };
      return true;
    },
  };
}
