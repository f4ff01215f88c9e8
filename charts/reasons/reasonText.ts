import { isRightToLeft, localeOf } from '../locales/locales';
import type { ChartTransition, Plain } from '../model/chart';
import type { Labels } from '../model/labels';
import { hidden } from '../model/mask';
import type { Asked, Verdict } from './verdict';
import { decisive } from './verdict';

/** What stands at a path of the masked context, or of the event below `event`; undefined where nothing does. */
export type ValueAt = (path: string) => Plain | undefined;

export const valueIn =
  (context: Plain, event: Plain): ValueAt =>
  (path) => {
    const [first, ...rest] = path.split('.');
    const keys = first === 'event' ? rest : path.split('.');
    return keys.reduce<Plain | undefined>(
      (within, key) => {
        if (typeof within !== 'object' || within === null) return undefined;
        return Array.isArray(within) ? within[Number(key)] : within[key];
      },
      first === 'event' ? event : context,
    );
  };

const isTellable = (value: Plain | undefined): value is string | number =>
  (typeof value === 'string' && value !== hidden && value !== '') || typeof value === 'number';

/** A value within a text that may be written from the other side. */
const isolated = (value: string | number, language: string) =>
  isRightToLeft(language) ? `\u2068${value}\u2069` : String(value);

/** A text with its values; brackets around one that cannot be told go with it. */
function filled(text: string, at: ValueAt, language: string): string {
  const told = (path: string) => {
    const value = at(path);
    return isTellable(value) ? isolated(value, language) : null;
  };
  return text
    .replace(/ ?\([^()]*\{[^()]*\)/g, (bracket) =>
      [...bracket.matchAll(/\{([^}]+)\}/g)].every(([, path = '']) => told(path) !== null)
        ? bracket
        : '',
    )
    .replace(/\{([^}]+)\}/g, (_, path: string) => told(path) ?? hidden);
}

/** A path as it is shown: where the event keeps what an actor answered goes without saying. */
export const shortPath = (path: string): string =>
  path.replace(/^event\.(output\.|error\.)?/, '').replace(/\.length$/, '');

/** The values that a guard looked at, in brackets: those that say something to a reader. */
function looked({ read = [], holds }: Verdict, language: string): string {
  const { empty } = localeOf(language).inspector;
  const values = read.flatMap(([path, value]) => {
    const text = value === null && holds === false ? empty : isTellable(value) ? value : null;
    return text === null ? [] : [isolated(`${shortPath(path)}: ${text}`, language)];
  });
  return values.length > 0 ? ` (${values.join(', ')})` : '';
}

/** A part of a guard in words, whichever way it answered. */
export function conditionText({ name, state }: Verdict, labels: Labels): string {
  const { phrases } = localeOf(labels.language);
  if (name !== undefined) return labels.condition(name);
  return state === undefined ? phrases.unnamed : `${phrases.in} ${state}`;
}

function partText(part: Verdict, labels: Labels, at: ValueAt): string {
  const { name, holds, read, last } = part;
  const own =
    name === undefined
      ? null
      : holds
        ? labels.met(name)
        : labels.unmet(name, last ?? read?.at(-1)?.[0]);
  if (own !== null) return filled(own, at, labels.language);
  const text = conditionText(part, labels) + looked(part, labels.language);
  return holds ? text : localeOf(labels.language).inspector.notSo(text);
}

/** Why a guard answered as it did: the parts that made it, by what they mean, with values. */
export function reasonText(verdict: Verdict, labels: Labels, at: ValueAt): string {
  const { phrases } = localeOf(labels.language);
  const hasWords = verdict.name !== undefined && verdict.join !== undefined;
  if (hasWords && verdict.holds) return partText({ ...verdict, read: [] }, labels, at);
  const parts = decisive(verdict).map((part) => partText(part, labels, at));
  return [...new Set(parts)].join(` ${phrases.and} `);
}

interface Told {
  /** Transitions that were taken, in order; none when nothing took the event. */
  taken: readonly ChartTransition[];
  weighed: readonly Asked[];
}

const isAlternative = (id: string, { source, event }: ChartTransition) =>
  id.startsWith(`${source}|${event}|`);

function takenReason(one: ChartTransition, weighed: readonly Asked[], labels: Labels, at: ValueAt) {
  const own = weighed.find(({ id }) => id === one.id);
  if (own) return [reasonText(own.verdict, labels, at)];
  const failed = weighed.filter(
    ({ id, verdict }) => isAlternative(id, one) && verdict.holds === false,
  );
  if (failed.length === 0) return [];
  const choice = labels.choice(one)?.replace(/\.$/, '');
  return choice ? [choice] : failed.map(({ verdict }) => reasonText(verdict, labels, at));
}

/** Why a step went as it did: what held of the ways that were taken, or what was missing; empty when nothing was asked. */
export function stepReason({ taken, weighed }: Told, labels: Labels, at: ValueAt): string {
  const texts =
    taken.length > 0
      ? taken.flatMap((one) => takenReason(one, weighed, labels, at))
      : weighed.map(({ verdict }) => reasonText(verdict, labels, at));
  return [...new Set(texts)].join(localeOf(labels.language).inspector.pause);
}
