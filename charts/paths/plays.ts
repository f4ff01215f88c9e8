import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../model/chart';
import { readChart } from '../model/readChart';
import type { ChartWords } from '../model/words';
import { type AnyFixtures, defineAnyModel, type Fixtures, type Model } from './fixtures';

/**
 * How a machine is played: what its events carry, what its actors answer, where it starts. What is left out is nothing: an
 * event without fields, an answer without any, one start without input.
 */
export type Plays<M extends AnyStateMachine> = Partial<
  Omit<Fixtures<M>, 'events' | 'results'> & {
    events: Partial<Fixtures<M>['events']>;
    results: Partial<Fixtures<M>['results']>;
    /** What people call the parts of the chart. */
    words: ChartWords;
  }
>;

/** What can be known of the play from the machine alone: which events it hears, which actors may answer. */
function playsOf(
  machine: AnyStateMachine,
  said: readonly string[],
): Pick<AnyFixtures, 'events' | 'results'> {
  const chart = readChart(machine);
  const named = transitionsOf(chart).flatMap(({ kind, event }) =>
    kind === 'event' ? [event] : [],
  );
  const exact = named.filter((event) => !event.includes('*'));
  const others = said.filter((type) => !exact.includes(type));
  // Of all that `mouse.*` may mean one that has no name of its own.
  const partial = named.flatMap((event) => {
    const begin = event.endsWith('.*') ? event.slice(0, -1) : null;
    const isSaid = begin === null || others.some((type) => type.startsWith(begin));
    return isSaid ? [] : [`${begin}x`];
  });
  const heard = [...exact, ...partial];
  const asked = chart.states.flatMap(({ invokes }) => invokes.map(({ src }) => src));
  return {
    events: Object.fromEntries(heard.map((type) => [type, [{}]])),
    results: Object.fromEntries(asked.map((src) => [src, { answered: {} }])),
  };
}

/** A model of any machine, played as is said, and as far as nothing is said by what the machine itself shows. */
export function playedModel<M extends AnyStateMachine>(
  name: string,
  machine: M,
  { words, events, results, ...rest }: Plays<M> = {},
): Model {
  const known = playsOf(machine, Object.keys(events ?? {}));
  const model = defineAnyModel(name, machine, {
    ...rest,
    events: Object.assign(known.events, events),
    results: Object.assign(known.results, results),
  });
  return words ? { ...model, words: { en: words } } : model;
}
