import type { Chart } from '../model/chart';
import { developerLabels, type Labels, wordLabels } from '../model/labels';
import type { ChartWords } from '../model/words';
import type { Drawing } from './drawing';
import { type LayoutLike, layOut, type Placing } from './layout';
import { drawableOf } from './overview';

/** What is to be laid out, as data: another thread or process may do it. */
export interface LayoutTask {
  chart: Chart;
  /** `names` for the developers', or a language. */
  set: string;
  words: ChartWords;
  isOverview: boolean;
  near?: Drawing | undefined;
  /** How another set of labels was best drawn. */
  like?: LayoutLike | undefined;
}

export type Laying = (task: LayoutTask) => Promise<Drawing | null>;

export const labelsIn = (set: string, chart: Chart, words: ChartWords): Labels =>
  set === 'names' ? developerLabels : wordLabels(chart, words, set);

export async function layTask(
  { chart, set, words, isOverview, near, like }: LayoutTask,
  place?: Placing,
): Promise<Drawing | null> {
  const shown = drawableOf(chart, labelsIn(set, chart, words), isOverview);
  if (!shown) return null;
  return shown.told(await layOut(shown.chart, shown.labels, near, { like, place }));
}
