import { type Chart, isChart } from './chart';
import type { Labels } from './labels';
import { developerLabels, wordLabels } from './labels';
import type { ChartWords } from './words';

/** The chart in a file: one that was saved, or that of a recording; null where there is none. */
export function chartIn(text: string): Chart | null {
  try {
    const value: unknown = JSON.parse(text);
    if (isChart(value)) return value;
    const carried: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, 'chart') : null;
    return isChart(carried) ? carried : null;
  } catch {
    return null;
  }
}

/**
 * How an earlier version of a chart is told in a label set, with the words of today: what was described otherwise then is told in
 * its own description, since no translation of that is left.
 */
export function earlierLabels(earlier: Chart, now: Chart, words: ChartWords, set: string): Labels {
  if (set === 'names') return developerLabels;
  const said = new Map(now.states.map(({ id, description }) => [id, description]));
  const others = earlier.states
    .filter(({ id, description }) => said.has(id) && said.get(id) !== description)
    .map(({ id }) => id);
  const descriptions = Object.fromEntries(
    Object.entries(words.descriptions ?? {}).filter(([id]) => !others.includes(id)),
  );
  return wordLabels(earlier, { ...words, descriptions }, set);
}
