import { localeOf, ownLanguage } from '../locales/locales';
import type { Chart, ChartAction, ChartGuard, ChartState, ChartTransition } from './chart';
import { isPast } from './compare';
import type { ChartWords } from './words';

/** How a reader is told what is in a chart: by the developer's names or in a language's words. */
export interface Labels {
  language: string;
  /** Whether little is said of each, so that all may stand closer together. */
  isBrief?: boolean;
  /** Where a transition of a group begins that leads to a state within it. */
  anywhere: string;
  state(state: ChartState): { title: string | null; text: string | null };
  event(transition: ChartTransition): string;
  /** The condition; "otherwise" for the last of several ways; null when there is nothing to say. */
  guard(transition: ChartTransition, among: ChartTransition[]): string | null;
  /** One of the conditions of which a guard is made, by its name. */
  condition(name: string): string;
  /** What is said in a sentence of a guard that held, or did not for what it looked at last; null for nothing. */
  met(name: string): string | null;
  unmet(name: string, path: string | undefined): string | null;
  action(action: ChartAction): string;
  actor(src: string): string;
  choice(transition: ChartTransition): string | null;
}

/** What a chart is called in a language; its id, set apart, where nobody has named it. */
export const titleOf = (id: string, words: ChartWords = {}): string => words.title ?? spaced(id);

/** `enteringCode` as "Entering code". */
export function spaced(name: string): string {
  const words = name.replace(/([a-z\d])(\p{Lu})/gu, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isLastOfSeveral = (transition: ChartTransition, among: ChartTransition[]) => {
  const ways = among.filter(
    (one) => one.event === transition.event && isPast(one) === isPast(transition),
  );
  return ways.length > 1 && ways.at(-1) === transition && !transition.guard;
};

const prefixes: Partial<Record<ChartTransition['kind'], string>> = {
  after: 'after ',
  actorDone: 'done: ',
  actorError: 'error: ',
  actorSnapshot: 'snapshot: ',
  stateDone: 'done: ',
  always: 'always',
  route: 'route',
};

export const guardText = (guard: ChartGuard): string => {
  if (guard.op === 'is') return guard.name;
  if (guard.op === 'in') return `in ${guard.state}`;
  if (guard.op === 'not') return `not ${guardText(guard.of)}`;
  if (guard.op === 'unnamed') return 'unnamed';
  return `(${guard.of.map(guardText).join(` ${guard.op} `)})`;
};

export const developerLabels: Labels = {
  language: ownLanguage,
  anywhere: 'any state here',
  state: ({ key }) => ({ title: key, text: null }),
  event: ({ kind, subject }) => `${prefixes[kind] ?? ''}${subject}`,
  guard: (transition, among) => {
    if (transition.guard) return `[${guardText(transition.guard)}]`;
    return isLastOfSeveral(transition, among) ? '[else]' : null;
  },
  condition: (name) => name,
  met: () => null,
  unmet: () => null,
  action: ({ name }) => name,
  actor: (src) => src,
  choice: () => null,
};

/**
 * Labels in a language's words. A state that the words give no name is called by its key in the language of the
 * machine's own descriptions (`en`), and by its description alone in another.
 */
export function wordLabels(chart: Chart, words: ChartWords, language: string): Labels {
  const { phrases } = localeOf(language);
  const own = language === ownLanguage;
  const word = (group: Exclude<keyof ChartWords, 'title'>, name: string) =>
    words[group]?.[name] ?? name;

  const guard = (one: ChartGuard): string => {
    if (one.op === 'is') return word('guards', one.name);
    if (one.op === 'in') return `${phrases.in} ${one.state}`;
    if (one.op === 'not') return `${phrases.not} (${guard(one.of)})`;
    if (one.op === 'unnamed') return phrases.unnamed;
    return one.of.map(guard).join(` ${phrases[one.op]} `);
  };
  const delay = (subject: string) => {
    const named = words.delays?.[subject];
    const milliseconds = chart.delays[subject] ?? Number(subject);
    if (named) return named;
    return Number.isFinite(milliseconds) ? phrases.seconds(milliseconds / 1000) : subject;
  };
  const event = ({ kind, subject }: ChartTransition) => {
    if (kind === 'always') return phrases.atOnce;
    if (kind === 'after') return delay(subject);
    if (kind === 'actorDone') return phrases.done(word('actors', subject));
    if (kind === 'actorError') return phrases.failed(word('actors', subject));
    if (kind === 'actorSnapshot') return phrases.reported(word('actors', subject));
    if (kind === 'stateDone') return phrases.finished;
    if (kind === 'route') return phrases.routed;
    return subject === '*' ? phrases.anythingElse : word('events', subject);
  };

  return {
    language,
    anywhere: phrases.anywhere,
    state: ({ id, key, parent, description }) => {
      const text = words.descriptions?.[id] ?? description;
      if (parent === null) return { title: titleOf(id, words), text };
      return { title: words.states?.[id] ?? (own || !text ? spaced(key) : null), text };
    },
    event,
    guard: (transition, among) => {
      if (transition.guard) return `${phrases.if}: ${guard(transition.guard)}`;
      return isLastOfSeveral(transition, among) ? phrases.otherwise : null;
    },
    condition: (name) => word('guards', name),
    met: (name) => words.met?.[name] ?? null,
    unmet: (name, path = '') =>
      words.unmet?.[`${name} ${path.replace(/\b\d+\b/g, '*')}`] ?? words.unmet?.[name] ?? null,
    action: ({ name }) => word('actions', name),
    actor: (src) => word('actors', src),
    choice: ({ description }) =>
      description === null ? null : (words.choices?.[description] ?? description),
  };
}
