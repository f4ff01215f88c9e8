import { ownLanguage } from '../../locales/locales';
import { ancestorsOf, type Chart, statesById } from '../../model/chart';
import { spaced, wordLabels } from '../../model/labels';
import { readChart } from '../../model/readChart';
import type { Cause } from '../explore';
import type { Model } from '../fixtures';
import { isRecord, keyOfValue, type Teller, valueTeller } from './values';

/** The words of a flow for its approved text, and back from the words to what they stand for. */
export interface Wording {
  readonly chart: Chart;
  readonly title: string;
  cause(one: Cause): string;
  /** A state by its own name and those of the states that hold it. */
  state(id: string): string;
  actor(src: string): string;
  action(name: string): string;
  delay(name: string): string;
  event(event: { type: string }): string;
  /** What a text says that happens; more where it is of a time that runs in several states. */
  meant(text: string): readonly Cause[];
}

/** Between the names of a state and of those that hold it. */
export const within = ' › ';

const messageOf = (error: unknown, told: Teller): string => {
  if (error instanceof Error) return error.message;
  return isRecord(error) && 'reason' in error ? String(error.reason) : told(error);
};

function identityOf(one: Cause): string {
  switch (one.kind) {
    case 'start':
      return `start ${one.input}`;
    case 'event':
      return keyOfValue(one.event);
    case 'result':
      return `${one.id} ${one.name}`;
    case 'failure':
      return `${one.id} fails ${keyOfValue(one.error)}`;
    default:
      return one.event ? `${one.delay} ${keyOfValue(one.event)}` : one.type;
  }
}

export function wordingOf({ machine, fixtures, words: all, name, open }: Model): Wording {
  const told = valueTeller([], open);
  const words = all[ownLanguage] ?? {};
  const chart = readChart(machine);
  const states = statesById(chart);
  const labels = wordLabels(chart, words, ownLanguage);
  const several = new Map<string, Set<string>>();
  for (const { invokes } of chart.states)
    for (const { id, src } of invokes) several.set(src, (several.get(src) ?? new Set()).add(id));

  const state = (id: string): string => {
    const found = states.get(id);
    if (!found) return id;
    const line = [found, ...ancestorsOf(found, states)].filter(({ parent }) => parent !== null);
    return line
      .reverse()
      .map((one) => labels.state(one).title ?? spaced(one.key))
      .join(within);
  };
  const actor = (src: string) => `"${words.actors?.[src] ?? src}"`;
  const asking = (src: string, id: string) => {
    const invoked = several.get(src);
    const isAlone = invoked?.has(id) ? invoked.size === 1 : src === id;
    return isAlone ? actor(src) : `${actor(src)} [${id}]`;
  };
  const delay = (one: string) => words.delays?.[one] ?? one;
  const event = ({ type, ...payload }: { type: string }) => {
    const data = Object.entries(payload).map(
      ([key, value]) => `${key} ${told(value, `${type}.${key}`)}`,
    );
    const label = words.events?.[type] ?? type;
    return data.length > 0 ? `${label} (${data.join(', ')})` : label;
  };
  const causeOf = (one: Cause): string => {
    switch (one.kind) {
      case 'start':
        return `Given ${one.input}`;
      case 'event':
        return event(one.event);
      case 'result':
        return `${asking(one.actor, one.id)} answers: ${one.name}`;
      case 'failure':
        return `${asking(one.actor, one.id)} fails: ${messageOf(one.error, told)}`;
      default: {
        const over = `"${delay(one.delay)}" is over`;
        return one.event ? `${over}: ${event(one.event)}` : over;
      }
    }
  };

  const byText = new Map<string, Cause[]>();
  const texts = new Map<string, string>();
  // Two that would read alike are told apart by a number; of times that do, one runs at a time.
  const place = (one: Cause) => {
    const key = identityOf(one);
    if (texts.has(key)) return;
    const text = causeOf(one);
    let unique = text;
    for (let number = 2; one.kind !== 'time' && byText.has(unique); number += 1)
      unique = `${text} [${number}]`;
    byText.set(unique, [...(byText.get(unique) ?? []), one]);
    texts.set(key, unique);
  };
  for (const input of Object.keys(fixtures.inputs)) place({ kind: 'start', input });
  for (const [type, payloads] of Object.entries(fixtures.events))
    for (const payload of payloads) place({ kind: 'event', event: { ...payload, type } });
  for (const { invokes, transitions } of chart.states) {
    for (const { id, src } of invokes) {
      for (const [result, output] of Object.entries(
        fixtures.results[src] ?? fixtures.results[id] ?? {},
      ))
        place({ kind: 'result', actor: src, id, name: result, output });
      for (const error of fixtures.failures ?? [new Error('unreachable')])
        place({ kind: 'failure', actor: src, id, error });
    }
    for (const { kind, subject, event: type } of transitions)
      if (kind === 'after') place({ kind: 'time', delay: subject, type });
  }
  return {
    chart,
    title: words.title ?? spaced(name),
    state,
    actor,
    delay,
    event,
    cause: (one) => texts.get(identityOf(one)) ?? causeOf(one),
    action: (one) => words.actions?.[one] ?? one,
    meant: (text) => byText.get(text) ?? [],
  };
}
