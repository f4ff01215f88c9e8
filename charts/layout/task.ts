import type { Chart } from '../model/chart';
import { developerLabels, wordLabels } from '../model/labels';
import type { ChartWords } from '../model/words';
import type { Drawing } from './drawing';
import { type LayoutLike, layOut } from './layout';
import { layOutOverview } from './overview';

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

export const layTask: Laying = async ({ chart, set, words, isOverview, near, like }) => {
  const labels = set === 'names' ? developerLabels : wordLabels(chart, words, set);
  return isOverview ? layOutOverview(chart, labels, like) : layOut(chart, labels, near, { like });
};
