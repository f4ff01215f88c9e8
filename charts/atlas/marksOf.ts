import type { Marks } from '../drawing/marks';
import type { AtlasTexts } from '../locales/en/atlas';
import type { Chart } from '../model/chart';
import type { Change } from '../model/compare';
import type { ChartCoverage } from '../model/coverage';
import type { ChangeRow } from './changeRows';

const looks = {
  added: { tone: 'good', sign: '+' },
  removed: { tone: 'bad', sign: '−' },
  changed: { tone: 'warm', sign: '±' },
  was: { tone: 'ghost', sign: '↶' },
} as const;

/** Marks of what has changed, which say what of it was otherwise. */
export function changeMarks(
  changes: Record<string, Change>,
  rows: readonly ChangeRow[],
  texts: AtlasTexts,
): Marks {
  const told = new Map(rows.map(({ id, parts }) => [id, parts]));
  return Object.fromEntries(
    Object.entries(changes).map(([id, change]) => {
      const parts = change === 'changed' ? (told.get(id) ?? []) : [];
      const title = [
        texts[change],
        ...parts.map(({ part, was, now }) => `${part}: ${was || '–'} → ${now || '–'}`),
      ];
      return [id, { ...looks[change], title: title.join('\n') }];
    }),
  );
}

/** Marks with how often each state was met and each transition taken; `told` says a count in words. */
export function coverageMarks(
  chart: Chart,
  coverage: ChartCoverage,
  told: (count: number) => string,
): Marks {
  const marks: Marks = {};
  const mark = (id: string, count: number) => {
    marks[id] = { tone: count > 0 ? 'good' : 'bad', sign: String(count), title: told(count) };
  };
  for (const state of chart.states) {
    if (state.parent && state.type !== 'history') mark(state.id, coverage.states[state.id] ?? 0);
    for (const { id } of state.transitions) mark(id, coverage.transitions[id] ?? 0);
  }
  return marks;
}
