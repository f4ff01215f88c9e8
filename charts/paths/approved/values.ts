import { createHash } from 'node:crypto';
import { isSecretKey } from '../../model/mask';
import { hiddenRank, rankOf, shortened } from './shortened';

/** A value in one line of text: its place says whether it is a secret; beside it stands what it is told apart from. */
export type Teller = (value: unknown, place?: string, beside?: unknown) => string;

/** What a value is known by: the step's own answer, the start, or what came earlier on the path. */
export interface Source {
  readonly name: string;
  readonly value: unknown;
}

const longest = 60;

const plain = (_key: string, value: unknown): unknown => {
  if (typeof value === 'function') return '(function)';
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (value instanceof Error) return { error: value.message };
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  if (value instanceof File) return { name: value.name, type: value.type, size: value.size };
  if (value instanceof Blob) return { type: value.type, size: value.size };
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'send' in value)
    return '(actor)';
  return value;
};

/** The same for equal values, whatever the order of their fields was. */
export const keyOfValue = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) => {
    const known = plain(key, one);
    return typeof known === 'object' && known !== null && !Array.isArray(known)
      ? Object.fromEntries(Object.entries(known).sort(([a], [b]) => (a < b ? -1 : 1)))
      : known;
  }) ?? 'undefined';

const mark = (value: unknown) =>
  createHash('sha256').update(keyOfValue(value)).digest('hex').slice(0, 4);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** A value's parts that are too long to be told, by the text of their value: each the name of the first place it stands. */
export function placesIn(sources: readonly Source[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  const visit = (value: unknown, name: string, depth: number) => {
    const isText = typeof value === 'string' && value.length > 2;
    if (!isText && (typeof value !== 'object' || value === null || depth > 5)) return;
    const key = keyOfValue(value);
    if (!places.has(key)) places.set(key, name);
    if (isText) return;
    for (const [field, one] of Object.entries(Object(value)))
      visit(one, depth === 0 ? `${name}’s ${field}` : `${name}.${field}`, depth + 1);
  };
  for (const { name, value } of sources) visit(value, name, 0);
  return places;
}

/** Values that say themselves in a word. */
function simple(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'function') return 'a function';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : value.toISOString();
  if (value instanceof URL || value instanceof RegExp) return String(value);
  return null;
}

/** The fields of an object as they are told: entries of a Map are its fields. */
const fieldsOf = (value: object): [string, unknown][] =>
  value instanceof Map
    ? [...value].map(([key, one]) => [String(key), one])
    : Object.entries(value).filter(([, one]) => one !== undefined);

const fieldOf = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;

/**
 * Tells values: secrets by a mark that only says whether two are the same, long ones by a known name. Places that are open
 * may be read although their name is like a secret's.
 */
export function valueTeller(
  places: readonly ReadonlyMap<string, string>[],
  open: readonly string[] = [],
): Teller {
  const known = (value: unknown): string | null => {
    const key = keyOfValue(value);
    const place = places.find((one) => one.has(key));
    return place?.get(key) ?? null;
  };
  const isSecret = (place: string): boolean =>
    isSecretKey(place.split('.').at(-1) ?? '') &&
    !open.some((one) => `.${place}`.endsWith(`.${one}`));
  // A whole that has a name is called so rather than by the names of its parts.
  const whole = (text: string, value: unknown, short: () => string): string => {
    const isNamed = text.length > 40 || /the (start|event|answer)|«/.test(text);
    const name = isNamed ? known(value) : null;
    return name ?? (text.length <= longest ? text : short());
  };
  const told: Teller = (value, place = '', beside) => {
    const isHidden = place !== '' && isSecret(place);
    const easy = simple(value);
    if (easy !== null && !(isHidden && typeof value === 'number')) return easy;
    if (isHidden) return known(value) ?? `••• #${mark(value)}`;
    if (typeof value === 'string') {
      const text = `'${value.replaceAll('\n', '⏎')}'`;
      if (text.length <= longest) return text;
      return known(value) ?? `${text.slice(0, longest - 8)}… #${mark(value)}`;
    }
    const list = value instanceof Set ? [...value] : value;
    if (Array.isArray(list)) {
      if (list.length === 0) return 'nothing';
      const parts = list.map((one) => told(one, place));
      const end = `${list.length} in all #${mark(value)}`;
      return whole(`[${parts.join(', ')}]`, value, () => `[${shortened(parts, end)}]`);
    }
    const simpler = value instanceof Map ? value : plain('', value);
    if (typeof simpler !== 'object' || simpler === null) return String(simpler);
    const parts = fieldsOf(simpler).map(([name, one]) => {
      const other = fieldOf(beside, name);
      const differs = isRecord(beside) && keyOfValue(other) !== keyOfValue(one);
      const inner = place ? `${place}.${name}` : name;
      const text = `${name} ${told(one, inner, other)}`;
      const isMasked = typeof one !== 'boolean' && isSecret(inner);
      const rank = isMasked ? hiddenRank : rankOf(name, one);
      return { text, rank: differs ? 0 : rank };
    });
    if (parts.length === 0)
      return isRecord(simpler) || value instanceof Map ? 'nothing' : kindOf(simpler);
    const texts = parts.map(({ text }) => text);
    const first = () => [...parts].sort((a, b) => a.rank - b.rank).map(({ text }) => text);
    const end = `#${mark(value)}`;
    return whole(`{${texts.join(', ')}}`, value, () => `{${shortened(first(), end)}}`);
  };
  return told;
}

/** What an object is of which nothing can be read. */
const kindOf = (value: object): string => `(${value.constructor.name})`;
