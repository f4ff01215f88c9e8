import { statesById, transitionsOf } from '../model/chart';
import { readChart } from '../model/readChart';
import type { ChartWords } from '../model/words';
import type { Arc, Cause, Explored } from './explore';

/** What the columns and fixed words of a test sheet are called. */
interface SheetWords {
  readonly start: string;
  readonly waits: string;
  readonly answers: string;
  readonly fails: string;
}

const sheets: Record<string, SheetWords> = {
  en: { start: 'Begin', waits: 'Wait', answers: 'Answer of', fails: 'Failure of' },
  ar: { start: 'البداية', waits: 'انتظر', answers: 'جواب', fails: 'فشل' },
};

/** Languages that a tester can be told in. */
export const sheetLanguages: readonly string[] = Object.keys(sheets);

/** Tells a path's steps in a language's words; names of the machine stand in for what the words lack. */
export function tellerOf({ model, configurations }: Explored, words: ChartWords, language: string) {
  const chart = readChart(model.machine);
  const states = statesById(chart);
  const descriptions = new Map(
    transitionsOf(chart).map(({ id, description }) => [id, description]),
  );
  const fixed = sheets[language] ?? (sheets.en as SheetWords);
  const payload = (value: object) => {
    const { type: _type, ...rest } = value as { type?: string };
    return Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  };
  const cause = (one: Cause): string => {
    switch (one.kind) {
      case 'start':
        return `${fixed.start}: ${one.input}`;
      case 'event':
        return `${words.events?.[one.event.type] ?? one.event.type}${payload(one.event)}`;
      case 'result':
        return `${fixed.answers} ${words.actors?.[one.actor] ?? one.actor}: ${one.name}`;
      case 'failure':
        return `${fixed.fails} ${words.actors?.[one.actor] ?? one.actor}`;
      default:
        return `${fixed.waits}: ${words.delays?.[one.delay] ?? one.delay}`;
    }
  };
  const leaves = ({ to }: Arc) =>
    ((configurations[to]?.snapshot._nodes ?? []) as { id: string; type: string }[]).filter(
      ({ type }) => type === 'atomic' || type === 'final',
    );
  const then = (arc: Arc): string =>
    leaves(arc)
      .map(({ id }) => words.descriptions?.[id] ?? states.get(id)?.description ?? id)
      .join(' ');
  const because = (arc: Arc): string =>
    arc.taken
      .flatMap((id) => {
        const text = descriptions.get(id);
        return text ? [words.choices?.[text] ?? text] : [];
      })
      .join(' ');
  return { cause, then, because, leaves: (arc: Arc) => leaves(arc).map(({ id }) => id) };
}
