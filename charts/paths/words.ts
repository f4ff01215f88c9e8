import type { AnyEventObject } from 'xstate';
import { localeOf } from '../locales/locales';
import { statesById, transitionsOf } from '../model/chart';
import { readChart } from '../model/readChart';
import { nodesOf } from '../model/snapshots';
import type { ChartWords } from '../model/words';
import { elementAt } from './elementAt';
import type { Arc, Cause, Explored } from './explore';

/** Tells a path's steps in a language's words; names of the machine stand in for what the words lack. */
export function tellerOf({ model, configurations }: Explored, words: ChartWords, language: string) {
  const chart = readChart(model.machine);
  const states = statesById(chart);
  const descriptions = new Map(
    transitionsOf(chart).map(({ id, description }) => [id, description]),
  );
  const { steps } = localeOf(language).paths;
  const payload = ({ type: _type, ...rest }: AnyEventObject) => {
    return Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  };
  const cause = (one: Cause): string => {
    switch (one.kind) {
      case 'start':
        return `${steps.start}: ${one.input}`;
      case 'event':
        return `${words.events?.[one.event.type] ?? one.event.type}${payload(one.event)}`;
      case 'result':
        return `${steps.answers} ${words.actors?.[one.actor] ?? one.actor}: ${one.name}`;
      case 'failure':
        return `${steps.fails} ${words.actors?.[one.actor] ?? one.actor}`;
      default:
        return `${steps.waits}: ${words.delays?.[one.delay] ?? one.delay}`;
    }
  };
  const leaves = ({ to }: Arc) =>
    nodesOf(elementAt(configurations, to).snapshot).filter(
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
